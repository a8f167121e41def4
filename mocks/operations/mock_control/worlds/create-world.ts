import { scenarioNamed, startScenario } from '../../../scenarios/scenarios.ts'
import { sheetNamed, startSheet } from '../../../sheets/follow-sheet.ts'
import { setLabel } from '../../../state/course/course.ts'
import { reply } from '../../shared/reply.ts'
import { freeWorldId } from '../shared/free-world-id.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldSummary } from '../shared/world-view.ts'

export const createWorld: ControlOperation<'createWorld'> = ({ body, world }) => {
  const { scenarioId, sheetId } = body
  const scenario = scenarioId === undefined ? undefined : scenarioNamed(scenarioId)
  if (scenarioId !== undefined && !scenario) return noSuch('scenario', '/__mock/scenarios')
  const sheet = sheetId === undefined ? undefined : sheetNamed(sheetId)
  if (sheetId !== undefined && !sheet) return noSuch('task sheet', '/__mock/sheets')
  const { id, refused } = freeWorldId(body.id, world)
  if (id === undefined) return refused
  const made = world.worlds().make(id, body.seed)
  if (body.name !== undefined) made.data.name = body.name
  if (body.label !== undefined) setLabel(made.data, body.label)
  if (sheetId !== undefined && sheet) return reply(201, worldSummary(startSheet(made, sheetId, sheet)))
  if (scenarioId !== undefined && scenario) startScenario(made, scenarioId, scenario)
  return reply(201, worldSummary(made))
}
