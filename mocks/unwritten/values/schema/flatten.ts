import { isSame } from '../../../engine/same-json.ts'
import { negationsOf } from './negate.ts'
import type { SchemaBook } from './schema-book.ts'
import {
  type Schema,
  type SchemaObject,
  type TypeName,
  isObject,
  isSchema,
  numberIn,
  schemaList,
  schemaTable,
  textList,
  typeNames,
} from './schema.ts'
import { type Shape, newShape } from './shape.ts'

/** Chooses one of several schemas, by its place among them. */
export type Choose = (alternatives: readonly Schema[]) => number

type Walk = { shape: Shape; choose: Choose; book: SchemaBook; open: Set<string> }

/**
 * What several schemas ask of one value together, after one way through their alternatives. Undefined where that way is
 * closed: what they ask contradicts itself.
 */
export function flatten(schemas: readonly Schema[], book: SchemaBook, choose: Choose): Shape | undefined {
  const walk = { shape: newShape(), choose, book, open: new Set<string>() }
  return schemas.every((one) => take(one, walk)) ? walk.shape : undefined
}

function take(schema: Schema, walk: Walk): boolean {
  if (typeof schema === 'boolean') return schema
  return (
    takeReference(schema, walk) &&
    takeType(schema, walk.shape) &&
    takeValues(schema, walk.shape) &&
    takeNumbers(schema, walk.shape) &&
    takeTexts(schema, walk.shape) &&
    takeLists(schema, walk.shape) &&
    takeObjects(schema, walk) &&
    takeAlternatives(schema, walk)
  )
}

function takeReference(schema: SchemaObject, walk: Walk): boolean {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return true
  // a schema that is nothing but itself asks for nothing more
  if (walk.open.has(reference)) return true
  const target = walk.book.follow(reference)
  if (target === undefined) return false
  walk.shape.references.push(reference)
  walk.open.add(reference)
  const isOpen = take(target, walk)
  walk.open.delete(reference)
  return isOpen
}

function takeType({ type, nullable }: SchemaObject, shape: Shape): boolean {
  if (type === undefined) return true
  const named = new Set<string>(typeof type === 'string' ? [type] : textList(type))
  if (nullable === true) named.add('null')
  const admits = (one: TypeName) => named.has(one) || (one === 'integer' && named.has('number'))
  shape.types = new Set(typeNames.filter((one) => shape.types.has(one) && admits(one)))
  return shape.types.size > 0
}

function takeValues(schema: SchemaObject, shape: Shape): boolean {
  for (const keyword of ['example', 'default'])
    if (schema[keyword] !== undefined) shape.shown.push(schema[keyword])
  if (Array.isArray(schema['examples'])) shape.shown.unshift(...(schema['examples'] as unknown[]))
  if (schema['writeOnly'] === true) shape.writeOnly = true
  const lists = [schema['enum'], Object.hasOwn(schema, 'const') ? [schema['const']] : undefined]
  for (const list of lists) {
    if (!Array.isArray(list)) continue
    const before = shape.values
    shape.values = before ? before.filter((one) => list.some((two) => isSame(one, two))) : (list as unknown[])
  }
  return shape.values === undefined || shape.values.length > 0
}

function takeNumbers(schema: SchemaObject, shape: Shape): boolean {
  const raise = (min: number | undefined, above: boolean) => {
    if (min === undefined || min < shape.min) return
    shape.aboveMin = above || (min === shape.min && shape.aboveMin)
    shape.min = min
  }
  const lower = (max: number | undefined, below: boolean) => {
    if (max === undefined || max > shape.max) return
    shape.belowMax = below || (max === shape.max && shape.belowMax)
    shape.max = max
  }
  raise(numberIn(schema, 'minimum'), false)
  raise(numberIn(schema, 'exclusiveMinimum'), true)
  lower(numberIn(schema, 'maximum'), false)
  lower(numberIn(schema, 'exclusiveMaximum'), true)
  const multiple = numberIn(schema, 'multipleOf')
  if (multiple !== undefined) shape.multiples.push(multiple)
  return true
}

function takeTexts(schema: SchemaObject, shape: Shape): boolean {
  shape.minLength = Math.max(shape.minLength, numberIn(schema, 'minLength') ?? 0)
  shape.maxLength = Math.min(shape.maxLength, numberIn(schema, 'maxLength') ?? Infinity)
  const { pattern, format } = schema
  if (typeof pattern === 'string' && !shape.patterns.includes(pattern)) shape.patterns.push(pattern)
  if (typeof format === 'string' && !shape.formats.includes(format)) shape.formats.push(format)
  return true
}

function takeLists(schema: SchemaObject, shape: Shape): boolean {
  const { items, prefixItems, contains, uniqueItems, unevaluatedItems } = schema
  shape.minItems = Math.max(shape.minItems, numberIn(schema, 'minItems') ?? 0)
  shape.maxItems = Math.min(shape.maxItems, numberIn(schema, 'maxItems') ?? Infinity)
  if (isSchema(items) || Array.isArray(prefixItems))
    shape.lists.push({ prefix: schemaList(prefixItems), rest: isSchema(items) ? items : undefined })
  if (uniqueItems === true) shape.unique = true
  if (isSchema(contains)) {
    const min = numberIn(schema, 'minContains') ?? 1
    const max = numberIn(schema, 'maxContains') ?? Infinity
    shape.contains.push({ schema: contains, min, max })
    shape.unsure = true
  }
  if (isSchema(unevaluatedItems)) noteUnevaluated(unevaluatedItems, shape)
  return true
}

function noteUnevaluated(schema: Schema, shape: Shape): void {
  shape.unsure = true
  if (schema === false) shape.closed = true
}

function takeObjects(schema: SchemaObject, { shape }: Walk): boolean {
  const { additionalProperties: others, propertyNames, unevaluatedProperties, dependentRequired } = schema
  const properties = new Map(schemaTable(schema['properties']))
  const patterns = schemaTable(schema['patternProperties']).map(
    ([pattern, one]) => [new RegExp(pattern, 'u'), one] as const,
  )
  if (properties.size > 0 || patterns.length > 0 || isSchema(others))
    shape.objects.push({ properties, patterns, others: isSchema(others) ? others : undefined })
  for (const name of textList(schema['required'])) shape.required.add(name)
  if (isSchema(propertyNames)) shape.names.push(propertyNames)
  shape.minMembers = Math.max(shape.minMembers, numberIn(schema, 'minProperties') ?? 0)
  shape.maxMembers = Math.min(shape.maxMembers, numberIn(schema, 'maxProperties') ?? Infinity)
  if (isObject(dependentRequired))
    for (const [name, needed] of Object.entries(dependentRequired)) shape.needs.push([name, textList(needed)])
  if (isSchema(unevaluatedProperties)) noteUnevaluated(unevaluatedProperties, shape)
  return true
}

function takeAlternatives(schema: SchemaObject, walk: Walk): boolean {
  const { shape } = walk
  const oneOf = schemaList(schema['oneOf'])
  if (oneOf.length > 1) shape.unsure = true
  return (
    schemaList(schema['allOf']).every((one) => take(one, walk)) &&
    takeOne(schemaList(schema['anyOf']), walk) &&
    takeOne(oneOf, walk) &&
    takeNegation(schema['not'], walk) &&
    takeCondition(schema, walk) &&
    schemaTable(schema['dependentSchemas']).every(([name, one]) => {
      const without: Schema = { properties: { [name]: false } }
      return takeOne([{ required: [name], allOf: [one] }, without, { not: { type: 'object' } }], walk)
    })
  )
}

function takeOne(alternatives: readonly Schema[], walk: Walk): boolean {
  if (alternatives.length === 0) return true
  const chosen = alternatives[alternatives.length === 1 ? 0 : walk.choose(alternatives)]
  return chosen !== undefined && take(chosen, walk)
}

function takeNegation(not: unknown, walk: Walk): boolean {
  if (!isSchema(not)) return true
  if (typeof not === 'boolean') return !not
  const { shape, book } = walk
  shape.unsure = true
  const target = typeof not['$ref'] === 'string' ? book.follow(not['$ref']) : undefined
  const denied = isObject(target) && Object.keys(not).length === 1 ? target : not
  if (Object.hasOwn(denied, 'const')) shape.excluded.push(denied['const'])
  if (Array.isArray(denied['enum'])) shape.excluded.push(...(denied['enum'] as unknown[]))
  return takeOne(negationsOf(denied), walk)
}

/** What holds must be chosen before it is known what follows from it: either the condition and `then`, or not it and `else`. */
function takeCondition(schema: SchemaObject, walk: Walk): boolean {
  const condition = schema['if']
  if (!isSchema(condition)) return true
  const part = (keyword: string): Schema => {
    const value = schema[keyword]
    return isSchema(value) ? value : true
  }
  walk.shape.unsure = true
  return takeOne([{ allOf: [condition, part('then')] }, { allOf: [{ not: condition }, part('else')] }], walk)
}
