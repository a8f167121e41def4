import fc from 'fast-check'
import type { Guard } from './guard.ts'
import { endless } from './guard.ts'

/**
 * How many cases are run in all, and which: `HOSTILE_CASES=10000` runs what docs/testing.md speaks of, and
 * `HOSTILE_ONLY='diff:17'` the one that a failure names.
 */
const total = Number(process.env['HOSTILE_CASES'] ?? 600)
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_261_123)
const only = process.env['HOSTILE_ONLY']

/** The share of a reader in all cases, at least a few. */
const shareOf = (part: number): number => Math.max(5, Math.ceil(total * part))

/** More failures than these say nothing new. */
const mostFailures = 12

/**
 * Runs the cases of one reader, and tells what fails, each kind once.
 *
 * @returns the failures, with the number by which each can be run again; nothing when there are none
 */
export async function runCases<Case>(
  reader: string,
  { guard, cases, part }: { guard: Guard; cases: fc.Arbitrary<Case>; part: number },
  run: (one: Case) => Promise<void>,
): Promise<string> {
  const all = fc.sample(cases, { seed, numRuns: shareOf(part) })
  const failures = new Map<string, string>()
  for (const [number, one] of all.entries()) {
    const name = `${reader}:${number}`
    if (only !== undefined && only !== name) continue
    const failure = await guard.watch(name, () => run(one))
    if (failure === undefined) continue
    const kind = failure.replaceAll(/\d+/g, '').split('\n').slice(0, 3).join('\n')
    if (!failures.has(kind)) failures.set(kind, `${name} ${JSON.stringify(one).slice(0, 600)}\n${failure}`)
    // what waits without end leaves nothing that could be relied upon
    if (failures.size >= mostFailures || failure.startsWith(endless)) break
  }
  if (failures.size === 0) return ''
  return `HOSTILE_SEED=${seed} HOSTILE_CASES=${total} HOSTILE_ONLY='${reader}:…' runs one again\n\n${[...failures.values()].join('\n\n')}`
}
