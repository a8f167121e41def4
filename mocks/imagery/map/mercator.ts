import { geoMercator } from 'd3-geo'
import type { Geo } from '../../catalogue/types.ts'
import type { Point } from '../base/geometry.ts'

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
