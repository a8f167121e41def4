import type { Point } from '../../imagery/base/geometry.ts'
import { crossing } from './streets.ts'
import type { Street } from './streets.ts'

/** Where something lies along a street, and how many metres beside it. */
export type Spot = Readonly<{ street: Street; share: number; off: number }>

/** Streets to walk along. */
export class WalkNet {
  readonly streets: readonly Street[]
  readonly #ways = new Map<string, { to: string; metres: number }[]>()

  constructor(streets: readonly Street[]) {
    this.streets = streets
    for (const { from, to } of streets) {
      const metres = Math.hypot(to[0] - from[0], to[1] - from[1])
      this.#join(crossing(from), crossing(to), metres)
      this.#join(crossing(to), crossing(from), metres)
    }
  }

  #join(from: string, to: string, metres: number): void {
    const ways = this.#ways.get(from)
    if (ways) ways.push({ to, metres })
    else this.#ways.set(from, [{ to, metres }])
  }

  /** The place on the nearest street; undefined where there is none. */
  spotAt([x, y]: Point): Spot | undefined {
    let nearest: Spot | undefined
    for (const street of this.streets) {
      const { from, to } = street
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
      const share = Math.min(1, Math.max(0, along))
      const off = Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy)
      if (!nearest || off < nearest.off) nearest = { street, share, off }
    }
    return nearest
  }

  /** How far one walks from a spot to any other, in metres; endless where no street leads. */
  walkFrom(start: Spot): (goal: Spot) => number {
    const known = this.#distances(start)
    return (goal) => {
      const length = lengthOf(goal.street)
      if (goal.street.key === start.street.key)
        return Math.abs(goal.share - start.share) * length + goal.off + start.off
      const reached = (end: Point) => known.get(crossing(end)) ?? Infinity
      const { from, to } = goal.street
      return goal.off + Math.min(reached(from) + goal.share * length, reached(to) + (1 - goal.share) * length)
    }
  }

  /** The way to each crossing (Dijkstra); a part of a town has too few of them for a heap to be quicker. */
  #distances({ street, share, off }: Spot): ReadonlyMap<string, number> {
    const length = lengthOf(street)
    const open = new Map([
      [crossing(street.from), off + share * length],
      [crossing(street.to), off + (1 - share) * length],
    ])
    const done = new Map<string, number>()
    while (open.size > 0) {
      const [at, metres] = [...open].reduce((best, one) => (one[1] < best[1] ? one : best))
      open.delete(at)
      done.set(at, metres)
      for (const way of this.#ways.get(at) ?? [])
        if (!done.has(way.to)) open.set(way.to, Math.min(metres + way.metres, open.get(way.to) ?? Infinity))
    }
    return done
  }
}

const lengthOf = ({ from, to }: Street): number => Math.hypot(to[0] - from[0], to[1] - from[1])
