import type { Clock } from '../../engine/worlds/clock.ts'
import { ownValue, setOwnValue } from '../../engine/own-value.ts'

/** One thing that is kept in a collection. */
export type Kept = {
  id: string | number
  /** Whose it is; empty where nobody in particular made it. */
  owner: string
  value: Record<string, unknown>
  /** When it was last written, by the clock of the world, in milliseconds. */
  at: number
}

/** Things by the path of their collection (`/todos`, `/projects/p1/todos`), then by owner and id, in the order they were made. */
export type ResourcesData = Record<string, Record<string, Kept>>

/** For each collection, whose part of it has its first things already (1 by owner), and the highest number it gave as an id. */
export type ResourcesBegunData = Record<string, Record<string, number>>

/** Whose things are asked for: somebody's, or everybody's where it is left out. */
export type Whose = { owner?: string | undefined }

/** No owner is called so. */
const highest = '#'

const keyOf = ({ id, owner }: Pick<Kept, 'id' | 'owner'>) => `${owner} ${id}`

/**
 * What was sent to paths that form a resource, and is found there again. Operations that nobody has written keep it here;
 * whoever writes one of them later reads and writes the same.
 */
export class Resources {
  readonly #data: ResourcesData
  readonly #begun: ResourcesBegunData
  readonly #clock: Clock

  constructor(data: ResourcesData, begun: ResourcesBegunData, clock: Clock) {
    this.#data = data
    this.#begun = begun
    this.#clock = clock
  }

  /** What a collection has, in the order it was made. */
  list(collection: string, { owner }: Whose = {}): Kept[] {
    const all = Object.values(ownValue(this.#data, collection) ?? {})
    return owner === undefined ? all : all.filter((one) => one.owner === owner)
  }

  find(collection: string, id: string | number, { owner }: Whose = {}): Kept | undefined {
    return this.list(collection, { owner }).find((one) => String(one.id) === String(id))
  }

  /** Keeps a thing; one with the same id and owner is replaced, in its place. */
  keep(collection: string, { id, owner, value }: Omit<Kept, 'at'>): Kept {
    const things = ownValue(this.#data, collection) ?? {}
    const kept = { id, owner, value, at: this.#clock.now() }
    setOwnValue(things, keyOf(kept), kept)
    setOwnValue(this.#data, collection, things)
    return kept
  }

  /** Removes a thing and all that lies below it. */
  remove(collection: string, kept: Pick<Kept, 'id' | 'owner'>): void {
    const things = ownValue(this.#data, collection)
    if (!things) return
    delete things[keyOf(kept)]
    const below = `${collection}/${kept.id}/`
    for (const inner of Object.keys(this.#data)) if (inner.startsWith(below)) delete this.#data[inner]
    for (const inner of Object.keys(this.#begun)) if (inner.startsWith(below)) delete this.#begun[inner]
  }

  /** A number that no thing of the collection has had as its id. */
  nextNumber(collection: string): number {
    const counts = ownValue(this.#begun, collection) ?? {}
    const known = this.list(collection).flatMap(({ id }) => (Number.isSafeInteger(id) ? [Number(id)] : []))
    const next = Math.max(0, ownValue(counts, highest) ?? 0, ...known) + 1
    setOwnValue(counts, highest, next)
    setOwnValue(this.#begun, collection, counts)
    return next
  }

  /** Whether somebody's part of a collection begins now: the first call of it says so, and no later one. */
  begins(collection: string, owner: string): boolean {
    const begun = ownValue(this.#begun, collection) ?? {}
    if (ownValue(begun, owner) !== undefined) return false
    setOwnValue(begun, owner, 1)
    setOwnValue(this.#begun, collection, begun)
    return true
  }
}
