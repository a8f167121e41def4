import { problem } from '../../engine/problem.ts'
import { scenarioNamed, startScenario } from '../../scenarios/scenarios.ts'
import { reply } from '../shared/reply.ts'
import { freeWorldId } from './shared/free-world-id.ts'
import type { ControlOperation } from './shared/types.ts'
import { worldSummary } from './shared/world-view.ts'

export const createWorld: ControlOperation<'createWorld'> = ({ body, world }) => {
  const { scenarioId } = body
  const scenario = scenarioId === undefined ? undefined : scenarioNamed(scenarioId)
  if (scenarioId !== undefined && !scenario) return problem(404, 'notFound')
  const { id, refused } = freeWorldId(body.id, world)
  if (id === undefined) return refused
  const made = world.worlds().make(id, body.seed)
  if (body.name !== undefined) made.data.name = body.name
  if (scenarioId !== undefined && scenario) startScenario(made, scenarioId, scenario)
  return reply(201, worldSummary(made))
}
