import { scenarioNamed, startScenario } from '../../../scenarios/scenarios.ts'
import { resetWorld } from '../../../state/world/change-world.ts'
import { reply } from '../../shared/reply.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldView } from '../shared/world-view.ts'

export const applyScenario: ControlOperation<'applyScenario'> = ({ path, world }) => {
  const scenario = scenarioNamed(path.scenarioId)
  if (!scenario) return noSuch('scenario', '/__mock/scenarios')
  return reply(200, worldView(startScenario(resetWorld(world), path.scenarioId, scenario)))
}
