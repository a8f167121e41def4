import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { visitTime } from './visit-time.ts'

test('a visit on the hour is told in hours, in the time of the house, and is not torn apart', () => {
  const visit = { start: '2026-11-24T07:00:00Z', end: '2026-11-24T09:00:00Z' }
  expect(visitTime(jmse, visit)).toBe('tisdag 24\u00a0november, 08–\u206010')
  expect(visitTime(jmno, visit)).toBe('tirsdag 24.\u00a0november, 08–\u206010')
})

test('a visit at another minute is told with minutes', () => {
  const visit = { start: '2026-11-24T07:30:00Z', end: '2026-11-24T09:00:00Z' }
  expect(visitTime(jmse, visit)).toBe('tisdag 24\u00a0november, 08:30–\u206010:00')
})
