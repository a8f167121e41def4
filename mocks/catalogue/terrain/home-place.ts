import type { Random } from '../lib/random.ts'
import type { Geo } from '../types.ts'
import { districtAt, isPark } from './districts.ts'
import { landAt } from './land.ts'
import { worldOf } from './mercator.ts'
import { placesIn } from './places.ts'
import type { PlaceSource } from './places.ts'

/** From the middle of its street to the middle of a house, in metres. */
const nearest = 24
const furthest = 75
/** A shore is at zero; this is some way up from it. */
const dry = 0.2

/**
 * Where a project of an area stands: on dry land, in no park, beside a street and not upon it. `first` is taken if it is such a
 * place; others are drawn, further and further apart.
 */
export function homePlace(area: PlaceSource, areas: readonly PlaceSource[], first: Geo, random: Random): Geo {
  const [x, y] = worldOf(area.geo)
  const land = landAt(placesIn(areas, { left: x, top: y, right: x, bottom: y }))
  const isGood = (geo: Geo) => {
    const at = worldOf(geo)
    const { key, toStreet } = districtAt(at)
    return land(...at) > dry && toStreet >= nearest && toStreet <= furthest && !isPark(key)
  }
  let place = first
  for (let tries = 0; tries < 200 && !isGood(place); tries++)
    place = nearTo(area.geo, random.between(-0.004, 0.004), random.between(-0.006, 0.006))
  return place
}

/** A place some degrees from another, to the metre. */
export function nearTo({ lat, lng }: Geo, north: number, east: number): Geo {
  return { lat: Math.round((lat + north) * 1e5) / 1e5, lng: Math.round((lng + east) * 1e5) / 1e5 }
}
