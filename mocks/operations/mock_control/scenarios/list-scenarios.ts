import { scenarios } from '../../../scenarios/scenarios.ts'
import type { ScenarioId } from '../../../scenarios/scenarios.ts'
import { scenarioTexts } from '../../../scenarios/texts/scenario-texts.ts'
import { reply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

const ids = Object.keys(scenarios) as ScenarioId[]

/** By group, in the order in which groups first come up. */
const ordered = [...Map.groupBy(ids, (id) => scenarios[id].group).values()].flat()

export const listScenarios: ControlOperation<'listScenarios'> = async ({ query: { language = 'en' } }) => {
  const texts = language === 'en' ? scenarios : await scenarioTexts[language]()
  return reply(
    200,
    ordered.map((id) => {
      const { apply: _apply, ...told } = scenarios[id]
      const { name, description } = texts[id]
      return { id, ...told, name, description }
    }),
  )
}
