import { answerOf } from './client.ts'
import { columns } from './columns.ts'
import { defineSteeringCommand } from './define-steering-command.ts'

/** `mock scenario`: the named starting points, and a world put to one of them. */
export const scenario = defineSteeringCommand({
  name: 'scenario',
  description: 'List the scenarios, or start a world from one',
  args: { id: { type: 'positional', required: false, description: 'The scenario to start from' } },
  async lines(client, { id }) {
    if (!id) {
      const all = await answerOf(client.GET('/__mock/scenarios'))
      return columns(all.map((one) => [one.group, one.id, one.description]))
    }
    const params = { path: { scenarioId: id } }
    const world = await answerOf(client.POST('/__mock/scenarios/{scenarioId}/apply', { params }))
    return [`${world.name} starts from ${world.scenarioId}${asWhom(world.personaId)}.`]
  },
})

/** `mock persona`: everybody one can be, and a session of one of them. */
export const persona = defineSteeringCommand({
  name: 'persona',
  description: 'List the personas, or log in as one and get the token',
  args: { id: { type: 'positional', required: false, description: 'Whom to log in as' } },
  async lines(client, { id }) {
    if (!id) {
      const all = await answerOf(client.GET('/__mock/personas'))
      return columns(all.map((one) => [one.id, one.name, one.siteKey, one.special]))
    }
    const params = { path: { personaId: id } }
    const { token } = await answerOf(client.POST('/__mock/personas/{personaId}/session', { params }))
    return [token]
  },
})

const asWhom = (personaId: string | null) => (personaId ? ` as ${personaId}` : '')
