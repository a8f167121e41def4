import { answerOf, type Control } from './client.ts'
import { columns } from './columns.ts'
import { steering } from './run-control.ts'

/** `mock faults`: what fails or is slow in a world, and faults set and cleared. */
export const faults = steering({
  name: 'faults',
  description: 'List the faults of a world, set one, or clear them',
  args: {
    operation: { type: 'positional', required: false, description: 'An operationId, or all' },
    status: { type: 'string', description: 'Answer with this status' },
    code: { type: 'string', description: 'Answer with this problem code' },
    delay: { type: 'string', description: 'Milliseconds before the answer' },
    'slow-body': { type: 'string', description: 'Milliseconds over which the body trickles in' },
    drop: { type: 'boolean', description: 'Cut the connection' },
    malformed: { type: 'boolean', description: 'Break the body off in the middle' },
    times: { type: 'string', description: 'How often it strikes' },
    probability: { type: 'string', description: 'How likely it strikes, 0 to 1' },
    clear: { type: 'boolean', description: 'Clear the fault of the operation, or all' },
  },
  async lines(client, { operation, clear, ...wanted }) {
    const operationId = operation === 'all' ? '*' : operation
    if (clear) {
      const params = operationId ? { params: { query: { operationId } } } : {}
      await answerOf(client.DELETE('/__mock/faults', params))
      return [operationId ? `${operationId} works again.` : 'All operations work again.']
    }
    if (operationId) {
      const body: Control<'FaultRule'> = {
        operationId,
        ...number('status', wanted.status),
        ...(wanted.code ? { problemCode: wanted.code as Control<'ProblemCode'> } : {}),
        ...number('delayMs', wanted.delay),
        ...number('slowBodyMs', wanted['slow-body']),
        ...(wanted.drop ? { drop: true } : {}),
        ...(wanted.malformed ? { malformed: true } : {}),
        ...number('times', wanted.times),
        ...number('probability', wanted.probability),
      }
      return columns([row(await answerOf(client.POST('/__mock/faults', { body })))])
    }
    const all = await answerOf(client.GET('/__mock/faults'))
    return all.length > 0 ? columns(all.map(row)) : ['Nothing fails.']
  },
})

const number = <K extends string>(name: K, value: string | undefined) =>
  (value === undefined ? {} : { [name]: Number(value) }) as { [N in K]?: number }

function row({ rule: { operationId, ...rule }, hits, remaining }: Control<'Fault'>): string[] {
  const effects = Object.entries(rule).map(([name, value]) => `${name}=${String(value)}`)
  const left = remaining === null ? '' : `, ${remaining} left`
  return [operationId, effects.join(' '), `struck ${hits} times${left}`]
}
