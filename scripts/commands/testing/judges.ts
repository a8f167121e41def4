import { defineCommand } from 'citty'
import { valuesOfOption } from '../../drift/commands/shared/repeated-option.ts'
import { runNode } from '../../processes/run-node.ts'

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
    service: {
      type: 'string',
      description: 'Let schemathesis call these services only: several times, or with commas between',
    },
    seconds: { type: 'string', description: 'How long schemathesis may call a service as one caller' },
    cases: { type: 'string', description: 'How many calls schemathesis makes up of an operation at most' },
    seed: { type: 'string', description: 'Let schemathesis make other calls than with another seed' },
  },
  async run({ args, rawArgs }) {
    const options = [
      ...(args.every === undefined ? [] : ['--every', args.every]),
      ...(args.titles ? ['--titles'] : []),
      ...valuesOfOption(rawArgs, 'service').flatMap((service) => ['--service', service]),
      ...(['seconds', 'cases', 'seed'] as const).flatMap((name) =>
        args[name] === undefined ? [] : [`--${name}`, args[name]],
      ),
    ]
    const { code } = await runNode(['tests/judges/run.ts', ...args._, ...options], { show: true })
    process.exitCode = code
  },
})
