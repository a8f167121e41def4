import { randomOf } from '../lib/random.ts'
import type { Area, Geo, Nearby } from '../types.ts'
import { landAt } from './land.ts'
import { geoOf, metresAt, worldOf } from './mercator.ts'
import { placesIn } from './places.ts'
import { streetsIn } from './streets.ts'
import { WalkNet } from './walk-net.ts'
import type { Spot } from './walk-net.ts'

/** Something close to an area: what it is, and where. */
export type Sight = Nearby & Readonly<{ geo: Geo }>
/** And how far one walks there, in metres. */
export type Walk = Sight & Readonly<{ metres: number }>

/** How far from the middle of an area its streets are known, in metres on the map. */
export const around = 2200
/** How far a house stands from the middle of its street. */
const besideStreet = 24

type Town = Readonly<{ net: WalkNet; sights: readonly (Sight & { spot: Spot })[] }>
const towns = new WeakMap<Area, Town>()

/** What lies close to an area. Places are where the map's streets are, so that no way leads through water (x-assumed in Distance). */
export const sightsOf = (area: Area, areas: readonly Area[]): readonly Sight[] =>
  townOf(area, areas).sights.map(({ name, kind, geo }) => ({ name, kind, geo }))

/** The ways from a home to what lies close to its area, along the streets of the map; the shortest first. */
export function walksFrom(geo: Geo, area: Area, areas: readonly Area[]): Walk[] {
  const { net, sights } = townOf(area, areas)
  const start = net.spotAt(worldOf(geo))
  if (!start) return []
  const metresTo = net.walkFrom(start)
  return sights
    .map(({ spot, ...sight }) => ({
      ...sight,
      metres: Math.round((metresTo(spot) * metresAt(geo)) / 10) * 10,
    }))
    .filter(({ metres }) => Number.isFinite(metres))
    .toSorted((a, b) => a.metres - b.metres)
}

function townOf(area: Area, areas: readonly Area[]): Town {
  const known = towns.get(area)
  if (known) return known
  const [x, y] = worldOf(area.geo)
  const window = { left: x - around, top: y - around, right: x + around, bottom: y + around }
  const places = placesIn(areas, window)
  const net = new WalkNet(streetsIn(places, window))
  const town = { net, sights: sightsAlong(area, net, landAt(places)) }
  towns.set(area, town)
  return town
}

/** A place for each thing: each some 150 metres further to walk than the one before; what wants water is close to it. */
function sightsAlong(area: Area, net: WalkNet, land: (x: number, y: number) => number): Town['sights'] {
  const random = randomOf('surroundings', area.name)
  const start = net.spotAt(worldOf(area.geo))
  if (!start) return []
  const metresTo = net.walkFrom(start)
  const free = net.streets
    .filter(({ isBridge }) => !isBridge)
    .flatMap((street) => [
      { street, share: random.between(0.2, 0.4), off: besideStreet },
      { street, share: random.between(0.6, 0.8), off: besideStreet },
    ])
    .map((spot) => {
      const at = placeAt(spot, random.chance(0.5) ? 1 : -1)
      return { spot, at, metres: metresTo(spot), land: land(...at) }
    })
    .filter((one) => Number.isFinite(one.metres) && one.land > 0.05)
  const first = 100 * random.int(1, 3)
  return area.nearby.flatMap(({ name, kind }, index) => {
    const wanted = first + 150 * index
    const misses = ({ metres, land: height }: (typeof free)[number]) =>
      Math.abs(metres - wanted) + (byWater.has(kind) ? 500 * Math.min(1.2, height) : 0)
    const best = free.toSorted((a, b) => misses(a) - misses(b))[0]
    if (!best) return []
    free.splice(free.indexOf(best), 1)
    return [{ name, kind, geo: geoOf(best.at), spot: best.spot }]
  })
}

const byWater: ReadonlySet<Nearby['kind']> = new Set(['bathing', 'jetty'])

function placeAt({ street: { from, to }, share, off }: Spot, side: 1 | -1): readonly [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return [
    from[0] + share * dx - (side * off * dy) / length,
    from[1] + share * dy + (side * off * dx) / length,
  ]
}
