import { defineCommand } from 'citty'
import { runNode } from '../processes/run-node.ts'

/** `judges [NAME …]`: tools of others judge this project, as far as they are on this machine. Exit 1 when one finds it wrong. */
export const judges = defineCommand({
  meta: { name: 'judges', description: 'Let tools of others judge this project' },
  args: {
    judge: {
      type: 'positional',
      required: false,
      description: 'Those to ask; all that are here when left out',
    },
    every: {
      type: 'string',
      description: 'Give the tools that compare contracts every so many of the pairs',
    },
    titles: {
      type: 'boolean',
      default: false,
      description: 'List what they have missed, and been false about',
    },
  },
  async run({ args }) {
    const options = [
      ...(args.every === undefined ? [] : ['--every', args.every]),
      ...(args.titles ? ['--titles'] : []),
    ]
    const { code } = await runNode(['tests/judges/run.ts', ...args._, ...options], { show: true })
    process.exitCode = code ?? 2
  },
})
