import { isSame } from '../../engine/same-json.ts'
import { randomOf } from '../../catalogue/lib/random.ts'
import { Choices } from './choices.ts'
import { Failures } from './failures.ts'
import { flatten } from './schema/flatten.ts'
import { heightOf } from './schema/height.ts'
import { makeList } from './make-list.ts'
import { keepsNumber, makeNumber } from './make-number.ts'
import { makeObject } from './make-object.ts'
import { makeText } from './text/make-text.ts'
import { type Building, type Place, none } from './place.ts'
import { type Schema, type TypeName, isObject } from './schema/schema.ts'
import type { SchemaBook } from './schema/schema-book.ts'
import type { Shape } from './schema/shape.ts'

export type Making = {
  book: SchemaBook
  /** The same words, the same value. */
  seed: string
  /** The time of the world that dates lie around, in milliseconds. */
  now: number
  /** What the value should be, as far as the schema admits it. */
  wanted?: unknown
  /** Something that is made by the call itself: no date ahead of it, nothing ticked, the first of several states. */
  fresh?: boolean
  /** Members that are left out unless they must be there. */
  leavesOut?: (name: string) => boolean
  /** What has the last word on a whole value; the schema itself unless told. */
  admits?: (value: unknown) => boolean
}

/** How often a value is begun anew, with other chance. */
const beginnings = 4
/** Values and parts of values that are tried in all. */
const mostSteps = 12_000
/** After so many values the rest has only what it must. */
const plenty = 4000
function attemptsAt(depth: number): number {
  if (depth < 2) return 160
  return depth < 5 ? 80 : 24
}
const deepest = 9
/** Nothing lies deeper than this: what must be there without an end is not there at all. */
const endless = 64
/** A schema within itself is followed so many times where it can be left out. */
const rounds = 2

/**
 * A value that keeps a schema; undefined where none was found. It is held against the schema wherever that cannot be told
 * from how it was built, and what is wanted is used wherever the schema admits it.
 */
export function makeValue(schema: Schema, making: Making): unknown {
  const { admits = (value: unknown) => making.book.keeps(schema, value) } = making
  for (let beginning = 0; beginning < beginnings; beginning++) {
    const value = new Maker(making, beginning).make({
      schemas: [schema],
      pointer: '',
      variant: '',
      name: '',
      around: '',
      wanted: making.wanted,
      optional: false,
      again: false,
      trail: new Map(),
      depth: 0,
    })
    if (value !== none && admits(value)) return value
  }
  return undefined
}

class Maker {
  readonly #making: Making
  readonly #beginning: number
  readonly #failures = new Failures()
  #steps = 0

  constructor(making: Making, beginning: number) {
    this.#making = making
    this.#beginning = beginning
  }

  readonly make = (place: Place): unknown => {
    const { schemas, wanted } = place
    this.#steps += 1
    if (this.#steps > mostSteps || place.depth > endless) return none
    if (schemas.includes(false) || this.#failures.has(place)) return none
    const isPlain = wanted !== undefined && (typeof wanted !== 'object' || wanted === null)
    if (isPlain && this.#keepsAll(schemas, wanted)) return wanted
    const choices = new Choices()
    let round = 0
    const { book } = this.#making
    for (let attempt = 0; attempt < attemptsAt(place.depth); attempt++) {
      const lean = this.#isLean(place)
      const shape = flatten(schemas, book, (ways) => this.#way(choices, ways, { place, lean }))
      if (shape && place.optional && (shape.writeOnly || this.#isTooDeep(shape, place))) return none
      const value = shape
        ? this.#build(shape, { place, attempt: this.#beginning + round + (attempt >> 5), lean })
        : none
      if (value !== none && (!shape?.unsure || this.#keepsAll(schemas, value))) return value
      if (this.#steps > mostSteps) return none
      // when all ways have been gone, each is gone again with other chance
      if (!choices.next()) round += 1
    }
    this.#failures.add(place)
    return none
  }

  #keepsAll(schemas: readonly Schema[], value: unknown): boolean {
    return schemas.every((one) => this.#making.book.keeps(one, value))
  }

  #isLean = ({ depth }: Place) => depth > deepest || this.#steps > plenty

  #isTooDeep(shape: Shape, { trail, depth }: Place): boolean {
    return depth > deepest || shape.references.some((one) => (trail.get(one) ?? 0) >= rounds)
  }

  /** Alternatives are tried from a chosen one on; deep down, the shortest first. A lone null is no answer to look at. */
  #way(choices: Choices, ways: readonly Schema[], { place, lean }: { place: Place; lean: boolean }): number {
    const at = choices.choose(ways.length)
    const random = randomOf(this.#making.seed, place.pointer, place.variant, 'ways', this.#beginning)
    const begin = random.int(0, ways.length - 1)
    const turned = ways.map((_, index) => (begin + index) % ways.length)
    const ends = [...place.trail.values()].some((count) => count >= rounds)
    const weigh = (one: number) =>
      lean || ends ? heightOf(ways[one] ?? true, this.#making.book) : Number(isNull(ways[one]))
    const sorted = turned.toSorted((one, other) => weigh(one) - weigh(other))
    return sorted[at] ?? 0
  }

  #build(shape: Shape, { place, attempt, lean }: { place: Place; attempt: number; lean: boolean }): unknown {
    const { seed, now, book, fresh = false, leavesOut = () => false } = this.#making
    const random = randomOf(seed, place.pointer, place.variant, attempt, this.#beginning)
    const building: Building = {
      place: {
        ...place,
        variant: attempt > 0 ? `${place.variant}.${attempt}` : place.variant,
        trail: longer(place.trail, shape.references),
        around: [place.name, ...shape.references.map((one) => one.split('/').at(-1))].join(' '),
      },
      make: this.make,
      keeps: (schema, value) => book.keeps(schema, value),
      random,
      now,
      around: place.around,
      fresh,
      leavesOut,
      attempt,
      lean,
    }
    const chosen = this.#given(shape, building)
    if (chosen !== undefined) return chosen
    for (const type of typesInOrder(shape, building)) {
      const value = builtOf(type, shape, building)
      if (value !== none && !shape.excluded.some((one) => isSame(one, value))) return value
    }
    return none
  }

  /** A value that the contract names: one of an enumeration, or one that it shows as an example. */
  #given(shape: Shape, { place, random, attempt, fresh }: Building): unknown {
    const { values, shown } = shape
    const isAdmitted = (value: unknown) => this.#keepsAll(place.schemas, value)
    if (values) {
      const admitted = values.filter(isAdmitted)
      const plain = admitted.filter((one) => one !== null)
      const choice = plain.length > 0 ? plain : admitted
      if (choice.length === 0) return none
      return fresh ? choice[0] : random.pick(choice)
    }
    if (place.again || attempt > 0 || isObject(place.wanted)) return undefined
    return shown.find((one) => one !== undefined && one !== null && isAdmitted(one))
  }
}

const isNull = (schema: Schema | undefined): boolean => isObject(schema) && schema['type'] === 'null'

function longer(
  trail: ReadonlyMap<string, number>,
  references: readonly string[],
): ReadonlyMap<string, number> {
  if (references.length === 0) return trail
  const next = new Map(trail)
  for (const one of references) next.set(one, (next.get(one) ?? 0) + 1)
  return next
}

/** Which kinds to try: the one that is wanted, else what has most to show; null only where nothing else is left. */
function typesInOrder({ types, ...shape }: Shape, { place, random, lean }: Building): readonly TypeName[] {
  const { wanted, trail } = place
  const ends = lean || shape.references.some((one) => (trail.get(one) ?? 0) > rounds)
  const hinted: TypeName[] = [
    ...(ends ? ['null' as const] : []),
    ...(isObject(wanted) ? ['object' as const] : []),
    ...(Array.isArray(wanted) ? ['array' as const] : []),
    ...(shape.objects.length > 0 || shape.required.size > 0 ? ['object' as const] : []),
    ...(shape.lists.length > 0 || shape.contains.length > 0 ? ['array' as const] : []),
    ...(shape.patterns.length > 0 || shape.formats.length > 0 ? ['string' as const] : []),
    ...(Number.isFinite(shape.min) || Number.isFinite(shape.max) || shape.multiples.length > 0
      ? ['number' as const, 'integer' as const]
      : []),
  ]
  const rest = random.shuffle<TypeName>(['string', 'number', 'integer', 'boolean'])
  const all: TypeName[] = [...hinted, ...rest, 'object', 'array', 'null']
  return [...new Set(all)].filter((one) => types.has(one))
}

function builtOf(type: TypeName, shape: Shape, building: Building): unknown {
  const { random, now, attempt, fresh } = building
  const { name } = building.place
  const { around } = building
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return !fresh && random.chance(0.5)
    case 'string':
      return makeText(shape, { name, around, random, now, fresh, wild: attempt % 3 === 2 }) ?? none
    case 'integer':
    case 'number': {
      const value = makeNumber(shape, {
        whole: type === 'integer' || !shape.types.has('number'),
        name,
        random,
        wild: attempt % 3 === 2,
      })
      return value !== undefined && keepsNumber(shape, value) ? value : none
    }
    case 'array':
      return makeList(shape, building)
    case 'object':
      return makeObject(shape, building)
  }
}
