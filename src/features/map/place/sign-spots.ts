import { pixelsOf } from '#src/lib/map-point.ts'
import type { GeoPoint, HomeSide, MapSign } from '#src/lib/map-types.ts'
import { apart } from '../pins/apart.ts'

type Point = readonly [x: number, y: number]
/** The sign that says what the home is called: where the home lies, what stands in it, and on which side it is. */
export type HomeSign = Readonly<{ at: GeoPoint; text: string; side: HomeSide }>

/** A sign is 26 px wide. */
const leastApart = 28
/** The home's sign begins where its stem ends, and so far away it is over. */
const stem = 16
const tip = 52
/** Half of its width at most, and what of that each character takes beside the two edges. */
const widest = 88
const edge = 13
const halfCharacter = 4.2

/**
 * Where numbered signs stand on the whole map of a zoom, in pixels: where their places are, or as close as leaves each to
 * be read, and the name of the home as well.
 */
export function numberSpots(places: readonly GeoPoint[], zoom: number, home: HomeSign): Point[] {
  const spots = places.map((place) => pixelsOf(place, zoom))
  const sign = boxOf(home, zoom)
  // what gives way to the home's sign may meet a neighbour, and the other way round
  return [1, 2, 3].reduce<Point[]>(
    (moved) => apart(moved, leastApart).map((spot) => beside(spot, sign)),
    spots,
  )
}

type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>

/** Where no middle of a number may be. */
function boxOf({ at, text, side }: HomeSign, zoom: number): Box {
  const [x, y] = pixelsOf(at, zoom)
  const reach = Math.min(widest, edge + halfCharacter * text.length) + leastApart / 2
  const [near, far] = [stem - leastApart / 2, tip + leastApart / 2]
  const [top, bottom] = side === 'above' ? [y - far, y - near] : [y + near, y + far]
  return { left: x - reach, right: x + reach, top, bottom }
}

/** The point, or the closest to it that is not within the box. */
function beside([x, y]: Point, { left, right, top, bottom }: Box): Point {
  if (x <= left || x >= right || y <= top || y >= bottom) return [x, y]
  const toX = x - left < right - x ? left : right
  const toY = y - top < bottom - y ? top : bottom
  return Math.abs(toX - x) < Math.abs(toY - y) ? [toX, y] : [x, toY]
}

/** Signs with where they stand on the whole map of a zoom, in pixels. That of the home is at its place. */
export function signSpots(signs: readonly MapSign[], zoom: number) {
  const numbers = signs.filter(({ home }) => !home)
  const [ofHome] = signs.flatMap(({ at, text, home }) => (home ? [{ at, text, side: home }] : []))
  const places = numbers.map(({ at }) => at)
  const spots = ofHome ? numberSpots(places, zoom, ofHome) : []
  return signs.map((sign) => ({ sign, spot: spots[numbers.indexOf(sign)] ?? pixelsOf(sign.at, zoom) }))
}
