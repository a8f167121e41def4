import type { Json } from './json.ts'
import { isArray, isObject } from './json.ts'
import type { Place } from './place.ts'
import { child, entriesOf, membersOf } from './place.ts'
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

/** What stands in a document where it cannot: the first place of it, and what belongs there. */
export function malformedIn(
  place: Place,
  around: Members = 'keywords',
): { at: Place; wanted: string } | undefined {
  for (const [key, inner] of membersOf(place)) {
    if (isText(key, around)) continue
    const found =
      (around === 'keywords' ? wrongUnder(key, inner) : undefined) ??
      malformedIn(inner, membersIn(key, around))
    if (found) return found
  }
  for (const inner of entriesOf(place)) {
    const found = malformedIn(inner)
    if (found) return found
  }
  return undefined
}

function wrongUnder(key: string, place: Place): { at: Place; wanted: string } | undefined {
  const { value } = place
  if (schemaUnder.has(key)) return isSchema(value) ? undefined : { at: place, wanted: 'schema' }
  const isOfSchemas = schemasByName.has(key)
  if (isOfSchemas || objectsByName.has(key)) {
    if (!isObject(value)) return { at: place, wanted: 'object' }
    const wrong = Object.keys(value).find(
      (name) => !name.startsWith('x-') && !(isOfSchemas ? isSchema(value[name]) : isObject(value[name])),
    )
    return wrong === undefined
      ? undefined
      : { at: child(place, wrong), wanted: isOfSchemas ? 'schema' : 'object' }
  }
  if (!schemasInList.has(key)) return undefined
  if (!isArray(value)) return { at: place, wanted: 'list of schemas' }
  const wrong = entriesOf(place).find((entry) => !isSchema(entry.value))
  return wrong && { at: wrong, wanted: 'schema' }
}

const isSchema = (value: Json | undefined): boolean => isObject(value) || typeof value === 'boolean'
