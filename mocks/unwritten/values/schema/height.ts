import { type Schema, isSchema, schemaList, schemaTable, textList } from './schema.ts'
import type { SchemaBook } from './schema-book.ts'

/** How many values lie within each other at least in what a schema admits; Infinity where there is no end. */
export function heightOf(schema: Schema, book: SchemaBook, open: ReadonlySet<string> = new Set()): number {
  if (typeof schema === 'boolean') return 0
  const within = (one: Schema) => heightOf(one, book, open)
  const least = (ones: readonly Schema[]) => (ones.length > 0 ? Math.min(...ones.map(within)) : 0)
  const reference = schema['$ref']
  const followed = typeof reference === 'string' ? heightBehind(reference, book, open) : 0
  const required = new Set(textList(schema['required']))
  const members = schemaTable(schema['properties']).filter(([name]) => required.has(name))
  const { items, minItems } = schema
  return Math.max(
    followed,
    least(schemaList(schema['anyOf'])),
    least(schemaList(schema['oneOf'])),
    ...schemaList(schema['allOf']).map(within),
    ...members.map(([, one]) => 1 + within(one)),
    isSchema(items) && typeof minItems === 'number' && minItems > 0 ? 1 + within(items) : 0,
    admitsNull(schema['type']) || schema['const'] !== undefined ? 0 : Number(schema['type'] === 'object'),
  )
}

const admitsNull = (type: unknown) => type === 'null' || (Array.isArray(type) && type.includes('null'))

function heightBehind(reference: string, book: SchemaBook, open: ReadonlySet<string>): number {
  if (open.has(reference)) return Infinity
  const target = book.follow(reference)
  return target === undefined ? 0 : heightOf(target, book, new Set([...open, reference]))
}
