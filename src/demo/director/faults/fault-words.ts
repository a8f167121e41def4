import { conditionLines } from '#mocks/fault-condition.ts'
import type { Control } from '../mock/control-types.ts'
import { texts } from '../texts.ts'

type Rule = Control<'FaultRule'>

/** A fault in a word or two: `413`, `202 × 3`, `Dropped`, `Slow`. */
export function faultWord({ status, drop, malformed, halfSent, example, headers, times }: Rule): string {
  const { words } = texts.faults
  const broken = drop ? words.drop : malformed ? words.malformed : halfSent ? texts.faults.half : undefined
  const answer = status ? String(status) : (example ?? (headers ? texts.faults.otherHeaders : undefined))
  const what = broken ?? answer ?? words.slow
  return times === undefined ? what : `${what} × ${times}`
}

/** Everything that a fault does, beside the word for it. */
export function faultDetails({
  problemCode,
  example,
  status,
  body,
  headers = {},
  when,
  unchecked,
  delayMs,
  slowBodyMs,
  probability,
}: Rule): string {
  return [
    problemCode,
    status === undefined ? undefined : example,
    body === undefined ? undefined : texts.faults.ownBody,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...conditionLines(when).map((line) => texts.faults.onlyIf(line)),
    unchecked ? texts.faults.notChecked : undefined,
    delayMs ? `+${delayMs} ms` : undefined,
    slowBodyMs ? `body ${slowBodyMs} ms` : undefined,
    probability === undefined ? undefined : `${Math.round(probability * 100)} %`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Whether a fault is none to whoever calls: it makes slow, or answers with a status that is no error. */
export const isMild = ({ status = 200, drop, malformed, halfSent }: Rule): boolean =>
  !drop && !malformed && !halfSent && status < 400
