import type { Finding } from '../finding.ts'
import { levelByPlace } from './level-by-place.ts'
import type { Config } from './read-config.ts'

type Acceptance = Config['accepted'][number]

/** Findings with what has been accepted marked, and what the reader should know about the acceptances. */
export type Accepted = { findings: Finding[]; notes: string[] }

/**
 * Puts findings at the levels that go for where they are, and marks those that somebody has accepted. An acceptance that has expired counts no more, and one that fits
 * nothing is said to be of no use; both are told in notes.
 *
 * @param today as `2026-11-21`; an acceptance holds on its last day, too
 */
export function accept(
  all: readonly Finding[],
  { accepted, levels }: Pick<Config, 'accepted' | 'levels'>,
  today: string,
): Accepted {
  const findings = levelByPlace(all, levels)
  const isOver = ({ until }: Acceptance) => until !== undefined && until < today
  const marked = findings.map((finding): Finding => {
    const found = accepted.find((one) => !isOver(one) && fits(one, finding))
    if (!found) return finding
    const { reason, until } = found
    return { ...finding, accepted: { reason, ...(until === undefined ? {} : { until }) } }
  })
  const notes = accepted.flatMap((one) => {
    const isUsed = findings.some((finding) => fits(one, finding))
    if (!isUsed) return [`The acceptance of ${nameOf(one)} fits nothing any more; it can be removed.`]
    return isOver(one) ? [`The acceptance of ${nameOf(one)} ended on ${one.until}, and counts no more.`] : []
  })
  return { findings: marked, notes }
}

/** An acceptance by operation holds for a finding that no other operation shows. */
function fits(one: Acceptance, finding: Finding): boolean {
  if ('fingerprint' in one) return one.fingerprint === finding.fingerprint
  const { rule, operation, field } = one
  return (
    rule === finding.rule &&
    (field === undefined || field === finding.field) &&
    (operation === undefined ||
      (finding.operations.length > 0 &&
        finding.operations.every(
          ({ id, method, path }) => operation === id || operation === `${method} ${path}`,
        )))
  )
}

const nameOf = (one: Acceptance): string =>
  'fingerprint' in one ? one.fingerprint : [one.rule, one.operation, one.field].filter(Boolean).join(' ')
