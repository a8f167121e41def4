import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { inland } from './coast.ts'
import { districtAt, isPark } from './districts.ts'
import { landAt } from './land.ts'
import { metresAt, worldOf } from './mercator.ts'
import { placesIn } from './places.ts'
import { streetsIn } from './streets.ts'
import { sightsOf, walksFrom } from './surroundings.ts'

const { areas, stages } = catalogueOf({ referenceDate: '2026-11-20' })

const near = (x: number, y: number) =>
  placesIn(areas, { left: x - 3000, top: y - 3000, right: x + 3000, bottom: y + 3000 })
const landUnder = (geo: (typeof areas)[number]['geo']) => {
  const [x, y] = worldOf(geo)
  return landAt(near(x, y))(x, y)
}

test('no project, station or school stands in the water, and every house beside a street, in no park', () => {
  expect(areas.filter(({ geo }) => landUnder(geo) <= 0).map(({ name }) => name)).toEqual([])
  const badlyPlaced = stages.filter(({ geo }) => {
    const { key, toStreet } = districtAt(worldOf(geo))
    return landUnder(geo) <= 0.1 || toStreet < 20 || toStreet > 80 || isPark(key)
  })
  expect(badlyPlaced.map(({ name }) => name)).toEqual([])
  const wet = areas.flatMap((area) => sightsOf(area, areas).filter(({ geo }) => landUnder(geo) <= 0))
  expect(wet).toEqual([])
})

test('no street runs into the water: what lies over it is a bridge from shore to shore', () => {
  for (const area of areas.slice(0, 24)) {
    const [x, y] = worldOf(area.geo)
    const land = landAt(near(x, y))
    const streets = streetsIn(near(x, y), { left: x - 900, top: y - 900, right: x + 900, bottom: y + 900 })
    const points = streets.flatMap(({ from, to, isBridge }) =>
      isBridge ? [from, to] : [from, to, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const],
    )
    expect(Math.min(...points.map((point) => land(...point)))).toBeGreaterThan(0)
  }
})

test('every home has a station and a school to walk to, along streets: never nearer than the crow flies', () => {
  for (const stage of stages) {
    const area = areas.find(({ id }) => id === stage.areaId)
    if (!area) throw new Error(stage.areaId)
    const walks = walksFrom(stage.geo, area, areas)
    expect(walks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['station', 'school']))
    const [x, y] = worldOf(stage.geo)
    for (const { geo, metres, name } of walks) {
      const [toX, toY] = worldOf(geo)
      const straight = Math.hypot(toX - x, toY - y) * metresAt(geo)
      expect(metres, `${stage.name}, ${name}`).toBeGreaterThan(straight - 60)
    }
  }
})

test('the shore is the same from near and far: where the drawn coast is known, the terrain says the same', () => {
  let differing = 0
  for (let at = 0; at < 2000; at++) {
    const [x, y] = worldOf({ lat: 58.6 + (at % 50) / 40, lng: 16.6 + Math.floor(at / 50) / 14 })
    const shore = inland(x, y)
    if (Math.abs(shore) > 250 && shore > 0 !== landAt([])(x, y) > 0) differing += 1
  }
  expect(differing).toBe(0)
})

test('the known coasts are where they are: cities on land, the sea wet', () => {
  const at = (lat: number, lng: number) => inland(...worldOf({ lat, lng }))
  expect(at(59.86, 17.64)).toBeGreaterThan(0)
  expect(at(61.5, 23.76)).toBeGreaterThan(0)
  expect(at(60.8, 8.6)).toBeGreaterThan(0)
  expect(at(58.5, 20)).toBeLessThan(0)
  expect(at(62.5, 20)).toBeLessThan(0)
  expect(at(58.9, 13.3)).toBeLessThan(0)
})
