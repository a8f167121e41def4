import { answerOf, type Control } from './client.ts'
import { columns } from './columns.ts'
import { defineSteeringCommand } from './define-steering-command.ts'

/** `mock log`: what was called in a world, and whether it kept the contract. */
export const log = defineSteeringCommand({
  name: 'log',
  description: 'Show what was called in a world, and whether it kept the contract',
  args: {
    limit: { type: 'string', default: '50', description: 'At most this many calls, the newest ones' },
    broken: { type: 'boolean', description: 'Only calls that did not keep the contract' },
    clear: { type: 'boolean', description: 'Empty the log' },
  },
  async lines(client, { limit, broken, clear }) {
    if (clear) {
      await answerOf(client.DELETE('/__mock/log'))
      return ['The log is empty.']
    }
    const params = { query: { limit: Number(limit) } }
    const { entries, counts } = await answerOf(client.GET('/__mock/log', { params }))
    const shown = entries.filter(({ verdict }) => !broken || verdict.endsWith('Violation'))
    const summary = Object.entries(counts).map(([verdict, count]) => `${verdict} ${count}`)
    return [...columns(shown.map(row)), ...shown.flatMap(breaches), summary.join(', ')]
  },
})

function row(entry: Control<'LogEntry'>): string[] {
  const { number, at, method, path, status, verdict, milliseconds, source = '' } = entry
  const time = at.slice(11, 19)
  return [`${number}`, time, method, `${status ?? 'cut'}`, `${milliseconds} ms`, verdict, path, source]
}

const breaches = ({ number, violations }: Control<'LogEntry'>): string[] =>
  violations.map((one) => `  ${number}: ${one.in}${one.pointer} ${one.code}: ${one.detail}`)
