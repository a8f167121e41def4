import type { Json } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, entriesOf, follow, membersOf, objectAt } from '../document/place.ts'

const compositions = ['allOf', 'anyOf', 'oneOf'] as const
const depthLimit = 8

// every call asks the same of the same few schemas
const knownParts = new WeakMap<object, readonly Place[]>()
const knownProperties = new WeakMap<object, ReadonlyMap<string, Place>>()

/** The schema itself and whatever it is composed of, references followed. */
export function partsOf(schema: Place | undefined): readonly Place[] {
  if (!schema || !isObject(schema.value)) return []
  const known = knownParts.get(schema.value)
  if (known) return known
  const parts = collected(schema, 0)
  knownParts.set(schema.value, parts)
  return parts
}

function collected(schema: Place, depth: number): Place[] {
  if (depth > depthLimit) return []
  const place = follow(schema)
  const inner = compositions.flatMap((keyword) => entriesOf(child(place, keyword)))
  const beside = place === schema ? [] : besideReference(schema)
  return [place, ...beside, ...inner.flatMap((one) => collected(one, depth + 1))]
}

/** What stands beside a `$ref`, which counts since OpenAPI 3.1. */
const besideReference = (schema: Place): Place[] =>
  Object.keys(objectAt(schema)).length > 1 && !schema.document.version.startsWith('3.0') ? [schema] : []

/** Whether a value can be of this type: it is named, or follows from other keywords. */
export function canBe(schema: Place | undefined, type: 'array' | 'object'): boolean {
  return partsOf(schema).some((part) => {
    const { type: named, items, properties } = objectAt(part)
    if (named !== undefined) return isArray(named) ? named.includes(type) : named === type
    return type === 'array' ? items !== undefined : properties !== undefined
  })
}

/** The properties that a schema names, in every part; the first part that names one describes it. */
export function propertiesOf(schema: Place | undefined): ReadonlyMap<string, Place> {
  const key = isObject(schema?.value) ? schema.value : undefined
  const known = key && knownProperties.get(key)
  if (known) return known
  const found = new Map<string, Place>()
  if (key) knownProperties.set(key, found)
  for (const part of partsOf(schema)) {
    for (const [name, place] of membersOf(child(part, 'properties'))) {
      if (!found.has(name)) found.set(name, place)
    }
  }
  return found
}

/** What the entries of a list are. */
export const itemsOf = (schema: Place | undefined): Place | undefined =>
  partsOf(schema)
    .map((part) => child(part, 'items'))
    .find(({ value }) => value !== undefined)

/** Whether the schema says that its values are bytes: what Ajv says about their text is of no interest. */
export function isBinary(schema: Place | undefined): boolean {
  const parts = partsOf(schema)
  if (parts.length === 0) return true
  return parts.some((part) => {
    const { format, contentMediaType, contentEncoding }: Record<string, Json | undefined> = objectAt(part)
    return format === 'binary' || contentMediaType !== undefined || contentEncoding !== undefined
  })
}
