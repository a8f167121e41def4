import { runNode } from '../processes/run-node.ts'
import { type Runner, readReport } from '../reports/read-report.ts'
import { type Tally, tallyOf } from '../reports/tally.ts'

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
  const tally = report ? tallyOf(report) : { passed: 0, failed: 0, skipped: 0 }
  if (code === 0 || tally.failed > 0) return tally
  console.error(`${runner} ended with exit code ${code}${report ? '' : ' and without a report'}.`)
  return { ...tally, failed: 1 }
}
