import { useState } from 'react'
import type { Control } from '../mock/control-types.ts'
import { unwrittenQuery } from '../mock/mock-queries.ts'
import { Section, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { texts } from '../texts.ts'

/** How many are shown at once: a new service has all of its operations here. */
const few = 8

/** The operations that nobody has written, which the contract answers (G-005); nothing while there are none. */
export const UnwrittenSection = () => (
  <Read query={unwrittenQuery}>
    {({ operations, unwritten }) =>
      unwritten.length > 0 && (
        <Section
          lang="en"
          title={texts.unwritten.title}
          aside={texts.unwritten.count(unwritten.length, operations)}
        >
          <Unwritten operations={unwritten} />
        </Section>
      )
    }
  </Read>
)

function Unwritten({ operations }: { operations: Control<'UnwrittenList'>['unwritten'] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? operations : operations.slice(0, few)
  return (
    <>
      <ul className="grid gap-1.5 text-small">
        {shown.map(({ service, operationId, method, path }) => (
          <li key={`${service} ${operationId}`} className="border-l-3 border-line pl-2.5">
            <b>{operationId}</b> <span className="text-ink-3">{service}</span>
            <span className="tool-mono block wrap-anywhere text-ink-3">
              {method} {path}
            </span>
          </li>
        ))}
      </ul>
      {operations.length > few && (
        <ToolButton className="mt-2" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.unwritten.fewer : texts.unwritten.all(operations.length)}
        </ToolButton>
      )}
      <p className="mt-2 text-small text-ink-3">
        {texts.unwritten.hint} <code className="tool-mono block">{texts.unwritten.command}</code>
      </p>
    </>
  )
}
