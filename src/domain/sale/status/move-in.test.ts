import { expect, test } from 'vitest'
import { moveInOf } from './move-in.ts'

const now = new Date('2026-11-20T10:00:00Z')
const home = { status: 'forSale', inhabitDate: '2027-09-15T00:00:00Z', inhabitDateDetermined: true } as const
const to = '2027-11-10T00:00:00Z'

test('a day that is set is told as it is, and one that is not as the month one can reckon with', () => {
  expect(moveInOf(home, now)).toEqual({ kind: 'date', from: home.inhabitDate })
  expect(moveInOf({ ...home, inhabitDateDetermined: false }, now)).toEqual({
    kind: 'forecast',
    from: home.inhabitDate,
  })
})

test('houses that are finished one after another have a span, unless it lies within a forecast month', () => {
  expect(moveInOf({ ...home, inhabitDateEnd: to }, now)).toMatchObject({ kind: 'span', to })
  const forecast = { ...home, inhabitDateDetermined: false }
  expect(moveInOf({ ...forecast, inhabitDateEnd: to }, now)).toMatchObject({ kind: 'forecastSpan', to })
  expect(moveInOf({ ...forecast, inhabitDateEnd: '2027-09-29T00:00:00Z' }, now)?.kind).toBe('forecast')
})

test('the keys of a booked home are a matter of its buyer', () => {
  expect(moveInOf({ ...home, status: 'booked' }, now)).toBeUndefined()
})

test('what stands ready is moved into now, and of what is lived in there is nothing to tell', () => {
  const ready = { ...home, inhabitDate: '2026-11-20T00:00:00Z' }
  expect(moveInOf(ready, now)).toEqual({ kind: 'now' })
  expect(moveInOf({ ...ready, status: 'sold' }, now)).toBeUndefined()
  expect(moveInOf({ status: 'forSale', inhabitDateDetermined: false }, now)).toBeUndefined()
})
