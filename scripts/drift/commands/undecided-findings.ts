import { InputError } from '../document/input-error.ts'
import { takeUntoldPatterns } from '../pattern/verdict.ts'
import type { Finding } from '../finding.ts'

/**
 * A verdict of "kept" is none where something could not be told, unless somebody has accepted just that.
 *
 * @throws InputError
 */
export function orUntold(findings: readonly Finding[]): void {
  const untold = takeUntoldPatterns()
  const undecided = findings.filter(({ rule }) => rule.endsWith('-undecided'))
  const open = undecided.filter(({ accepted }) => !accepted)
  const isTold = undecided.length > 0 ? open.length === 0 : untold.length === 0
  if (process.exitCode !== 0 || isTold) return
  if (untold.length === 0) throw new InputError(`Could not tell: ${open.length} messages were not checked.`)
  const names = untold
    .slice(0, 3)
    .map((pattern) => (pattern.length > 100 ? `${pattern.slice(0, 100)}…` : pattern))
  const rest = untold.length > 3 ? ` and ${untold.length - 3} more` : ''
  throw new InputError(`Could not tell: the time did not suffice for the pattern ${names.join(', ')}${rest}.`)
}
