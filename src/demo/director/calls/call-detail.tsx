import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { apiBase } from '#src/api/base-url.ts'
import type { Control } from '../mock/control-types.ts'
import { curlOf } from './curl.ts'
import { Facts, ToolButton } from '../parts/parts.tsx'
import { momentOf } from '../time/moments.ts'
import { worldQuery } from '../mock/mock-queries.ts'
import { usePortalControls } from '../portal-controls.ts'
import { texts } from '../texts.ts'

type Props = {
  entry: Control<'LogEntry'>
  onFault: (operationId: string) => void
  children?: ReactNode
}

/** All that the log keeps of a call: nothing that was sent, and no secret. */
export function CallDetail({ entry, onFault, children }: Props) {
  const { data: world } = useQuery(worldQuery)
  const { say } = usePortalControls()
  const [curl, setCurl] = useState<string>()
  const copy = async () => {
    const command = curlOf(entry, apiBase(), world?.id ?? 'default')
    setCurl(command)
    await navigator.clipboard.writeText(command).then(
      () => say(texts.calls.copied),
      () => say(texts.calls.notCopied),
    )
  }
  const { operationId, violations } = entry
  return (
    <div className="grid gap-3 pt-1 pr-1 pb-4 pl-2.5">
      <Facts
        facts={[
          [texts.calls.operation, operationId ?? '–'],
          [texts.calls.service, entry.service ?? '–'],
          [texts.calls.address, entry.path],
          [texts.calls.when, momentOf(entry.at)],
        ]}
      />
      {violations.length > 0 && (
        <div>
          <h4 className="text-small text-ink-2">{texts.calls.violations}</h4>
          <ul className="mt-1 grid gap-1">
            {violations.map((one) => (
              <li key={`${one.in} ${one.pointer} ${one.code}`} className="text-small text-err">
                <span className="tool-mono break-all">
                  {one.in} {one.pointer}
                </span>{' '}
                {one.detail} ({one.code})
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <div className="flex flex-wrap gap-2">
        <ToolButton onClick={copy}>{texts.calls.curl}</ToolButton>
        {operationId && <ToolButton onClick={() => onFault(operationId)}>{texts.calls.makeFault}</ToolButton>}
      </div>
      {curl && <p className="tool-mono rounded-m bg-surface p-2 break-all">{curl}</p>}
    </div>
  )
}
