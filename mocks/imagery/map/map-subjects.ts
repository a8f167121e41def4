import { tileSide, worldOf } from '../../catalogue/terrain/mercator.ts'
import { placesIn, reach } from '../../catalogue/terrain/places.ts'
import { around, sightsOf } from '../../catalogue/terrain/surroundings.ts'
import type { Area, Geo, NearbyKind } from '../../catalogue/types.ts'
import { roadRim } from './country-roads.ts'
import { streetZoom } from './view.ts'
import type { MapMark, MapSubject } from './view.ts'

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
    ...contentsOf(areas, { left, top, right: left + side, bottom: top + side }, z),
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
  const window = { left, top, right: left + across, bottom: top + across * shape }
  return { left, top, across, zoom: 15, ...contentsOf(areas, window, 15), pin: { x, y, colour }, label }
}

function contentsOf(areas: readonly Area[], window: Window, zoom: number) {
  return {
    // names reach further than towns do when one looks from afar, and roads are known beyond the edge
    places: placesIn(areas, window, Math.max(reach + roadRim, window.right - window.left)),
    marks: zoom > streetZoom ? marksNear(areas, window) : [],
  }
}

/** Stations and schools in a part of the map, and a little beyond, where a sign reaches into it. */
function marksNear(areas: readonly Area[], window: Window): MapMark[] {
  const { left, top, right, bottom } = window
  const rim = (right - left) / 8
  return areas
    .filter(({ geo }) => {
      const [x, y] = worldOf(geo)
      return x > left - around && x < right + around && y > top - around && y < bottom + around
    })
    .flatMap((area) => sightsOf(area, areas))
    .filter(({ kind }) => marked.has(kind))
    .map(({ kind, name, geo }) => {
      const [x, y] = worldOf(geo)
      return { kind, name, x, y }
    })
    .filter(({ x, y }) => x > left - rim && x < right + rim && y > top - rim && y < bottom + rim)
}

type Window = Readonly<{ left: number; top: number; right: number; bottom: number }>

const marked: ReadonlySet<NearbyKind> = new Set(['station', 'busStop', 'school'])
