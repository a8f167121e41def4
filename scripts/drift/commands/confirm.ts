import { defineCommand } from 'citty'
import { usualAnswers, writeAnswers } from '../assumed/answers.ts'
import { questionId } from '../assumed/assumptions-in.ts'
import { listAssumptions } from '../assumed/list-assumptions.ts'
import { InputError } from '../document/input-error.ts'
import { withExitCode } from './shared/exit-code.ts'

/** `confirm ID…`: answers what the contracts assume, in a file that the portal's project reads. */
export const confirm = defineCommand({
  meta: { name: 'confirm', description: 'Say that an assumption of a contract is right, or what is instead' },
  args: {
    id: { type: 'positional', required: true, description: 'Ids from `assumed`, as many as you like' },
    service: { type: 'string', description: 'Only for this contract, where several assume the same' },
    refute: { type: 'string', description: 'It is not so; what it is instead' },
    by: { type: 'string', description: 'Who says so' },
    answers: { type: 'string', default: usualAnswers, description: 'The file to write the answer to' },
  },
  run: ({ args }) =>
    withExitCode(async () => {
      const all = await listAssumptions(args.service)
      const given = args._.flatMap((id) => {
        const asked = all.filter(({ says }) => questionId(says) === id)
        if (asked.length === 0)
          throw new InputError(`No contract assumes anything under ${id}; \`assumed\` lists what they do.`)
        return asked.map(({ service, where, says }) => ({
          id,
          service,
          where,
          says,
          ...(args.refute === undefined
            ? { answer: 'confirmed' as const }
            : { answer: 'refuted' as const, instead: args.refute }),
          ...(args.by === undefined ? {} : { by: args.by }),
          on: new Date().toISOString().slice(0, 10),
        }))
      })
      const once = given.filter(
        (one, at) => given.findIndex(({ id, service }) => id === one.id && service === one.service) === at,
      )
      await writeAnswers(args.answers, once)
      const services = [...new Set(once.map(({ service }) => service))].join(', ')
      console.log(`${args.answers} has the answer of ${services}; send it to the project of the portal.`)
    }),
})
