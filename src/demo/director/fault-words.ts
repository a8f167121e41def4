import type { Control } from './control-types.ts'
import { texts } from './texts.ts'

type Rule = Control<'FaultRule'>

/** A fault in a word or two: `413`, `202 × 3`, `Dropped`, `Slow`. */
export function faultWord({ status, drop, malformed, times }: Rule): string {
  const { words } = texts.faults
  const what = drop ? words.drop : malformed ? words.malformed : status ? String(status) : words.slow
  return times === undefined ? what : `${what} × ${times}`
}

/** Everything that a fault does, beside the word for it. */
export function faultDetails({ problemCode, delayMs, slowBodyMs, probability }: Rule): string {
  return [
    problemCode,
    delayMs ? `+${delayMs} ms` : undefined,
    slowBodyMs ? `body ${slowBodyMs} ms` : undefined,
    probability === undefined ? undefined : `${Math.round(probability * 100)} %`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Whether a fault is none to whoever calls: it makes slow, or answers with a status that is no error. */
export const isMild = ({ status = 200, drop, malformed }: Rule): boolean =>
  !drop && !malformed && status < 400
