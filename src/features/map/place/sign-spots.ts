import { pixelsOf } from '#src/lib/map-point.ts'
import type { GeoPoint, MapSign } from '#src/lib/map-types.ts'
import { apart } from '../apart.ts'

/** A sign is 26 px wide. */
const leastApart = 28

/** Where numbered signs stand on the whole map of a zoom, in pixels: where their places are, or as close as leaves each to be read. */
export const numberSpots = (places: readonly GeoPoint[], zoom: number) =>
  apart(
    places.map((place) => pixelsOf(place, zoom)),
    leastApart,
  )

/** Signs with where they stand on the whole map of a zoom, in pixels. That of the home is at its place. */
export function signSpots(signs: readonly MapSign[], zoom: number) {
  const numbers = signs.filter(({ home }) => !home)
  const spots = numberSpots(
    numbers.map(({ at }) => at),
    zoom,
  )
  return signs.map((sign) => ({ sign, spot: spots[numbers.indexOf(sign)] ?? pixelsOf(sign.at, zoom) }))
}
