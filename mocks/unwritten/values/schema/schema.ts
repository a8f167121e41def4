/** A JSON Schema of the 2020-12 vocabulary, as OpenAPI 3.1 uses it. */
export type Schema = boolean | SchemaObject

export type SchemaObject = { readonly [keyword: string]: unknown }

export const typeNames = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const

export type TypeName = (typeof typeNames)[number]

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || isObject(value)

/** The schemas of a list such as `allOf`. */
export const schemaList = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : []

/** The schemas of a table such as `properties`, by name; a name of `Object.prototype` is one like any other. */
export const schemaTable = (value: unknown): readonly (readonly [string, Schema])[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => (isSchema(one) ? [[name, one] as const] : []))
    : []

export const textList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

export const numberIn = (schema: SchemaObject, keyword: string): number | undefined => {
  const value = schema[keyword]
  return typeof value === 'number' ? value : undefined
}
