import type { Area, Geo } from '../../catalogue/types.ts'
import { reach } from './land.ts'
import type { MapPlace } from './land.ts'
import { tileSide, worldOf } from './mercator.ts'
import type { MapSubject } from './view.ts'

/** The highest zoom that there are tiles for. */
export const maxZoom = 17

/** The tile `{z}/{x}/{y}` as every web map counts them; undefined outside the world. */
export function tileSubject(areas: readonly Area[], z: number, x: number, y: number): MapSubject | undefined {
  const count = 2 ** z
  if (z > maxZoom || x >= count || y >= count) return undefined
  const side = tileSide(z)
  const [left, top] = [x * side, y * side]
  return {
    left,
    top,
    across: side,
    zoom: z,
    places: placesNear(areas, left, top, side, side),
    label: `${z}/${x}/${y}`,
  }
}

/** A map of so many metres across around a point, with a pin there. */
export function mapAround(
  areas: readonly Area[],
  geo: Geo,
  {
    across,
    shape,
    colour,
    label,
  }: Readonly<{ across: number; shape: number; colour: string; label: string }>,
): MapSubject {
  const [x, y] = worldOf(geo)
  const [left, top] = [x - across / 2, y - (across * shape) / 2]
  const places = placesNear(areas, left, top, across, across * shape)
  return { left, top, across, zoom: 15, places, pin: { x, y, colour }, label }
}

function placesNear(
  areas: readonly Area[],
  left: number,
  top: number,
  width: number,
  height: number,
): MapPlace[] {
  // names reach further than towns do when one looks from afar
  const far = Math.max(reach, width)
  return areas
    .map(({ name, geo, setting }): MapPlace => {
      const [x, y] = worldOf(geo)
      return { name, x: Math.round(x), y: Math.round(y), setting }
    })
    .filter(({ x, y }) => x > left - far && x < left + width + far && y > top - far && y < top + height + far)
}
