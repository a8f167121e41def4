import { expect, test } from 'vitest'
import { pixelsOf } from '#src/lib/map-point.ts'
import { placeView } from './place-view.ts'

const home = { lat: 59.31, lng: 18.17 }
const named = { at: home, name: 'C-1404' }
const phone = { width: 280, height: 288 }
const desk = { width: 864, height: 448 }
/** So many metres north and east of the home. */
const off = (north: number, east: number) => ({ lat: 59.31 + north / 111_320, lng: 18.17 + east / 56_830 })

test('a map with nothing close by begins as close as it can, around the home', () => {
  const { center, zoom } = placeView(named, [], phone)
  expect(zoom).toBe(14)
  expect(center.lng).toBeCloseTo(home.lng, 6)
  expect(center.lat).toBeCloseTo(home.lat, 2)
})

test.each([
  ['a school to the east', [off(100, 1100), off(-300, 0)]],
  ['all of it to the north', [off(300, 0), off(1100, 200), off(700, -80)]],
  ['far to either side', [off(0, 1500), off(-1400, -1300)]],
])('a phone shows all there is to mark: %s', (_, marks) => {
  const { center, zoom } = placeView(named, marks, phone)
  const [x, y] = pixelsOf(center, zoom)
  for (const mark of [home, ...marks]) {
    const [markX, markY] = pixelsOf(mark, zoom)
    expect(Math.abs(markX - x)).toBeLessThanOrEqual(phone.width / 2 - 13)
    expect(Math.abs(markY - y)).toBeLessThanOrEqual(phone.height / 2 - 8)
  }
})

test('what lies to one side moves the map there, so that it need not look from further off', () => {
  expect(placeView(named, [off(900, 0)], phone).zoom).toBe(14)
  expect(placeView(named, [off(900, 0), off(-900, 0)], phone).zoom).toBe(13)
  expect(placeView(named, [off(900, 0), off(-900, 0)], desk).zoom).toBe(14)
})

test('what is too far to walk does not make everything else small', () => {
  expect(placeView(named, [off(20_000, 0), off(300, 0)], desk).zoom).toBe(14)
})

test.each([
  ['a mark right above it', [off(150, 40)], 'below'],
  ['a mark right below it', [off(-150, 0)], 'above'],
  ['more marks above it than below', [off(150, 0), off(200, 300), off(-150, 0)], 'below'],
  ['one mark at the edge of its sign above and one under it below', [off(60, -100), off(-170, 150)], 'above'],
  ['marks further off', [off(500, 0), off(150, 700)], 'above'],
])('the sign of a home with %s stands where it covers less', (_, marks, side) => {
  expect(placeView(named, marks, desk)).toMatchObject({ zoom: 14, side })
})
