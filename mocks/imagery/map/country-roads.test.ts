import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { landAt } from '../../catalogue/terrain/land.ts'
import { tileSide, worldOf } from '../../catalogue/terrain/mercator.ts'
import type { Point } from '../base/geometry.ts'
import { countryRoads, longestBridge, roadSalts } from './country-roads.ts'
import { tileSubject } from './map-subjects.ts'

const { areas } = catalogueOf({ referenceDate: '2026-11-20' })

/** So much more than a tile is looked at, in metres. */
const rim = 500

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

/** Places along a line, some metres apart. */
const along = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = points[at] ?? [toX, toY]
    return [0, 0.25, 0.5, 0.75, 1].map((share): Point => [x + (toX - x) * share, y + (toY - y) * share])
  })

/** The roads on the tile of each place and close around it, at a zoom. */
function roadsAt(zoom: number) {
  const side = tileSide(zoom)
  const tiles = new Map(
    areas.map(({ name, geo }) => {
      const [column, row] = worldOf(geo).map((at) => Math.floor(at / side))
      return [`${column}/${row}`, { name, tile: tileSubject(areas, zoom, column ?? 0, row ?? 0) }]
    }),
  )
  return [...tiles.values()].flatMap(({ name, tile }) => {
    if (!tile) throw new RangeError(name)
    const land = landAt(tile.places)
    const { left, top } = tile
    const window = { left: left - rim, top: top - rim, right: left + side + rim, bottom: top + side + rim }
    const step = side / 64
    return roadSalts(zoom).flatMap((salt) =>
      countryRoads({ ...window, step }, salt, land).map((road) => ({ ...road, name, land })),
    )
  })
}

// from 13 on the lines are the same at each zoom
test.each([10, 11, 12, 13])(
  'no road of zoom %i lies in the water but for bridges, which are short and have land at both ends',
  (zoom) => {
    const roads = roadsAt(zoom)
    expect(roads.length).toBeGreaterThan(8)
    const wet = roads
      .filter(({ points, isBridge, land }) => !isBridge && along(points).some((point) => land(...point) < 0))
      .map(({ name, points }) => ({ name, points }))
    expect(wet).toEqual([])
    const bridges = roads.filter(({ isBridge }) => isBridge)
    expect(bridges.length).toBeGreaterThan(0)
    const bad = bridges.filter(({ points, land }) => {
      const ends = [points[0], points.at(-1)].map((end) => (end ? land(...end) : -1))
      return Math.min(...ends) <= 0 || lengthOf(points) > longestBridge
    })
    expect(bad.map(({ name, points }) => ({ name, points }))).toEqual([])
  },
)

test('a road is the same whichever part of the map is asked: none ends at the edge between two parts', () => {
  const [left, top, side] = [11_300_000, 5_470_000, 2400]
  const islets = (x: number, y: number) => Math.sin(x / 170) + Math.cos(y / 230)
  const drawn = (from: number, width: number) =>
    countryRoads({ left: from, top, right: from + width, bottom: top + side, step: 32 }, 41, islets)
      .flatMap(({ points, isBridge }) =>
        points.slice(1).map(([x, y], at) => ({ x, y, isBridge, before: points[at] })),
      )
      .filter(({ x, y }) => x > from && x < from + width && y > top && y < top + side)
      .map(({ x, y, isBridge }) => `${Math.round(x)}/${Math.round(y)}${isBridge ? ' bridge' : ''}`)
  const parts = [...drawn(left, side), ...drawn(left + side, side)]
  expect(parts.toSorted()).toEqual(drawn(left, 2 * side).toSorted())
})
