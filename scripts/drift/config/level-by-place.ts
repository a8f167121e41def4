import type { Finding } from '../finding.ts'
import type { Config } from './read-config.ts'

type Levelled = Config['levels'][number]

/**
 * Findings at the levels that a team has decided on for some services, paths or operations; those that it has switched
 * off are left out. Of several entries that fit the last one counts. A path may end in `*`.
 */
export function levelByPlace(findings: readonly Finding[], entries: readonly Levelled[]): readonly Finding[] {
  if (entries.length === 0) return findings
  return findings.flatMap((finding) => {
    const level = entries.findLast((one) => fits(one, finding))?.level
    if (level === 'off') return []
    return [level === undefined ? finding : { ...finding, level }]
  })
}

/** An entry by path or operation holds for a finding that no other operation shows. */
function fits({ rule, service, path, operation }: Levelled, finding: Finding): boolean {
  const { operations } = finding
  const hold = (test: (one: Finding['operations'][number]) => boolean) =>
    operations.length > 0 && operations.every(test)
  return (
    (rule === undefined || rule === finding.rule) &&
    (service === undefined || service === serviceOf(finding)) &&
    (path === undefined || hold((one) => isBelow(one.path, path))) &&
    (operation === undefined ||
      hold(({ id, method, path: at }) => [id, `${method} ${at}`].includes(operation)))
  )
}

const isBelow = (path: string, wanted: string): boolean =>
  wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted

/** The name of the document that the contract stands in. */
const serviceOf = ({ old, new: now }: Finding): string | undefined =>
  (old ?? now)?.file
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')
