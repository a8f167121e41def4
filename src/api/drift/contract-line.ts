type Place = { value: unknown; keys: readonly string[] }

/**
 * The line of a generated `openapi.json` that describes a field of an answer; that of the nearest thing around it where
 * the field is unknown.
 *
 * @param start keys that lead to the schema of the body
 * @param field keys of the field, with numbers for the items of lists
 */
export function contractLine(document: object, start: readonly string[], field: readonly string[]): number {
  let at = descend(document, start)
  for (const key of field) {
    const next = within(document, followed(document, at), key)
    if (!next) break
    at = next
  }
  return lineOf(document, at.keys)
}

/** The schema of a member or item, in whichever variant has it. */
function within(document: object, schema: Place, key: string): Place | undefined {
  const found = ['properties', 'items']
    .map((keyword) => (keyword === 'items' ? [keyword] : [keyword, key]))
    .map((keys) => step(schema, keys))
    .find((one) => one.value !== undefined)
  if (found) return found
  return variantsOf(schema)
    .map((variant) => within(document, followed(document, variant), key))
    .find((one) => one !== undefined)
}

function variantsOf(schema: Place): Place[] {
  return ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => {
    const { value } = step(schema, [keyword])
    return Array.isArray(value) ? value.map((_, index) => step(schema, [keyword, String(index)])) : []
  })
}

function followed(document: object, place: Place): Place {
  const { value: reference } = step(place, ['$ref'])
  if (typeof reference !== 'string') return place
  return followed(document, descend(document, reference.split('/').slice(1).map(decodeURIComponent)))
}

/** What stands under these keys, references on the way followed. */
const descend = (document: object, keys: readonly string[]): Place =>
  keys.reduce<Place>((at, key) => followed(document, step(at, [key])), { value: document, keys: [] })

function step(place: Place, keys: readonly string[]): Place {
  let { value } = place
  for (const key of keys) value = member(value, key)
  return { value, keys: [...place.keys, ...keys] }
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

/** Where a key stands in a document that was written with an indent of two. */
function lineOf(document: unknown, keys: readonly string[]): number {
  let line = 1
  let at = document
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) break
    for (const [name, value] of Object.entries(at)) {
      if (name === key) break
      line += JSON.stringify(value, null, 2).split('\n').length
    }
    line += 1
    at = member(at, key)
  }
  return line
}
