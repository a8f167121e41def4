import { defineCommand } from 'citty'
import { refusesUnknown } from './refuses-unknown.ts'
import { runSteps } from '../check/run-steps.ts'
import { steps } from '../check/steps.ts'
import { endWithChildren } from '../processes/run-node.ts'

const names = steps.map(({ name }) => name)

/**
 * `check [step …]`: everything but the tests. What was green on exactly the same files is left out, but not with CI set.
 * Exit 1 when a step finds something, 2 for a step that is not known.
 */
export const check = defineCommand({
  meta: {
    name: 'check',
    description: `Run all checks, or those named: ${names.join(', ')}`,
  },
  args: {
    step: { type: 'positional', required: false, description: 'The checks to run; all when left out' },
    whole: {
      type: 'boolean',
      default: false,
      description: 'Also what was green and reads nothing that has changed since',
    },
  },
  async run({ args }) {
    if (refusesUnknown('check', args._, names)) return
    endWithChildren()
    const wanted = steps.filter(({ name }) => args._.length === 0 || args._.includes(name))
    const failed = await runSteps(wanted, { byChange: !args.whole && !process.env['CI'] })
    if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
    process.exitCode = failed.length > 0 ? 1 : 0
  },
})
