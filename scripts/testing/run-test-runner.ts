import { runNode } from '../processes/run-node.ts'
import { type Runner, readReport } from '../reports/read-report.ts'
import { nothingRun, type Tally, tallyOf } from '../reports/tally.ts'

/**
 * Runs a test runner that writes its JSON report into `reports/`, shows what it says, and counts what it reported. A
 * runner that fails without a failed test counts as one that failed.
 */
export async function runTestRunner(
  runner: Runner,
  args: string[],
  env?: Record<string, string>,
): Promise<Tally> {
  const { code } = await runNode(args, { show: true, ...(env && { env }) })
  const report = readReport(runner)
  const tally = report ? tallyOf(report) : nothingRun
  if (code === 0 || tally.failures.length > 0) return tally
  const failure = `${runner} ended with exit code ${code}${report ? '' : ' and without a report'}.`
  console.error(failure)
  return { ...tally, failures: [failure] }
}
