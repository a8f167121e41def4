import { densityAt } from '../../catalogue/terrain/land.ts'
import { chanceAt } from '../../catalogue/terrain/field.ts'
import { isPark } from '../../catalogue/terrain/districts.ts'
import type { District } from '../../catalogue/terrain/districts.ts'
import { leastDense } from '../../catalogue/terrain/streets.ts'
import { closedCurve } from '../base/curves.ts'
import { turning } from '../base/geometry.ts'
import type { Point } from '../base/geometry.ts'
import { tenth } from '../base/numbers.ts'
import { blocksOf } from './blocks.ts'
import { shapes } from './paths.ts'
import { mapColours, touches } from './view.ts'
import type { MapView } from './view.ts'

/** The edge of a park is round: it may lie so far outside its corners, in metres. */
const parkRim = 40

/** Houses around yards, and parks with their trees. */
export function drawBlocks(
  view: MapView,
  districts: readonly District[],
  land: (x: number, y: number) => number,
): string {
  const isDry = ([x, y]: Point) => land(x, y) > 0.06
  const isSeen = (shape: readonly Point[]) => touches(view, shape, parkRim)
  const all = districts
    .filter(({ outline }) => isSeen(outline))
    .map((district) => blocksOf(district, densityAt(view.places, ...district.seed), { isDry, isSeen }))
  const parks = all.flatMap((blocks) => blocks.parks)
  const round = parks.map((park) => closedCurve(park.map(view.px))).join('')
  const built = all.flatMap((blocks) => blocks.built)
  const yards = all.flatMap((blocks) => blocks.yards)
  return (
    shapes(view, built, mapColours.block, 0) +
    shapes(view, yards, mapColours.land, 0) +
    `<path d="${round}" fill="${mapColours.park}"/>` +
    `<g fill="${mapColours.tree}">${parks.map((park) => trees(view, park)).join('')}</g>`
  )
}

/** Parks alone, where blocks would be too small to be seen. */
export function drawParks(view: MapView, districts: readonly District[]): string {
  const parks = districts.filter(
    ({ key, seed }) => isPark(key) && densityAt(view.places, ...seed) >= leastDense,
  )
  if (parks.length === 0) return ''
  const round = parks.map(({ outline }) => closedCurve(outline.map(view.px))).join('')
  return `<path d="${round}" fill="${mapColours.park}"/>`
}

function trees({ px, scale }: MapView, park: readonly Point[]): string {
  if (scale < 0.18 || Math.abs(turning(park)) < 60_000) return ''
  const middle = park.reduce<[number, number]>(
    (sum, [x, y]) => [sum[0] + x / park.length, sum[1] + y / park.length],
    [0, 0],
  )
  return park
    .flatMap((corner, at) =>
      [0.25, 0.5, 0.72].map((share, ring): Point => {
        const moved = share + 0.12 * (chanceAt(Math.round(corner[0]), at, ring) - 0.5)
        return [middle[0] + (corner[0] - middle[0]) * moved, middle[1] + (corner[1] - middle[1]) * moved]
      }),
    )
    .map((point) => {
      const [x, y] = px(point)
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(9 * scale)}"/>`
    })
    .join('')
}
