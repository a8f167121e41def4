import type { Point } from '../base/geometry.ts'
import { tileSide, worldOf } from '../../catalogue/terrain/mercator.ts'
import { placesIn, reach } from '../../catalogue/terrain/places.ts'
import { around, sightsOf } from '../../catalogue/terrain/surroundings.ts'
import type { Area, Geo, NearbyKind } from '../../catalogue/types.ts'
import { roadRim } from './country-roads.ts'
import { blockZoom, signsZoom } from './view.ts'
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
    marks: zoom > blockZoom ? marksNear(areas, window) : [],
    signs: zoom >= signsZoom ? signsNear(areas, window) : [],
  }
}

/** What lies close to homes in a part of the map, and as far beyond as a name there reaches that has to make room. */
function signsNear(areas: readonly Area[], window: Window): Point[] {
  const rim = 1.5 * (window.right - window.left)
  return sightsWithin(areas, window, rim).map(({ at }) => at)
}

/** Stations and schools in a part of the map, and a little beyond, where a sign reaches into it. */
function marksNear(areas: readonly Area[], window: Window): MapMark[] {
  const rim = (window.right - window.left) / 8
  return sightsWithin(areas, window, rim)
    .filter(({ kind }) => marked.has(kind))
    .map(({ kind, name, at: [x, y] }) => ({ kind, name, x, y }))
}

/** All there is to walk to in a part of the map, and so many metres around it. */
function sightsWithin(areas: readonly Area[], { left, top, right, bottom }: Window, rim: number) {
  const within = ([x, y]: Point, by: number) =>
    x > left - by && x < right + by && y > top - by && y < bottom + by
  return areas
    .filter(({ geo }) => within(worldOf(geo), around + rim))
    .flatMap((area) => sightsOf(area, areas))
    .map(({ kind, name, geo }) => ({ kind, name, at: worldOf(geo) }))
    .filter(({ at }) => within(at, rim))
}

type Window = Readonly<{ left: number; top: number; right: number; bottom: number }>

const marked: ReadonlySet<NearbyKind> = new Set(['station', 'busStop', 'school'])
