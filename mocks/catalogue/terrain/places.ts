import type { Country, Setting } from '../codes.ts'
import type { Area } from '../types.ts'
import { worldOf } from './mercator.ts'

/** A place where people live, by what surrounds it; metres on the map. */
export type MapPlace = Readonly<{
  name: string
  x: number
  y: number
  setting: Setting
  country: Country
  /** Its main street. */
  street: string
}>

/** How far the influence of a place reaches, in metres. */
export const reach = 6000

export function placeOf({ name, geo, setting, country, street }: PlaceSource): MapPlace {
  const [x, y] = worldOf(geo)
  return { name, x: Math.round(x), y: Math.round(y), setting, country, street }
}

export type PlaceSource = Pick<Area, 'name' | 'geo' | 'setting' | 'country' | 'street'>

/** Those of the places that have a say in a part of the map. */
export function placesIn(
  areas: readonly PlaceSource[],
  window: Readonly<{ left: number; top: number; right: number; bottom: number }>,
  far = reach,
): MapPlace[] {
  const { left, top, right, bottom } = window
  return areas
    .map(placeOf)
    .filter(({ x, y }) => x > left - far && x < right + far && y > top - far && y < bottom + far)
}
