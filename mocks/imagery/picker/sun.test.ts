import { getPosition } from 'suncalc'
import { expect, test } from 'vitest'
import { hoursOfSun, localMoment, shadeHeight } from './sun-study.ts'

const stockholm = { lat: 59.33, lng: 18.07 }
const open = { distance: 400, height: 3 }

test('at noon the sun stands in the south, as high as the season lets it', () => {
  const noon = (date: string) => getPosition(new Date(`${date}T10:47:00Z`), stockholm.lat, stockholm.lng)
  expect(noon('2027-06-21').altitude).toBeCloseTo(54.1, 0)
  expect(noon('2027-12-21').altitude).toBeCloseTo(7.2, 0)
  expect(noon('2027-03-20').azimuth).toBeCloseTo(178, -1)
})

test('the sun rises in the north-east and sets in the north-west at midsummer', () => {
  const { azimuth: morning } = getPosition(new Date('2027-06-21T02:00:00Z'), stockholm.lat, stockholm.lng)
  const { azimuth: evening } = getPosition(new Date('2027-06-21T19:30:00Z'), stockholm.lat, stockholm.lng)
  expect(morning).toBeGreaterThan(35)
  expect(morning).toBeLessThan(70)
  expect(evening).toBeGreaterThan(295)
})

test('a facade to the south has more sun than one to the north, and summer more than winter', () => {
  const hours = (direction: '1' | '5', month: 'june' | 'december') =>
    hoursOfSun([{ geo: stockholm, direction, neighbour: open }], 8, 2027, month)
  expect(hours('5', 'june')).toBeGreaterThan(hours('1', 'june'))
  expect(hours('5', 'june')).toBeGreaterThan(hours('5', 'december'))
  expect(hours('1', 'december')).toBe(0)
})

test('a house across the street shades the lower floors first', () => {
  const at = localMoment(2027, 'december', 12, 1)
  const shade = shadeHeight({ geo: stockholm, direction: '5', neighbour: { distance: 30, height: 15 } }, at)
  expect(shade).toBeGreaterThan(5)
  expect(shade).toBeLessThan(15)
  expect(shadeHeight({ geo: stockholm, direction: '1', neighbour: open }, at)).toBe(Infinity)
})
