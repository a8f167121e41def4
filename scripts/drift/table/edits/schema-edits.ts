import type { Json, JsonObject } from '../../document/json.ts'

/**
 * A keyword of the Schema Object and what it is put beside: a narrow value, a wide one, and one that is neither wider
 * nor narrower. A value that there is none of is left out.
 */
export type SchemaEdit = {
  keyword: string
  beside: JsonObject
  narrow: Json
  wide?: Json
  other?: Json
  /** Where the keyword is of an older dialect. */
  version?: '3.0.4'
}

const text = { type: 'string' }
const number = { type: 'number' }
const list = { type: 'array', items: text }
const object = { type: 'object', properties: { a: text, b: text } }
const map = { type: 'object' }
const kind = (name: string) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: name } },
})
const variants = { oneOf: [kind('a'), kind('b')] }
// by name, since an object with `then` written out would be taken for a promise
const outcome = Object.fromEntries(['then'].map((keyword) => [keyword, { required: ['a'] }]))
const mapped = (...names: string[]) => ({
  propertyName: 'kind',
  mapping: Object.fromEntries(names.map((name) => [name, '#/components/schemas/Base'])),
})

const assertions: readonly SchemaEdit[] = [
  { keyword: 'type', beside: {}, narrow: 'string', wide: ['string', 'null'], other: 'integer' },
  { keyword: 'enum', beside: text, narrow: ['a'], wide: ['a', 'b'], other: ['c'] },
  { keyword: 'const', beside: text, narrow: 'a', other: 'b' },
  { keyword: 'minimum', beside: number, narrow: 2, wide: 1 },
  { keyword: 'maximum', beside: number, narrow: 1, wide: 2 },
  { keyword: 'exclusiveMinimum', beside: number, narrow: 2, wide: 1 },
  { keyword: 'exclusiveMaximum', beside: number, narrow: 1, wide: 2 },
  {
    keyword: 'exclusiveMinimum',
    beside: { ...number, minimum: 1 },
    narrow: true,
    wide: false,
    version: '3.0.4',
  },
  {
    keyword: 'exclusiveMaximum',
    beside: { ...number, maximum: 1 },
    narrow: true,
    wide: false,
    version: '3.0.4',
  },
  { keyword: 'multipleOf', beside: number, narrow: 4, wide: 2, other: 3 },
  { keyword: 'minLength', beside: text, narrow: 2, wide: 1 },
  { keyword: 'maxLength', beside: text, narrow: 1, wide: 2 },
  { keyword: 'pattern', beside: text, narrow: '^a$', wide: '^[ab]$', other: '^c$' },
  { keyword: 'format', beside: text, narrow: 'date', other: 'date-time' },
  { keyword: 'contentEncoding', beside: text, narrow: 'base64', other: 'base16' },
  { keyword: 'contentMediaType', beside: text, narrow: 'image/png', other: 'image/gif' },
  {
    keyword: 'contentSchema',
    beside: { ...text, contentMediaType: 'application/json' },
    narrow: text,
    other: number,
  },
  { keyword: 'minItems', beside: list, narrow: 2, wide: 1 },
  { keyword: 'maxItems', beside: list, narrow: 1, wide: 2 },
  { keyword: 'uniqueItems', beside: list, narrow: true, wide: false },
  { keyword: 'minContains', beside: { ...list, contains: { const: 'a' } }, narrow: 3, wide: 2 },
  { keyword: 'maxContains', beside: { ...list, contains: { const: 'a' } }, narrow: 3, wide: 4 },
  { keyword: 'minProperties', beside: object, narrow: 2, wide: 1 },
  { keyword: 'maxProperties', beside: object, narrow: 1, wide: 2 },
  { keyword: 'required', beside: object, narrow: ['a', 'b'], wide: ['a'] },
  { keyword: 'dependentRequired', beside: object, narrow: { a: ['b'] }, other: { b: ['a'] } },
  { keyword: 'nullable', beside: text, narrow: false, wide: true, version: '3.0.4' },
]

const applicators: readonly SchemaEdit[] = [
  { keyword: 'properties', beside: map, narrow: { a: text }, wide: { a: {} }, other: { b: text } },
  {
    keyword: 'patternProperties',
    beside: map,
    narrow: { '^x': text },
    wide: { '^x': {} },
    other: { '^y': text },
  },
  { keyword: 'additionalProperties', beside: map, narrow: text, wide: {}, other: number },
  { keyword: 'additionalProperties', beside: object, narrow: false, wide: true, other: text },
  { keyword: 'unevaluatedProperties', beside: object, narrow: false, wide: true, other: text },
  {
    keyword: 'unevaluatedItems',
    beside: { type: 'array', prefixItems: [text] },
    narrow: false,
    wide: true,
    other: text,
  },
  {
    keyword: 'propertyNames',
    beside: map,
    narrow: { maxLength: 2 },
    wide: { maxLength: 3 },
    other: { pattern: '^a' },
  },
  { keyword: 'items', beside: { type: 'array' }, narrow: text, wide: {}, other: number },
  { keyword: 'prefixItems', beside: { type: 'array' }, narrow: [text], wide: [{}], other: [number] },
  {
    keyword: 'contains',
    beside: list,
    narrow: { const: 'a' },
    wide: { enum: ['a', 'b'] },
    other: { const: 'c' },
  },
  { keyword: 'allOf', beside: {}, narrow: [text, { maxLength: 1 }], wide: [text], other: [number] },
  { keyword: 'anyOf', beside: {}, narrow: [text], wide: [text, number], other: [{ type: 'boolean' }] },
  { keyword: 'oneOf', beside: {}, narrow: [kind('a')], wide: [kind('a'), kind('b')], other: [kind('c')] },
  { keyword: 'not', beside: text, narrow: { enum: ['a', 'b'] }, wide: { const: 'a' }, other: { const: 'c' } },
  { keyword: 'if', beside: { ...object, ...outcome }, narrow: {}, other: { required: ['b'] } },
  { keyword: 'then', beside: { ...object, if: { required: ['b'] } }, narrow: { required: ['a'] }, wide: {} },
  { keyword: 'else', beside: { ...object, if: { required: ['b'] } }, narrow: { required: ['a'] }, wide: {} },
  {
    keyword: 'dependentSchemas',
    beside: object,
    narrow: { a: { required: ['b'] } },
    wide: { a: {} },
    other: { b: { required: ['a'] } },
  },
  { keyword: '$ref', beside: {}, narrow: '#/components/schemas/Base', other: '#/components/schemas/Other' },
  { keyword: '$dynamicRef', beside: {}, narrow: '#base', other: '#other' },
]

const annotations: readonly SchemaEdit[] = [
  { keyword: 'title', beside: text, narrow: 'A', other: 'B' },
  { keyword: 'description', beside: text, narrow: 'A', other: 'B' },
  { keyword: 'default', beside: text, narrow: 'a', other: 'b' },
  { keyword: 'example', beside: text, narrow: 'a', other: 'b' },
  { keyword: 'examples', beside: text, narrow: ['a'], other: ['b'] },
  { keyword: 'deprecated', beside: text, narrow: false, wide: true },
  { keyword: 'readOnly', beside: text, narrow: false, wide: true },
  { keyword: 'writeOnly', beside: text, narrow: false, wide: true },
  {
    keyword: 'externalDocs',
    beside: text,
    narrow: { url: 'https://a.example' },
    other: { url: 'https://b.example' },
  },
  { keyword: 'xml', beside: text, narrow: { name: 'a' }, other: { name: 'b' } },
  {
    keyword: 'discriminator',
    beside: variants,
    narrow: { propertyName: 'kind' },
    other: { propertyName: 'sort' },
  },
  {
    keyword: 'discriminator.mapping',
    beside: variants,
    narrow: mapped('a'),
    wide: mapped('a', 'b'),
    other: mapped('c'),
  },
  { keyword: 'x-internal', beside: text, narrow: true, other: 'more' },
  { keyword: '$comment', beside: text, narrow: 'a', other: 'b' },
  { keyword: '$id', beside: text, narrow: 'https://a.example/a', other: 'https://a.example/b' },
  { keyword: '$anchor', beside: text, narrow: 'a', other: 'b' },
  { keyword: '$dynamicAnchor', beside: text, narrow: 'a', other: 'b' },
  {
    keyword: '$schema',
    beside: text,
    narrow: 'https://json-schema.org/draft/2020-12/schema',
    other: 'https://json-schema.org/draft/2019-09/schema',
  },
  {
    keyword: '$vocabulary',
    beside: text,
    narrow: { 'https://a.example': true },
    other: { 'https://b.example': true },
  },
  { keyword: '$defs', beside: text, narrow: { a: {} }, other: { b: {} } },
]

/** Every keyword of the Schema Object of OpenAPI 3.0 to 3.2, which is JSON Schema 2020-12 and a few more. */
export const schemaEdits: readonly SchemaEdit[] = [...assertions, ...applicators, ...annotations]
