import type { Json } from './json.ts'
import { isArray, isObject } from './json.ts'
import type { Place } from './place.ts'
import { child } from './place.ts'
import { isText, membersIn } from './references-in.ts'
import type { Members } from './references-in.ts'

/** Keywords whose value is a schema, whose members are, and whose entries are. */
const schemaUnder = new Set([
  'schema',
  'itemSchema',
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
])
const schemasByName = new Set(['schemas', 'properties', 'patternProperties', 'dependentSchemas', '$defs'])
const schemasInList = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
/** Keywords whose members are objects, or references to some. */
const objectsByName = new Set(['paths', 'webhooks', 'responses', 'headers', 'callbacks', 'securitySchemes'])

/** A value that stands where it cannot, by the keys that lead to it, and what belongs there. */
type Wrong = { keys: readonly Key[]; wanted: string }
type Key = string | number

/** What stands in a document where it cannot: the first place of it, and what belongs there. */
export function malformedIn(root: Place): { at: Place; wanted: string } | undefined {
  const wrong = wrongWithin(root.value, 'keywords')
  return wrong && { at: child(root, ...wrong.keys), wanted: wrong.wanted }
}

function wrongWithin(value: Json | undefined, around: Members): Wrong | undefined {
  if (isArray(value)) {
    for (const [index, inner] of value.entries()) {
      if (typeof inner !== 'object') continue
      const found = wrongWithin(inner, 'keywords')
      if (found) return under(index, found)
    }
    return undefined
  }
  if (!isObject(value)) return undefined
  for (const key of Object.keys(value)) {
    if (isText(key, around)) continue
    const inner = value[key]
    const found = (around === 'keywords' ? wrongUnder(key, inner) : undefined) ?? deeper(key, inner, around)
    if (found) return under(key, found)
  }
  return undefined
}

const deeper = (key: string, inner: Json | undefined, around: Members): Wrong | undefined =>
  typeof inner === 'object' ? wrongWithin(inner, membersIn(key, around)) : undefined

const under = (key: Key, { keys, wanted }: Wrong): Wrong => ({ keys: [key, ...keys], wanted })

function wrongUnder(key: string, value: Json | undefined): Wrong | undefined {
  if (schemaUnder.has(key)) return isSchema(value) ? undefined : { keys: [], wanted: 'schema' }
  const isOfSchemas = schemasByName.has(key)
  if (isOfSchemas || objectsByName.has(key)) {
    if (!isObject(value)) return { keys: [], wanted: 'object' }
    const wrong = Object.keys(value).find(
      (name) => !name.startsWith('x-') && !(isOfSchemas ? isSchema(value[name]) : isObject(value[name])),
    )
    return wrong === undefined ? undefined : { keys: [wrong], wanted: isOfSchemas ? 'schema' : 'object' }
  }
  if (!schemasInList.has(key)) return undefined
  if (!isArray(value)) return { keys: [], wanted: 'list of schemas' }
  const wrong = value.findIndex((entry) => !isSchema(entry))
  return wrong < 0 ? undefined : { keys: [wrong], wanted: 'schema' }
}

const isSchema = (value: Json | undefined): boolean => isObject(value) || typeof value === 'boolean'
