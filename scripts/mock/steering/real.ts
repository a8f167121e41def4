import { answerOf, type Control } from './client.ts'
import { columns } from './columns.ts'
import { defineSteeringCommand } from './define-steering-command.ts'

/** `mock real`: which calls go to real services, and services made real or mocked. */
export const real = defineSteeringCommand({
  name: 'real',
  description: 'List what is real, or send the calls of a service or an operation to a real one',
  args: {
    target: {
      type: 'positional',
      required: false,
      description: 'A service, or the operationId of one operation',
    },
    address: {
      type: 'positional',
      required: false,
      description: 'Where the real one is; mock leaves it to the mock',
    },
    'or-mock': { type: 'boolean', description: 'Let the mock answer where it does not' },
    clear: { type: 'boolean', description: 'Leave this one, or all, to the mock again' },
  },
  async lines(client, { target, address, 'or-mock': orMock, clear }) {
    if (clear) {
      await answerOf(client.DELETE('/__mock/real', target ? { params: { query: { target } } } : {}))
      return [`The mock answers ${target ?? 'everything'} again.`]
    }
    if (target && address) {
      const url = address === 'mock' ? null : address
      const body = { target, url, ...(orMock ? { orMock } : {}) }
      return columns([row(await answerOf(client.PUT('/__mock/real', { body })))])
    }
    const all = await answerOf(client.GET('/__mock/real'))
    return all.length > 0 ? columns(all.map(row)) : ['The mock answers everything.']
  },
})

const row = ({ target, url, orMock }: Control<'RealService'>): string[] => [
  target,
  url ?? 'mock',
  orMock ? 'or the mock' : '',
]
