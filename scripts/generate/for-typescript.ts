import { isRecord, type OpenApiDocument, type Schema } from './document.ts'

/**
 * The same document, said as the generators of TypeScript understand it: none reads `not`, none sees that a type by
 * reference and a value make that value, and int64 is no number to them. Contracts are written for other languages too:
 * whose regular expressions cannot look ahead (RFC 9485), whose integers have 32 bits, and which need a type of their own
 * for the values that tell kinds apart.
 */
export function forTypeScript(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document, (_key, value: unknown) =>
    isRecord(value) ? understood(value) : value,
  )
  return JSON.parse(text) as OpenApiDocument
}

function understood(schema: Schema): Schema {
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
