import { pixelsOf } from '#src/lib/map-point.ts'
import type { GeoPoint, HomeSide, MapSign } from '#src/lib/map-types.ts'
import { spreadPoints } from '../pins/spread-points.ts'

type Point = readonly [x: number, y: number]
/** The sign that says what the home is called: where the home lies, what stands in it, and on which side it is. */
export type HomeSign = Readonly<{ at: GeoPoint; text: string; side: HomeSide }>

/** A sign is 26 px wide. */
const leastApart = 28
/** The home's sign begins where its stem ends, and so far away it is over. */
const stem = 16
const tip = 52
/** Half of the dot at the foot of its stem. */
const foot = 4
/** Half of its width at most, and what of that each character takes beside the two edges. */
const widest = 120
const edge = 13
const halfCharacter = 4.2

/**
 * Where numbered signs stand on the whole map of a zoom, in pixels: where their places are, or as close as leaves each to
 * be read, and the name of the home as well.
 */
export function numberSpots(places: readonly GeoPoint[], zoom: number, home: HomeSign): Point[] {
  const spots = places.map((place) => pixelsOf(place, zoom))
  const taken = [boxOf(home, zoom), footOf(home, zoom)]
  // what gives way to the home's sign may meet a neighbour, and the other way round
  return [1, 2, 3].reduce<Point[]>(
    (moved) => spreadPoints(moved, leastApart).map((spot) => beside(spot, taken)),
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

/** The place itself, with all of its stem. */
function footOf({ at, side }: HomeSign, zoom: number): Box {
  const [x, y] = pixelsOf(at, zoom)
  const reach = foot + leastApart / 2
  const [top, bottom] = side === 'above' ? [y - stem, y + reach] : [y - reach, y + stem]
  return { left: x - reach, right: x + reach, top, bottom }
}

/** The point, or the closest to it that is within none of the boxes. */
function beside(point: Point, boxes: readonly Box[]): Point {
  const [x, y] = point
  const isFree = ([atX, atY]: Point) =>
    boxes.every(({ left, right, top, bottom }) => atX <= left || atX >= right || atY <= top || atY >= bottom)
  const away = ([atX, atY]: Point) => Math.hypot(atX - x, atY - y)
  // the closest lies at an edge or where two meet
  const alongs = [x, ...boxes.flatMap(({ left, right }) => [left, right])]
  const downs = [y, ...boxes.flatMap(({ top, bottom }) => [top, bottom])]
  const places = alongs.flatMap((along) => downs.map((down): Point => [along, down]))
  return places.filter(isFree).toSorted((one, other) => away(one) - away(other))[0] ?? point
}

/** Signs with where they stand on the whole map of a zoom, in pixels. That of the home is at its place. */
export function signSpots(signs: readonly MapSign[], zoom: number) {
  const numbers = signs.filter(({ home }) => !home)
  const [ofHome] = signs.flatMap(({ at, text, home }) => (home ? [{ at, text, side: home }] : []))
  const places = numbers.map(({ at }) => at)
  const spots = ofHome ? numberSpots(places, zoom, ofHome) : []
  return signs.map((sign) => ({ sign, spot: spots[numbers.indexOf(sign)] ?? pixelsOf(sign.at, zoom) }))
}
