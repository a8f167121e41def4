import { reportFile } from '../reports/read-report.ts'
import { nothingRun, sum, type Tally } from '../reports/tally.ts'
import { ensureTestBrowser } from '../setup/chromium.ts'
import { ensureRedis } from '../setup/redis.ts'
import { runTestRunner } from './run-test-runner.ts'

/**
 * Runs Vitest: in Node and, where there is one, in Chromium; the tests of a shared store beside a Redis. The architecture tests look into the builds.
 *
 * @param files test files; all when left out
 */
export async function runUnitTests(files: readonly string[] = []): Promise<Tally> {
  const reporters = ['./tests/support/vitest/reason-reporter.ts', 'default', 'json']
  const args = [
    'run',
    ...reporters.map((one) => `--reporter=${one}`),
    `--outputFile.json=${reportFile('vitest')}`,
  ]
  const run = (more: string[]) =>
    runTestRunner('vitest', ['node_modules/vitest/vitest.mjs', ...args, ...more, ...files])
  // without one, the tests that need it say so
  await ensureRedis().catch(() => undefined)
  try {
    await ensureTestBrowser()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return sum([await run(['--project=!browser*']), { ...nothingRun, failures: [message] }])
  }
  return run([])
}
