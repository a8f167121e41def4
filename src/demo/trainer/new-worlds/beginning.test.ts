import { expect, test } from 'vitest'
import { beginningOf, found, valueOfSheet } from './beginning.ts'

const scenario = (id: string, name: string) => ({
  id,
  name,
  description: 'Every search answers 503.',
  group: 'search' as const,
  siteKey: null,
  personaId: null,
  startPath: null,
  requirements: ['X-018'],
})
const list = {
  scenarios: [scenario('search-down', 'Sökningen ligger nere'), scenario('slow', 'Långsamt nät')],
  sheets: [
    { id: 'pay-the-fee', title: 'Pay the booking fee', scenarioId: 'x', siteKey: 'Jmse' as const, steps: [] },
  ],
}

test('starting points are found by words of their name, what they do, or the rule one sees at work', () => {
  const names = (wanted: string) => found(list, wanted).scenarios.map(({ id }) => id)
  expect(names('nere sökning')).toEqual(['search-down'])
  expect(names('503 långsamt')).toEqual(['slow'])
  expect(names('x-018')).toHaveLength(2)
  expect(found(list, 'FEE').sheets).toHaveLength(1)
})

test('what is chosen is a scenario, a task sheet or nothing', () => {
  expect(beginningOf(valueOfSheet('pay-the-fee'))).toEqual({ sheetId: 'pay-the-fee' })
  expect(beginningOf('slow')).toEqual({ scenarioId: 'slow' })
  expect(beginningOf('')).toEqual({})
})
