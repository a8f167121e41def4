import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { runSteps } from '../check/run-steps.ts'
import { steps } from '../check/steps.ts'
import { root } from '../generate/paths.ts'
import { endWithChildren } from '../processes/run-node.ts'
import { sum, type Tally, tallyLine } from '../reports/tally.ts'
import { ensureTestBrowser } from '../setup/chromium.ts'
import { runBrowserTests } from '../testing/browser-tests.ts'
import { buildAll } from '../testing/build-step.ts'
import { runUnitTests } from '../testing/unit-tests.ts'

const parts: Record<string, () => Promise<Tally>> = {
  check: () => tallySteps(steps),
  build: buildAll,
  unit: runUnitTests,
  e2e: runBrowserTests,
}

/**
 * `test [part …]`: all checks, then all tests. A check counts as one, a browser test as one a project. The last line is
 * the sum; exit 1 when anything failed.
 */
export const test = defineCommand({
  meta: { name: 'test', description: `Run everything, or some parts: ${Object.keys(parts).join(', ')}` },
  args: {
    part: { type: 'positional', required: false, description: 'The parts to run; all when left out' },
  },
  async run({ args }) {
    const unknown = args._.filter((name) => !(name in parts))
    if (unknown.length > 0) {
      console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
      process.exitCode = 2
      return
    }
    endWithChildren()
    rmSync(join(root, 'reports'), { recursive: true, force: true })
    mkdirSync(join(root, 'reports'))
    // while the checks run; the part that needs it waits for it, and says what went wrong
    if (args._.length === 0) ensureTestBrowser().catch(() => {})
    const tallies: Tally[] = []
    for (const [name, run] of Object.entries(parts)) {
      if (args._.length === 0 || args._.includes(name)) tallies.push(await run().catch(failedPart))
    }
    if (args._.length === 0) tallies.push(await tallySteps([titles]))
    const total = sum(tallies)
    console.log(`\n${tallyLine(total)}`)
    process.exitCode = total.failed > 0 ? 1 : 0
  },
})

const titles = {
  name: 'trace',
  about: 'test titles name requirements that exist',
  run: ['scripts/cli.ts', 'trace'],
  reads: () => true,
}

/** A part that could not run at all counts as one that failed. */
function failedPart(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1, skipped: 0 }
}

async function tallySteps(list: typeof steps): Promise<Tally> {
  const failed = await runSteps(list)
  return { passed: list.length - failed.length, failed: failed.length, skipped: 0 }
}
