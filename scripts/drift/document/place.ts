import { InputError } from './input-error.ts'
import type { Json, JsonObject } from './json.ts'
import { isArray, isObject } from './json.ts'
import { pointerOf, segmentsOf, stepOf } from './pointer.ts'
import { displayName } from './sources/source.ts'

/** A parsed document. */
export type Document = {
  /** Where it was read from. */
  uri: string
  /** The OpenAPI version it names, such as `3.1.0`; empty for a fragment that another document refers to. */
  version: string
  root: Json
  /** Every document that it refers to, itself included, by URI. */
  library: ReadonlyMap<string, Document>
}

/** A value in a document, and where it stands. `isPlain` marks one of which a part has been left out. */
export type Place = {
  readonly document: Document
  readonly pointer: string
  readonly value: Json | undefined
  readonly isPlain?: true
}

/** A reference that leads nowhere, or in a circle. Whoever can do without what it leads to catches it. */
export class BrokenReference extends InputError {
  override name = 'BrokenReference'
}

export const rootOf = (document: Document): Place => ({ document, pointer: '', value: document.root })

type Key = string | number

/** A place within another. Its pointer is written when somebody asks: of most places nobody does. */
class PlaceWithin implements Place {
  readonly document: Document
  readonly value: Json | undefined
  readonly parent: Place
  readonly keys: Key | readonly Key[]
  written: string | undefined

  constructor(parent: Place, keys: Key | readonly Key[], value: Json | undefined) {
    this.document = parent.document
    this.value = value
    this.parent = parent
    this.keys = keys
    this.written = undefined
  }

  get pointer(): string {
    return (this.written ??=
      this.parent.pointer + (typeof this.keys === 'object' ? pointerOf(this.keys) : stepOf(this.keys)))
  }
}

/** The same place with another value. */
export const withValue = ({ document, pointer }: Place, value: Json): Place => ({ document, pointer, value })

/** The value under these keys, `undefined` when there is none. */
export function child(place: Place, ...keys: Key[]): Place {
  const first = keys[0]
  if (keys.length === 1 && first !== undefined)
    return new PlaceWithin(place, first, memberOf(place.value, first))
  return new PlaceWithin(place, keys, keys.reduce<Json | undefined>(memberOf, place.value))
}

/** What a `$ref` leads to, through as many references as there are; the place itself when it is none. */
export function follow(place: Place): Place {
  let at = place
  for (let steps = 0; steps < 100; steps += 1) {
    const reference = isObject(at.value) ? at.value['$ref'] : undefined
    if (typeof reference !== 'string') return at
    at = resolve(at, reference)
  }
  throw new BrokenReference(`${shortName(place)} refers to itself and to nothing else.`)
}

/** The same for a reference that may lead nowhere: then it stays where it is. */
export function followIfThere(place: Place): Place {
  try {
    return follow(place)
  } catch (error) {
    if (error instanceof BrokenReference) return place
    throw error
  }
}

/** What references lead to by the document they stand in, since the same ones are followed over and over. */
const known = new WeakMap<Document, Map<string, Place>>()

/** What one reference leads to, relative to where it stands. */
export function resolve(from: Place, reference: string): Place {
  const places = known.get(from.document) ?? new Map<string, Place>()
  known.set(from.document, places)
  const found = places.get(reference) ?? lookedUp(from, reference)
  places.set(reference, found)
  return found
}

function lookedUp(from: Place, reference: string): Place {
  const [path = '', fragment = ''] = reference.split('#')
  const uri = path === '' ? from.document.uri : absolute(path, from.document.uri)
  const document = from.document.library.get(uri)
  if (!document)
    throw new BrokenReference(`${shortName(from)} refers to ${reference}, which could not be read.`)
  const found =
    fragment === '' || fragment.startsWith('/')
      ? child(rootOf(document), ...segmentsOf(decodedFragment(fragment)))
      : anchored(document, fragment)
  if (found?.value === undefined) {
    throw new BrokenReference(`${shortName(from)} refers to ${reference}, and there is nothing.`)
  }
  return found
}

/** The address of a document as another names it; one that is no address leads nowhere, as it stands. */
export const absolute = (reference: string, base: string): string =>
  URL.canParse(reference, base) ? new URL(reference, base).href : reference

/** A fragment of a URI as it is meant: what may not stand in one is encoded. */
export function decodedFragment(fragment: string): string {
  if (!fragment.includes('%')) return fragment
  try {
    return decodeURIComponent(fragment)
  } catch {
    // a percent sign that was meant as one
    return fragment
  }
}

/** The schema that carries this `$anchor` or `$dynamicAnchor`. */
function anchored(document: Document, name: string): Place | undefined {
  const search = (place: Place): Place | undefined => {
    if (isObject(place.value)) {
      if (place.value['$anchor'] === name || place.value['$dynamicAnchor'] === name) return place
      return firstOf(Object.keys(place.value), (key) => search(child(place, key)))
    }
    return isArray(place.value)
      ? firstOf([...place.value.keys()], (index) => search(child(place, index)))
      : undefined
  }
  return search(rootOf(document))
}

function firstOf<Key>(keys: readonly Key[], find: (key: Key) => Place | undefined): Place | undefined {
  for (const key of keys) {
    const found = find(key)
    if (found) return found
  }
  return undefined
}

/** A name for a place that tells it from every other. */
export const nameOf = ({ document, pointer, isPlain }: Place): string =>
  `${document.uri}#${pointer}${isPlain ? '~' : ''}`

/** Where a place is, for people. */
export const shortName = ({ document, pointer }: Place): string => `${displayName(document.uri)}#${pointer}`

/** The members of an object, each with its place; none when it is no object. */
export function membersOf(place: Place): [name: string, place: Place][] {
  const { value } = place
  if (!isObject(value)) return []
  return Object.keys(value).map((key) => [key, new PlaceWithin(place, key, value[key])])
}

/** The entries of an array, each with its place; none when it is no array. */
export function entriesOf(place: Place): Place[] {
  return isArray(place.value) ? place.value.map((value, index) => new PlaceWithin(place, index, value)) : []
}

/** The object at a place; an empty one when there is something else. */
export const objectAt = ({ value }: Place): JsonObject => (isObject(value) ? value : {})

function memberOf(value: Json | undefined, key: Key): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isArray(value)) return value[Number(key)]
  return Object.hasOwn(value, key) ? value[key] : undefined
}
