import type { Geo } from '../../catalogue/types.ts'
import type { Point } from '../base/geometry.ts'

/** Web Mercator's metres are twice as long as real ones at 60° north; halved, they are about right where homes are. */
const half = 0.5
const radius = 6_378_137
const edge = Math.PI * radius * half

/** Where a place lies on the map: metres to the right and down from the upper left corner of the world. */
export function worldOf({ lat, lng }: Geo): Point {
  const x = (lng * Math.PI) / 180
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return [edge + radius * half * x, edge - radius * half * y]
}

/** The side of a tile at a zoom, in the same metres. */
export function tileSide(zoom: number): number {
  return (2 * edge) / 2 ** zoom
}
