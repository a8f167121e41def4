import type { Control } from '../../director/mock/control-types.ts'
import { Nothing } from '../../director/parts/parts.tsx'
import { Read } from '../../director/parts/read.tsx'
import { texts } from '../front-texts.ts'
import { exchangeQuery } from './watch.ts'

/** What was sent and what was answered, side by side. */
export const ExchangeView = ({ number }: { number: number }) => (
  <Read query={exchangeQuery(number)}>
    {([exchange]) =>
      exchange ? <BothSides exchange={exchange} /> : <Nothing>{texts.calls.notKept}</Nothing>
    }
  </Read>
)

const BothSides = ({ exchange }: { exchange: Control<'Exchange'> }) => {
  const { method, address, status, request, answer } = exchange
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Side title={texts.calls.request} line={`${method} ${address}`} side={request} />
      <Side
        title={texts.calls.answer}
        line={status === null ? texts.calls.cut : String(status)}
        side={answer}
      />
    </div>
  )
}

type SideProps = { title: string; line: string; side: Control<'ExchangeSide'> }

function Side({ title, line, side: { headers, body, size } }: SideProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-l bg-surface p-3">
      <h4 className="mb-2 text-small text-ink-2">{title}</h4>
      <pre className="tool-mono wrap-anywhere whitespace-pre-wrap">
        <b>{line}</b>
        {'\n'}
        <span className="text-ink-2">{headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</span>
        {'\n\n'}
        {body === null ? (
          <i className="text-ink-3">{size === 0 ? texts.calls.empty : texts.calls.unshown(size)}</i>
        ) : (
          indented(body)
        )}
      </pre>
    </section>
  )
}

/** JSON as one reads it; anything else as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2)
  } catch {
    return body
  }
}
