import type { Place } from './place.ts'

type Failure = Pick<Place, 'schemas' | 'optional'> & { count: number }

/** So often a place is tried, with other chance, before it is taken to be impossible. */
const enough = 2

/** The places for which no value was found: what lies around them is tried in many ways, and must not fail anew each time. */
export class Failures {
  readonly #known = new Map<string, Failure[]>()

  has(place: Place): boolean {
    const known = this.#find(place)
    return known !== undefined && known.count >= enough
  }

  add(place: Place): void {
    const known = this.#find(place)
    if (known) {
      known.count += 1
      return
    }
    const { pointer, schemas, optional } = place
    this.#known.set(pointer, [...(this.#known.get(pointer) ?? []), { schemas, optional, count: 1 }])
  }

  #find({ pointer, schemas, optional }: Place): Failure | undefined {
    return this.#known
      .get(pointer)
      ?.find(
        (one) =>
          one.optional === optional &&
          one.schemas.length === schemas.length &&
          one.schemas.every((schema, at) => schema === schemas[at]),
      )
  }
}
