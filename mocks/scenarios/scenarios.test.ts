import { expect, test } from 'vitest'
import { createBackend } from '../backend.ts'
import { accountScenarios } from './accounts/accounts.ts'
import { bookingScenarios } from './bookings/bookings.ts'
import { contentScenarios } from './content.ts'
import { contractExampleScenarios } from './contract-examples.ts'
import { eidScenarios } from './eid.ts'
import { errandScenarios } from './errands/errands.ts'
import { explorerScenarios } from './explorer.ts'
import { networkScenarios } from './network.ts'
import { serviceScenarios } from './services.ts'
import { sessionScenarios } from './session.ts'
import { scenarioNamed, scenarios, startScenario } from './scenarios.ts'

const listed = Object.entries(scenarios).map(([id, scenario]) => ({ id, scenario }))

test.each(listed)('$id starts, and what it breaks can be broken', ({ id, scenario }) => {
  const world = createBackend({ onViolation: 'fail' }).worlds.make('default')
  startScenario(world, id, scenario)
  expect(world.data).toMatchObject({ scenarioId: id, personaId: scenario.personaId })
  expect(scenario.personaId === null || world.catalogue.persona(scenario.personaId) !== undefined).toBe(true)
  const impossible = world.faults.list().filter(({ rule: { operationId, status } }) => {
    const targets = operationId === '*' ? [...world.declared.values()] : [world.declared.get(operationId)]
    return targets.some((declared) => !declared || (status !== undefined && !declared.includes(status)))
  })
  expect(impossible).toEqual([])
})

test('whom a scenario is about approves e-ID orders, unless the phone has to be taken', () => {
  const world = createBackend({ onViolation: 'fail' }).worlds.make('default')
  const start = (id: string) => {
    const scenario = scenarioNamed(id)
    if (scenario) startScenario(world, id, scenario)
    return world.eid.behaviour
  }
  expect(start('notifications-fail')).toMatchObject({ mode: 'auto', personaId: 'amira' })
  expect(start('eid-manual')).toMatchObject({ mode: 'manual', personaId: null })
})

test('no two files call a scenario alike, of which one would be lost', () => {
  const files = [
    accountScenarios,
    bookingScenarios,
    contentScenarios,
    contractExampleScenarios,
    eidScenarios,
    errandScenarios,
    explorerScenarios,
    networkScenarios,
    serviceScenarios,
    sessionScenarios,
  ]
  expect(files.flatMap((file) => Object.keys(file)).toSorted()).toEqual(Object.keys(scenarios).toSorted())
})

test('no scenario is found under a name that every object has', () => {
  expect(scenarioNamed('constructor')).toBeUndefined()
})
