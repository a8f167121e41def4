import {
  type Schema,
  type SchemaObject,
  isSchema,
  numberIn,
  schemaList,
  textList,
  typeNames,
} from './schema.ts'

const others = (...left: string[]) => typeNames.filter((one) => !left.includes(one))

type Negation = (value: unknown, schema: SchemaObject) => readonly Schema[]

/** For each keyword, schemas of which each admits nothing that the keyword admits. */
const negations: Record<string, Negation> = {
  not: (value) => (isSchema(value) ? [value] : []),
  type: (value) => {
    const named = typeof value === 'string' ? [value] : textList(value)
    const left = others(...named, ...(named.includes('number') ? ['integer'] : []))
    // a whole number is a number as well
    const type = named.includes('integer') ? left.filter((one) => one !== 'number') : left
    return [{ type }]
  },
  required: (value) => textList(value).map((name) => ({ type: 'object', properties: { [name]: false } })),
  minimum: (value) => [{ type: 'number', exclusiveMaximum: value }],
  maximum: (value) => [{ type: 'number', exclusiveMinimum: value }],
  exclusiveMinimum: (value) => [{ type: 'number', maximum: value }],
  exclusiveMaximum: (value) => [{ type: 'number', minimum: value }],
  minLength: (value) => [{ type: 'string', maxLength: Number(value) - 1 }],
  maxLength: (value) => [{ type: 'string', minLength: Number(value) + 1 }],
  minItems: (value) => [{ type: 'array', maxItems: Number(value) - 1 }],
  maxItems: (value) => [{ type: 'array', minItems: Number(value) + 1 }],
  minProperties: (value) => [{ type: 'object', maxProperties: Number(value) - 1 }],
  maxProperties: (value) => [{ type: 'object', minProperties: Number(value) + 1 }],
  properties: (value) =>
    Object.entries(value ?? {}).flatMap(([name, one]) =>
      isSchema(one) ? [{ type: 'object', required: [name], properties: { [name]: { not: one } } }] : [],
    ),
  items: (value) => (isSchema(value) ? [{ type: 'array', minItems: 1, prefixItems: [{ not: value }] }] : []),
  contains: (value, schema) =>
    isSchema(value) && numberIn(schema, 'minContains') !== 0
      ? [{ type: 'array', items: { not: value } }]
      : [],
  allOf: (value) => schemaList(value).map((one) => ({ not: one })),
  anyOf: (value) => [{ allOf: schemaList(value).map((one) => ({ not: one })) }],
  oneOf: (value) => [{ allOf: schemaList(value).map((one) => ({ not: one })) }],
}

/** The same schema, the same negations: who has failed with one is not asked again. */
const known = new WeakMap<SchemaObject, readonly Schema[]>()

/**
 * Schemas of which each admits only what this one does not. They need not cover all of that: the last admits anything,
 * for what is left to chance.
 */
export function negationsOf(schema: SchemaObject): readonly Schema[] {
  const kept = known.get(schema)
  if (kept) return kept
  const found = Object.entries(schema).flatMap(([keyword, value]) =>
    Object.hasOwn(negations, keyword) ? (negations[keyword]?.(value, schema) ?? []) : [],
  )
  const all = [...found, true]
  known.set(schema, all)
  return all
}
