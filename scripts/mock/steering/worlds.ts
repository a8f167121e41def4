import { answerOf, type Control } from './client.ts'
import { columns } from './columns.ts'
import { defineSteeringCommand } from './define-steering-command.ts'

/** `mock worlds`: who is where, and worlds made, copied and deleted. */
export const worlds = defineSteeringCommand({
  name: 'worlds',
  description: 'List the worlds, or make, copy or delete one',
  args: {
    action: {
      type: 'positional',
      required: false,
      default: 'list',
      description: 'list, create, clone or delete',
    },
    id: { type: 'positional', required: false, description: 'The world to make, copy or delete' },
    as: { type: 'string', description: 'Id of the copy; the mock chooses one if left out' },
    name: { type: 'string', description: 'What people call the new world' },
    seed: { type: 'string', description: 'Seed of the new world' },
    scenario: { type: 'string', description: 'Where the new world starts' },
  },
  async lines(client, { action, id, as, name, seed, scenario }) {
    const named = name ? { name } : {}
    const path = { path: { worldId: id ?? '' } }
    switch (action) {
      case 'list': {
        const { limit, worlds: all } = await answerOf(client.GET('/__mock/worlds'))
        return [...columns(all.map(row)), `${all.length} of at most ${limit} worlds.`]
      }
      case 'create': {
        const body = {
          ...named,
          ...(id ? { id } : {}),
          ...(seed ? { seed: Number(seed) } : {}),
          ...(scenario ? { scenarioId: scenario } : {}),
        }
        return columns([row(await answerOf(client.POST('/__mock/worlds', { body })))])
      }
      case 'clone': {
        const body = { ...named, ...(as ? { id: as } : {}) }
        const call = client.POST('/__mock/worlds/{worldId}/clone', { params: path, body })
        return columns([row(await answerOf(call))])
      }
      case 'delete':
        await answerOf(client.DELETE('/__mock/worlds/{worldId}', { params: path }))
        return [`${id} is deleted.`]
      default:
        throw new RangeError(`mock worlds can list, create, clone and delete, not ${action}`)
    }
  },
})

function row({ id, name, personaId, scenarioId, now, lastPath, requests }: Control<'WorldSummary'>) {
  return [
    id,
    name === id ? '' : name,
    now.slice(0, 16).replace('T', ' '),
    personaId ?? '-',
    scenarioId ?? '-',
    `${requests} calls`,
    lastPath ?? '',
  ]
}
