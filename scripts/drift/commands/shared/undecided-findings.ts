import { InputError } from '../../document/input-error.ts'
import { takeUndecidedPatterns } from '../../pattern/verdict.ts'
import type { Finding } from '../../finding.ts'

/**
 * Ends a command that found nothing with exit code 2 when something could not be decided, unless that was accepted.
 *
 * @throws InputError when something could not be decided
 */
export function refuseUndecided(findings: readonly Finding[]): void {
  const patterns = takeUndecidedPatterns()
  const undecided = findings.filter(({ rule }) => rule.endsWith('-undecided'))
  const open = undecided.filter(({ accepted }) => !accepted)
  const isTold = undecided.length > 0 ? open.length === 0 : patterns.length === 0
  if (process.exitCode !== 0 || isTold) return
  if (patterns.length === 0) throw new InputError(`Could not tell: ${open.length} messages were not checked.`)
  const names = patterns
    .slice(0, 3)
    .map((pattern) => (pattern.length > 100 ? `${pattern.slice(0, 100)}…` : pattern))
  const rest = patterns.length > 3 ? ` and ${patterns.length - 3} more` : ''
  throw new InputError(`Could not tell: the time did not suffice for the pattern ${names.join(', ')}${rest}.`)
}
