import type { Outcome } from './outcome.ts'

const parts = ['major', 'minor', 'patch'] as const

/**
 * The step of the version that what has changed asks for (semver.org, 6 to 8): what may break somebody is a major one,
 * what is there besides a minor one, and words are a patch. Nothing where nothing has changed.
 */
export function versionStep({ findings }: Pick<Outcome, 'findings'>): (typeof parts)[number] | undefined {
  const has = (...levels: string[]) => findings.some(({ level }) => levels.includes(level))
  if (has('breaking', 'risky', 'question')) return 'major'
  if (has('safe')) return 'minor'
  return findings.length > 0 ? 'patch' : undefined
}

/** What to say about the versions that two documents name; nothing where nothing has changed. */
export function versionLine(outcome: Outcome): string | undefined {
  const step = versionStep(outcome)
  if (step === undefined) return undefined
  const { versions } = outcome
  const asked = versions && raised(versions.old, step)
  if (versions === undefined || asked === undefined) return `What has changed asks for a ${step} version.`
  if (isAtLeast(versions.new, asked))
    return `Version ${versions.old} → ${versions.new}: a ${step} step, as it should be.`
  return `What has changed asks for a ${step} version: ${versions.old} → ${asked}. It says ${versions.new}.`
}

/** The version of the next release: the one that it names already, or the one that what has changed asks for. */
export function releaseVersion({
  was,
  is,
  findings,
}: Pick<Outcome, 'findings'> & { was: string; is: string }): string {
  const step = versionStep({ findings })
  const asked = step && raised(was, step)
  return asked === undefined || isAtLeast(is, asked) ? is : asked
}

const numbersOf = (version: string): number[] | undefined =>
  /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/
    .exec(version)
    ?.slice(1)
    .map((part) => Number(part ?? 0))

/** Before 1.0.0 a minor step is what breaks (semver.org, 4). */
function raised(version: string, step: (typeof parts)[number]): string | undefined {
  const numbers = numbersOf(version)
  if (!numbers) return undefined
  const at = Math.min(2, parts.indexOf(step) + (numbers[0] === 0 ? 1 : 0))
  return [...numbers.slice(0, at), (numbers[at] ?? 0) + 1, ...numbers.slice(at + 1).map(() => 0)].join('.')
}

function isAtLeast(version: string, least: string): boolean {
  const [own = [], wanted = []] = [numbersOf(version), numbersOf(least)]
  const at = wanted.findIndex((number, index) => number !== own[index])
  return at === -1 || (own[at] ?? 0) > (wanted[at] ?? 0)
}
