import { geoMercator } from 'd3-geo'
import type { Geo } from '../types.ts'
import type { Point } from '../../imagery/base/geometry.ts'

/** Web Mercator's metres are twice as long as real ones at 60° north; halved, they are about right where homes are. */
const half = 0.5
const radius = 6_378_137
const edge = Math.PI * radius * half

const project = geoMercator()
  .scale(radius * half)
  .translate([edge, edge])

/** Where a place lies on the map: metres to the right and down from the upper left corner of the world. */
export function worldOf({ lat, lng }: Geo): Point {
  const point = project([lng, lat])
  if (!point) throw new RangeError(`${lat}, ${lng} is nowhere on the map`)
  return point
}

/** The side of a tile at a zoom, in the same metres. */
export function tileSide(zoom: number): number {
  return (2 * edge) / 2 ** zoom
}

/** The place on earth of a point on the map, to the metre. */
export function geoOf(point: Point): Geo {
  const [lng, lat] = project.invert?.([...point]) ?? [0, 0]
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}

/** How many real metres one of the map is, at a place. */
export const metresAt = ({ lat }: Geo): number => Math.cos((lat * Math.PI) / 180) / half
