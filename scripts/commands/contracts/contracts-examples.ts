import { defineCommand } from 'citty'
import { printableLines } from '../../drift/reports/escaping/printable.ts'
import { runNode } from '../../processes/run-node.ts'

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/contract/examples']
const generate = ['scripts/cli.ts', 'generate']

/** `contracts:examples`: sends every example of a request to the mock, and holds the answer to the example beside it. */
export const contractsExamples = defineCommand({
  meta: {
    name: 'contracts-examples',
    description: 'Hold the examples of the contracts to what the mock answers',
  },
  args: {
    write: {
      type: 'boolean',
      default: false,
      description: 'Write the answers anew into contracts/examples/, with shortened lists',
    },
  },
  async run({ args }) {
    const compare = { run: vitest, env: { WRITE_EXAMPLES: '' } }
    const write = { run: vitest, env: { WRITE_EXAMPLES: '1' } }
    const steps = args.write ? [{ run: generate }, write, { run: generate }, compare] : [compare]
    for (const { run, ...options } of steps) {
      const { code, output } = await runNode(run, options)
      if (code === 0) continue
      console.error(printableLines(output))
      process.exitCode = 1
      return
    }
    console.log('every example of a request is answered by the example beside it')
  },
})
