import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { runSteps } from '../../check/run-steps.ts'
import { steps } from '../../check/steps.ts'
import { root } from '../../generate/paths.ts'
import { endWithChildren } from '../../processes/run-node.ts'
import { closingLines, nothingRun, sum, type Tally } from '../../reports/tally.ts'
import { builds } from '../../portal/builds.ts'
import { ensureTestBrowser } from '../../setup/chromium.ts'
import { ensureRedis } from '../../setup/redis.ts'
import { refusesUnknown } from '../refuses-unknown.ts'
import { runBrowserTests } from '../../testing/browser-tests.ts'
import { buildAll, buildStep } from '../../testing/build-step.ts'
import { looksIntoBuild } from '../../testing/changed/select-tests.ts'
import { testsByChange } from '../../testing/changed/tests-by-change.ts'
import { runUnitTests } from '../../testing/unit-tests.ts'

const parts: Record<string, () => Promise<Tally>> = {
  check: () => tallySteps(steps),
  build: buildAll,
  unit: () => runUnitTests(),
  e2e: () => runBrowserTests(),
}

/**
 * `test [part …]`: all checks, then all tests. A check counts as one, a browser test as one a project. The last line is
 * the sum; exit 1 when anything failed. With `--changed` only what the changes can reach, and what was left out is told.
 */
export const test = defineCommand({
  meta: { name: 'test', description: `Run everything, or some parts: ${Object.keys(parts).join(', ')}` },
  args: {
    part: { type: 'positional', required: false, description: 'The parts to run; all when left out' },
    changed: { type: 'boolean', default: false, description: 'Only what the changes of the files can reach' },
    since: {
      type: 'string',
      default: 'HEAD',
      description: 'The commit or branch that --changed compares with',
    },
  },
  async run({ args }) {
    if (args.changed) return runChanged(args.since)
    if (refusesUnknown('part', args._, Object.keys(parts))) return
    endWithChildren()
    shareCompileCache()
    emptyReports()
    // while the checks run; the part that needs them waits for them, and says what went wrong
    if (args._.length === 0) for (const ensure of [ensureTestBrowser, ensureRedis]) ensure().catch(() => {})
    const tallies: Tally[] = []
    // journeys by themselves, perhaps where nothing was ever built
    if (args._.includes('e2e') && !args._.includes('build')) tallies.push(await buildStep(builds.mocked))
    for (const [name, run] of Object.entries(parts)) {
      if (args._.length === 0 || args._.includes(name)) tallies.push(await run().catch(failedPart))
    }
    if (args._.length === 0) tallies.push(await tallySteps([traceStep]))
    conclude(tallies)
  },
})

/** `test --changed`: the checks that read what has changed since they were green, and the tests that it can reach. */
async function runChanged(since: string): Promise<void> {
  const { changed, vitest, journeys, leftOut } = testsByChange(since)
  console.log(
    `${changed} files differ from ${since}: they can reach ${vitest.length} test files of Vitest and ${journeys.length} journeys.`,
  )
  endWithChildren()
  shareCompileCache()
  emptyReports()
  const tallies = [await tallySteps(steps, true)]
  const built = vitest.some(looksIntoBuild) ? buildAll() : journeys.length > 0 && buildStep(builds.mocked)
  if (built) tallies.push(await built.catch(failedPart))
  if (vitest.length > 0) tallies.push(await runUnitTests(vitest).catch(failedPart))
  if (journeys.length > 0) tallies.push(await runBrowserTests(journeys).catch(failedPart))
  console.log(`\nLeft out: ${leftOut.vitest} test files of Vitest, ${leftOut.journeys.length} journeys`)
  if (leftOut.journeys.length > 0) console.log(leftOut.journeys.map((file) => `    ${file}`).join('\n'))
  conclude(tallies)
}

/**
 * What one of the many processes of a run has compiled, the next does not compile again: a mock server starts with 0.6
 * core-seconds instead of 1.4.
 */
function shareCompileCache(): void {
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled')
}

function emptyReports(): void {
  rmSync(join(root, 'reports'), { recursive: true, force: true })
  mkdirSync(join(root, 'reports'))
}

function conclude(tallies: Tally[]): void {
  const total = sum(tallies)
  console.log(`\n${closingLines(total).join('\n')}`)
  process.exitCode = total.failures.length > 0 ? 1 : 0
}

const traceStep = {
  name: 'trace',
  about: 'test titles name requirements that exist',
  run: ['scripts/cli.ts', 'trace'],
  reads: () => true,
}

/** A part that could not run at all counts as one that failed. */
function failedPart(error: unknown): Tally {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  return { ...nothingRun, failures: [message] }
}

async function tallySteps(list: typeof steps, byChange = false): Promise<Tally> {
  const failures = await runSteps(list, { byChange })
  return { passed: list.length - failures.length, failures, skipped: 0 }
}
