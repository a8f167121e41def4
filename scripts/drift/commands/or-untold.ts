import { InputError } from '../document/input-error.ts'
import { untoldPatterns } from '../pattern/verdict.ts'
import type { Finding } from '../finding.ts'

/**
 * A verdict of "kept" is none where patterns could not be told in time, unless somebody has accepted just that.
 *
 * @throws InputError
 */
export function orUntold(findings: readonly Finding[]): void {
  const untold = untoldPatterns()
  if (process.exitCode !== 0 || untold.length === 0) return
  const undecided = findings.filter(({ rule }) => rule.endsWith('-undecided'))
  if (undecided.length > 0 && undecided.every(({ accepted }) => accepted)) return
  const names = untold
    .slice(0, 3)
    .map((pattern) => (pattern.length > 100 ? `${pattern.slice(0, 100)}…` : pattern))
  const rest = untold.length > 3 ? ` and ${untold.length - 3} more` : ''
  throw new InputError(`Could not tell: the time did not suffice for the pattern ${names.join(', ')}${rest}.`)
}
