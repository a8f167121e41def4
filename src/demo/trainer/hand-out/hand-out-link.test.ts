import { expect, test } from 'vitest'
import type { Persona } from '../../control.ts'
import { entryOf } from './hand-out-link.ts'

const nora: Persona = {
  id: 'nora',
  name: 'Nora',
  siteKey: 'Jmno',
  roles: ['privateUser'],
  special: 'Norwegian',
  logins: [],
  expectedResult: null,
}
const scenario = {
  id: 'booking-unsigned',
  name: 'Bokning',
  description: 'x',
  group: 'booking' as const,
  siteKey: 'Jmse' as const,
  personaId: 'viggo',
  startPath: '/mina-sidor/',
  requirements: [],
}

test('a link leads to where the starting point of its world begins, as whom it is about', () => {
  expect(entryOf(undefined, scenario)).toEqual({ siteKey: 'Jmse', path: '/mina-sidor/', personaId: 'viggo' })
})

test('where logging in is the exercise, the link logs nobody in', () => {
  expect(entryOf(undefined, { ...scenario, group: 'eid' }).personaId).toBeUndefined()
})

test('whoever is chosen begins on their own site', () => {
  expect(entryOf(nora, scenario)).toEqual({ siteKey: 'Jmno', path: undefined, personaId: 'nora' })
})

test('a world without a starting point begins on the start page, as nobody', () => {
  expect(entryOf(undefined, undefined)).toEqual({ siteKey: undefined, path: undefined, personaId: undefined })
})
