import { expect, test } from 'vitest'
import { createBackend } from '../backend.ts'
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

test('no scenario is found under a name that every object has', () => {
  expect(scenarioNamed('constructor')).toBeUndefined()
})
