import type { OpenApiDocument, Schema } from './document.ts'

/**
 * The document with the same said in words that the generators of TypeScript know: none reads `not`, none sees that a
 * type by reference and a value make that value, and int64 is no number to them. Contracts say it so for languages whose
 * regular expressions cannot look ahead (RFC 9485), whose integers have 32 bits, and which need a type of their own for
 * the values that tell kinds apart.
 */
export function inWordsOfTypeScript(document: OpenApiDocument): OpenApiDocument {
  const said = JSON.stringify(document, (_key, value: unknown) => (isRecord(value) ? known(value) : value))
  return JSON.parse(said) as OpenApiDocument
}

function known(schema: Schema): Schema {
  const { not, ...rest } = schema
  if (isRecord(not) && isAlone(not, 'pattern') && rest['type'] === 'string')
    return { ...rest, pattern: lookingAhead(rest['pattern'], String(not['pattern'])) }
  if (
    isRecord(not) &&
    isAlone(not, 'const') &&
    typeof not['const'] === 'boolean' &&
    rest['type'] === 'boolean'
  )
    return { ...rest, const: !not['const'] }
  if (schema['format'] === 'int64' && Number(schema['maximum']) <= Number.MAX_SAFE_INTEGER) {
    const { format: _beyondDoubles, ...number } = schema
    return number
  }
  const saysValues = 'const' in schema || 'enum' in schema
  if (saysValues && Array.isArray(schema['allOf']) && schema['type'] === 'string') {
    const { allOf: _types, ...value } = schema
    return value
  }
  if ('discriminator' in schema && 'oneOf' in schema) {
    const { properties: _tag, ...alternatives } = schema
    return alternatives
  }
  return schema
}

/** One pattern for a text that has the first, and nowhere the second. */
function lookingAhead(has: unknown, hasNot: string): string {
  const nowhere = `^(?![\\s\\S]*(?:${hasNot}))`
  if (typeof has !== 'string') return nowhere
  // an alternative would take the anchor of the first for itself
  return /^\^[^|]*$/.test(has) ? nowhere + has.slice(1) : `${nowhere}(?=[\\s\\S]*(?:${has}))`
}

const isAlone = (schema: Schema, keyword: string) =>
  Object.keys(schema).length === 1 && Object.hasOwn(schema, keyword)

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
