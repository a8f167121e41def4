import { defineCommand } from 'citty'
import type { Answer } from '../assumed/answers.ts'
import { readAnswers } from '../assumed/answers.ts'
import type { Assumption } from '../assumed/assumptions-in.ts'
import { questionId } from '../assumed/assumptions-in.ts'
import { listAssumptions } from '../assumed/list-assumptions.ts'
import { printable, printableJson } from '../reports/escaping/printable.ts'
import { withExitCode } from './shared/exit-code.ts'

/** `assumed [SERVICE]`: what the contracts only assume, with the id under which `confirm` answers. */
export const assumed = defineCommand({
  meta: { name: 'assumed', description: 'List what the contracts assume and wait for your word on' },
  args: {
    service: { type: 'positional', required: false, description: 'Only this contract' },
    answers: { type: 'string', description: 'Your answers (portal-answers.yaml, where there is one)' },
    json: { type: 'boolean', default: false, description: 'Print a list as JSON and nothing else' },
  },
  run: ({ args }) =>
    withExitCode(async () => {
      const answers = await readAnswers(args.answers)
      const all = (await listAssumptions(args.service)).map((one) => {
        const id = questionId(one.says)
        const answer = answers.find((given) => given.id === id && given.service === one.service)
        return { ...one, id, answer }
      })
      console.log(args.json ? printableJson(all.map(asJson), 0) : asText(all))
    }),
})

type Asked = Assumption & { id: string; answer: Answer | undefined }

const asJson = ({ id, service, where, says, answer }: Asked) => ({
  id,
  service,
  where,
  says,
  answer: answer?.answer ?? null,
})

function asText(all: readonly Asked[]): string {
  const blocks = Object.entries(Object.groupBy(all, ({ service }) => service)).map(([service, own = []]) =>
    [`${service} (${own.length})`, ...own.map(lines)].join('\n'),
  )
  const answered = all.filter(({ answer }) => answer).length
  return [
    ...blocks,
    `${all.length} assumptions, ${answered} answered. Answer with: portal-contracts confirm ID, or confirm ID --refute "what it is instead".`,
  ].join('\n\n')
}

const lines = ({ id, where, says, answer }: Asked): string =>
  `  ${id}  ${printable(where)}${answer ? ` (${answer.answer})` : ''}\n      ${printable(says.replaceAll(/\s+/g, ' '))}`
