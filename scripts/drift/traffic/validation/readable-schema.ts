import type { Json, JsonObject } from '../../document/json.ts'
import { isArray, isObject, textOf } from '../../document/json.ts'
import type { Document, Place } from '../../document/place.ts'
import { child, follow, rootOf } from '../../document/place.ts'
import { pointerOf } from '../../document/pointer.ts'
import { stepKeyword } from './work-limit.ts'

/** What is not carried in one direction: answers hold nothing `writeOnly`, calls nothing `readOnly`. */
type Absent = 'readOnly' | 'writeOnly'

/**
 * A copy of a document of which Ajv understands every schema: references are absolute, `nullable` and bounds of
 * OpenAPI 3.0 are what 3.1 makes of them, tags of `discriminator` are left to the branches they choose, and what is not
 * carried in this direction is not required.
 *
 * @param ids the name of each document in Ajv, by URI
 */
export function readable(document: Document, absent: Absent, ids: ReadonlyMap<string, string>): Json {
  const isOld = document.version.startsWith('3.0')
  const referenced = (reference: string): string => {
    const [path = '', fragment = ''] = reference.split('#')
    const uri = path === '' ? document.uri : new URL(path, document.uri).href
    const inside = fragment === '' || fragment.startsWith('/') ? `/root${fragment}` : fragment
    return `${ids.get(uri) ?? uri}#${inside}`
  }
  const copy = (place: Place): Json | undefined => {
    const { value } = place
    if (isArray(value)) return value.map((_, index) => copy(child(place, index)) ?? null)
    if (!isObject(value)) return value
    if (typeof value['$ref'] === 'string') {
      const counted = { $ref: referenced(value['$ref']), [stepKeyword]: true }
      if (isOld || Object.keys(value).length === 1) return counted
      return { ...members(place), ...counted }
    }
    const copied = members(place)
    if (isArray(copied['required'])) copied['required'] = carried(place, copied['required'], absent)
    return isOld ? modern(copied) : copied
  }
  const members = (place: Place): Record<string, Json | undefined> => {
    // a name from outside may be `__proto__`, which is to be a member like any other
    const copied: [string, Json | undefined][] = []
    if (!isObject(place.value)) return {}
    for (const key in place.value) {
      if (!isSkipped(place, key)) copied.push([key, copy(child(place, key))])
    }
    return Object.fromEntries(copied)
  }
  return copy(rootOf(document)) ?? null
}

const texts = new Set(['description', '$schema', '$id', 'id'])

/** Members that say nothing about which values are valid, and those that Ajv would take for its own. */
function isSkipped({ pointer, value }: Place, key: string): boolean {
  const member = isObject(value) ? value[key] : undefined
  // a property may well have the name of a keyword
  if (key === 'example' || key === 'examples') return !pointer.endsWith('/properties')
  if (key === 'discriminator') return isObject(member) && typeof member['propertyName'] === 'string'
  return texts.has(key) && typeof member === 'string'
}

function carried(place: Place, required: readonly Json[], absent: Absent): Json[] {
  return required.filter((name) => {
    const property = child(place, 'properties', textOf(name))
    if (property.value === undefined) return true
    const { value } = follow(property)
    const says = (one: Json | undefined) => isObject(one) && one[absent] === true
    return !says(property.value) && !says(value)
  })
}

/** A schema of OpenAPI 3.0 in the words of JSON Schema 2020-12. */
function modern(schema: Record<string, Json | undefined>): JsonObject {
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (schema[flag] === true) {
      schema[flag] = schema[bound]
      delete schema[bound]
    } else if (schema[flag] === false) delete schema[flag]
  }
  if (schema['nullable'] !== true) return schema
  delete schema['nullable']
  const { type, enum: listed } = schema
  if (typeof type !== 'string') return { anyOf: [{ type: 'null' }, schema] }
  schema['type'] = [type, 'null']
  if (isArray(listed) && !listed.includes(null)) schema['enum'] = [...listed, null]
  return schema
}

/** Where each part of these copies stands in its document. */
export function placesOf(roots: readonly { document: Document; root: Json }[]): WeakMap<object, Place> {
  const places = new WeakMap<object, Place>()
  const walk = (document: Document, value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return
    places.set(value, { document, pointer, value })
    for (const [key, inner] of Object.entries(value)) {
      if (inner !== undefined) walk(document, inner, pointer + pointerOf([key]))
    }
  }
  for (const { document, root } of roots) walk(document, root, '')
  return places
}
