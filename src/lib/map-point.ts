import type { GeoPoint, MapPlace } from './map-types.ts'

/** Where a place lies on the whole map of a zoom (web Mercator), in pixels from its upper left corner. */
export function pixelsOf({ lat, lng }: GeoPoint, zoom: number): readonly [x: number, y: number] {
  const size = 256 * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** The place at a point of the whole map of a zoom, in pixels from its upper left corner. */
export function geoAt([x, y]: readonly [x: number, y: number], zoom: number): GeoPoint {
  const size = 256 * 2 ** zoom
  const height = Math.PI * (1 - (2 * y) / size)
  return { lat: (Math.atan(Math.sinh(height)) * 180) / Math.PI, lng: (x / size) * 360 - 180 }
}

/** The part of an address that has the map of the search begin at a place: `59.3125,18.2105,15`. */
export const placeHash = ({ center: { lat, lng }, zoom }: MapPlace): string =>
  `${lat.toFixed(5)},${lng.toFixed(5)},${zoom}`

/** Where the map begins, by the parts of an address behind its #; undefined when they do not say. */
export function placeIn(parts: readonly string[]): MapPlace | undefined {
  for (const part of parts) {
    const [, lat, lng, zoom] = /^(\d{1,2}\.\d+),(\d{1,2}\.\d+),(\d{1,2})$/.exec(part) ?? []
    if (lat && lng && zoom) return { center: { lat: Number(lat), lng: Number(lng) }, zoom: Number(zoom) }
  }
  return undefined
}
