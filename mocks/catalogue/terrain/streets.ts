import type { Point } from '../../imagery/base/geometry.ts'
import { districtsIn } from './districts.ts'
import { chanceAt } from './field.ts'
import { densityAt, landAt } from './land.ts'
import type { MapPlace } from './places.ts'
import { streetName } from './street-names.ts'

/** A street between two crossings, the same one for everybody: who draws it, who lives there and who walks along it. */
export type Street = Readonly<{ key: string; from: Point; to: Point; name: string; isBridge: boolean }>

/** Where people live less densely there is no net of streets. */
export const leastDense = 0.3
/** A shore is at zero; streets keep off it. */
const dry = 0.05
/** No bridge is longer, in metres. */
const longestBridge = 240

type Window = Readonly<{ left: number; top: number; right: number; bottom: number }>

/** The streets that touch a part of the map. None ends in the water: a short way over it is a bridge, a longer one is not built. */
export function streetsIn(places: readonly MapPlace[], { left, top, right, bottom }: Window): Street[] {
  const land = landAt(places)
  const found = new Map<string, Street>()
  for (const { outline, seed } of districtsIn(left, top, right, bottom)) {
    if (densityAt(places, ...seed) < leastDense) continue
    outline.forEach((from, at) => {
      const to = outline[(at + 1) % outline.length] ?? from
      const key = [crossing(from), crossing(to)].toSorted().join(' ')
      if (found.has(key) || crossing(from) === crossing(to)) return
      const wet = wetMetres(from, to, land)
      const isBuilt = wet === 0 || (wet < longestBridge && chanceAt(...middle(from, to), 9) < 0.5)
      if (isBuilt) found.set(key, { key, from, to, name: streetName(from, to, places), isBridge: wet > 0 })
    })
  }
  return [...found.values()]
}

/** The name of a crossing. Both districts beside a street work it out to within far less than a metre. */
export const crossing = ([x, y]: Point): string => `${Math.round(x / 4)}/${Math.round(y / 4)}`

/** How much of a street lies over water; endless when an end of it does. */
function wetMetres(from: Point, to: Point, land: (x: number, y: number) => number): number {
  if (land(...from) < dry || land(...to) < dry) return Infinity
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.ceil(length / 30)
  let wet = 0
  for (let step = 1; step < steps; step++) {
    const share = step / steps
    if (land(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share) < dry)
      wet += length / steps
  }
  return wet
}

const middle = (from: Point, to: Point): [number, number] => [
  Math.round((from[0] + to[0]) / 8),
  Math.round((from[1] + to[1]) / 8),
]
