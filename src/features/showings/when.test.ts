import { expect, test } from 'vitest'
import { inTime, whenOf } from './when.ts'

const showing = { start: '2026-11-29T12:00:00Z', end: '2026-11-29T13:00:00Z' }

test('a showing is written as a leaf of the calendar, in the time of the place', () => {
  expect(whenOf(showing, { locale: 'sv-SE', timeZone: 'Europe/Stockholm' })).toEqual({
    weekday: 'sön',
    day: '29',
    month: 'nov',
    hours: '13:00–14:00',
    line: 'söndag 29\u00a0november, 13:00–14:00',
  })
})

test('a clock in Helsinki is an hour ahead', () => {
  const when = whenOf(showing, { locale: 'fi-FI', timeZone: 'Europe/Helsinki' })
  expect(when).toMatchObject({ day: '29', hours: '14.00–15.00' })
})

test('a Norwegian leaf has no full stops', () => {
  const when = whenOf(showing, { locale: 'nb-NO', timeZone: 'Europe/Oslo' })
  expect(when).toMatchObject({ day: '29', month: 'nov' })
})

test('showings are listed by their time, whatever project they are of', () => {
  const later = { start: '2026-11-30T08:00:00+01:00', end: '2026-11-30T09:00:00+01:00' }
  expect(inTime([later, showing])).toEqual([showing, later])
})
