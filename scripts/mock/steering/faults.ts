import { conditionOf } from '#mocks/fault-condition.ts'
import { valuesOfOption } from '../../drift/commands/shared/repeated-option.ts'
import { InputError } from '../../drift/document/input-error.ts'
import { answerOf, type Control } from './client.ts'
import { columns } from './columns.ts'
import { defineSteeringCommand } from './define-steering-command.ts'

/** `mock faults`: what fails or is slow in a world, and faults set and cleared. */
export const faults = defineSteeringCommand({
  name: 'faults',
  description: 'List the faults of a world, set one, or clear them',
  args: {
    operation: { type: 'positional', required: false, description: 'An operationId, or all' },
    name: { type: 'string', description: 'Stand beside other faults of the operation, under this name' },
    status: { type: 'string', description: 'Answer with this status' },
    code: { type: 'string', description: 'Answer with this problem code' },
    delay: { type: 'string', description: 'Milliseconds before the answer' },
    'slow-body': { type: 'string', description: 'Milliseconds over which the body trickles in' },
    drop: { type: 'boolean', description: 'Cut the connection' },
    malformed: { type: 'boolean', description: 'Break the body off in the middle' },
    body: { type: 'string', description: 'Answer with this body, as JSON' },
    header: { type: 'string', description: 'Answer with this header, as name=value; may be repeated' },
    example: { type: 'string', description: "Answer with the contract's example of this name" },
    when: {
      type: 'string',
      description:
        'Strike only calls like this: parameter=value, or /pointer=JSON in the body; may be repeated',
    },
    half: { type: 'boolean', description: 'Send half of the answer and end the connection' },
    unchecked: { type: 'boolean', description: 'Let the answer break the contract' },
    times: { type: 'string', description: 'How often it strikes' },
    probability: { type: 'string', description: 'How likely it strikes, 0 to 1' },
    clear: { type: 'boolean', description: 'Clear the fault of the operation, or all' },
  },
  async lines(client, { operation, clear, ...wanted }, rawArgs) {
    const operationId = operation === 'all' ? '*' : operation
    if (clear) {
      const query = { ...(operationId ? { operationId } : {}), ...(wanted.name ? { name: wanted.name } : {}) }
      await answerOf(client.DELETE('/__mock/faults', { params: { query } }))
      if (wanted.name) return [`The fault ${wanted.name} is gone.`]
      return [operationId ? `${operationId} works again.` : 'All operations work again.']
    }
    if (operationId) {
      const body: Control<'FaultRule'> = {
        operationId,
        ...(wanted.name ? { name: wanted.name } : {}),
        ...numberField('status', wanted.status),
        ...(wanted.code ? { problemCode: wanted.code as Control<'ProblemCode'> } : {}),
        ...numberField('delayMs', wanted.delay),
        ...numberField('slowBodyMs', wanted['slow-body']),
        ...(wanted.drop ? { drop: true } : {}),
        ...replyFields(wanted, rawArgs),
        ...(wanted.malformed ? { malformed: true } : {}),
        ...numberField('times', wanted.times),
        ...numberField('probability', wanted.probability),
      }
      return columns([row(await answerOf(client.POST('/__mock/faults', { body })))])
    }
    const all = await answerOf(client.GET('/__mock/faults'))
    return all.length > 0 ? columns(all.map(row)) : ['Nothing fails.']
  },
})

type Wanted = { body?: string; example?: string; half?: boolean; unchecked?: boolean }

/** The fields of a fault rule that say what is answered, and to which calls. */
function replyFields({ body, example, half, unchecked }: Wanted, rawArgs: readonly string[]) {
  const headers = pairsOf('header', rawArgs).map(([name, value]) => [name.toLowerCase(), value])
  const condition = conditionOf(valuesOfOption(rawArgs, 'when'))
  if ('wrong' in condition)
    throw new InputError(`--when is parameter=value, or /pointer=JSON, and not ${condition.wrong}.`)
  return {
    ...(body === undefined ? {} : { body: jsonOf('body', body) }),
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) as Record<string, string> } : {}),
    ...(example === undefined ? {} : { example }),
    ...(condition.when ? { when: condition.when } : {}),
    ...(half ? { halfSent: true } : {}),
    ...(unchecked ? { unchecked: true } : {}),
  }
}

/** `name=value`, as often as the option is given. */
const pairsOf = (option: string, rawArgs: readonly string[]): [string, string][] =>
  valuesOfOption(rawArgs, option).map((text) => {
    const at = text.indexOf('=')
    if (at <= 0) throw new InputError(`--${option} is NAME=VALUE, and not ${text}.`)
    return [text.slice(0, at), text.slice(at + 1)]
  })

function jsonOf(option: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new InputError(`--${option} takes JSON, and ${text} is none.`)
  }
}

const numberField = <K extends string>(name: K, value: string | undefined) =>
  (value === undefined ? {} : { [name]: Number(value) }) as { [N in K]?: number }

function row({ rule: { operationId, ...rule }, hits, remaining }: Control<'Fault'>): string[] {
  const effects = Object.entries(rule).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const left = remaining === null ? '' : `, ${remaining} left`
  return [operationId, effects.join(' '), `struck ${hits} times${left}`]
}
