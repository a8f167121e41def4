import type { World } from '../state/world.ts'
import { accountScenarios } from './accounts/accounts.ts'
import { bookingScenarios } from './bookings/bookings.ts'
import { contentScenarios } from './content.ts'
import { contractExampleScenarios } from './contract-examples.ts'
import { eidScenarios } from './eid.ts'
import { errandScenarios } from './errands/errands.ts'
import { explorerScenarios } from './explorer.ts'
import { networkScenarios } from './network.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import { serviceScenarios } from './services.ts'
import { sessionScenarios } from './session.ts'
import { ownValue } from '../engine/own-value.ts'

const everyScenario = {
  ...eidScenarios,
  ...accountScenarios,
  ...bookingScenarios,
  ...serviceScenarios,
  ...errandScenarios,
  ...contentScenarios,
  ...explorerScenarios,
  ...sessionScenarios,
  ...networkScenarios,
  ...contractExampleScenarios,
} satisfies Scenarios

export type ScenarioId = keyof typeof everyScenario

/** Every scenario by its id. */
export const scenarios: Readonly<Record<ScenarioId, Scenario>> = everyScenario

export const scenarioNamed = (id: string): Scenario | undefined => ownValue<Scenario>(scenarios, id)

/** Lets a scenario have its way with a fresh world. Who it is about is shown, and approves e-ID orders. */
export function startScenario(world: World, id: string, scenario: Scenario): World {
  const { personaId } = scenario
  world.data.scenarioId = id
  if (personaId) {
    world.data.personaId = personaId
    world.eid.behaviour = { ...world.eid.behaviour, mode: 'auto', personaId }
  }
  scenario.apply(world)
  return world
}
