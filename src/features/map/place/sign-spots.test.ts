import { expect, test } from 'vitest'
import { geoAt, pixelsOf } from '#src/lib/map-point.ts'
import { signSpots } from './sign-spots.ts'

const home = { lat: 59.31, lng: 18.17 }
const shop = { lat: 59.309, lng: 18.174 }

test('a shop and a stop in one house have a sign each to be read, and the home stands where it is', () => {
  const spots = signSpots(
    [
      { at: home, text: 'C-1404', home: 'above' },
      { at: shop, text: '1' },
      { at: shop, text: '2' },
    ],
    14,
  )
  expect(spots.map(({ sign }) => sign.text)).toEqual(['C-1404', '1', '2'])
  const [ofHome, one = [0, 0], two = [0, 0]] = spots.map(({ spot }) => spot)
  expect(ofHome).toEqual(pixelsOf(home, 14))
  expect(Math.hypot(one[0] - two[0], one[1] - two[1])).toBeCloseTo(28)
})

test.each([
  ['above', 34],
  ['below', -34],
] as const)('no number lies on what the home is called, which stands %s it', (side, up) => {
  const [x, y] = pixelsOf(home, 14)
  // as far from the home as the middle of its sign, and a little to the side
  const behind = [-60, -4, 0, 30].map((along) => ({ at: geoAt([x + along, y - up], 14), text: `${along}` }))
  const [, ...numbers] = signSpots([{ at: home, text: 'Brf Strandängen', home: side }, ...behind], 14)
  for (const { spot } of numbers) {
    const [across, over] = [Math.abs(spot[0] - x), Math.abs(spot[1] - (y - up))]
    expect(across >= 13 + 4.2 * 15 || over >= 18 + 12).toBe(true)
  }
})

test.each(['above', 'below'] as const)(
  'no number lies on the place itself, whose name stands %s it',
  (side) => {
    const [x, y] = pixelsOf(home, 14)
    const close = [-9, 0, 9].map((over) => ({ at: geoAt([x + 3, y + over], 14), text: `${over}` }))
    const [, ...numbers] = signSpots([{ at: home, text: 'A-1104', home: side }, ...close], 14)
    for (const { spot } of numbers) {
      const [across, down] = [Math.abs(spot[0] - x), Math.abs(spot[1] - y)]
      expect(across >= 17 || down >= 17).toBe(true)
    }
  },
)
