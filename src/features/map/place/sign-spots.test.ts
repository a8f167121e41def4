import { expect, test } from 'vitest'
import { pixelsOf } from '#src/lib/map-point.ts'
import { signSpots } from './sign-spots.ts'

const home = { lat: 59.31, lng: 18.17 }
const shop = { lat: 59.311, lng: 18.171 }

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
