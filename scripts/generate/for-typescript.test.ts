import { expect, test } from 'vitest'
import type { OpenApiDocument, Schema } from './document.ts'
import { forTypeScript } from './for-typescript.ts'

/** One schema as the generators get it. */
function given(schema: Schema): Schema {
  const document = { components: { schemas: { One: schema } } } as unknown as OpenApiDocument
  return forTypeScript(document).components['schemas']?.['One'] as Schema
}

const takes = (schema: Schema, text: string) => new RegExp(String(given(schema)['pattern']), 'u').test(text)

test.each([
  ['a class', '^[^<>]+$'],
  ['alternatives', '^[^<>]+$|^none$'],
  ['no pattern', undefined],
])('a text without an address, by %s, is told by one pattern', (_name, pattern) => {
  const schema = { type: 'string', ...(pattern ? { pattern } : {}), not: { pattern: '//|www\\.' } }
  expect(given(schema)).not.toHaveProperty('not')
  for (const good of ['Lindkajen 12', 'a / b', 'wwwe', 'två\nrader']) expect(takes(schema, good)).toBe(true)
  for (const bad of ['//x', 'a http://b', 'en rad\nwww.b', 'www.']) expect(takes(schema, bad)).toBe(false)
  expect(takes(schema, 'a<b')).toBe(pattern === undefined)
})

test('a value of a type by reference is that value, and a truth that is not false is true', () => {
  expect(given({ type: 'string', allOf: [{ $ref: '#/Kind' }], const: 'start' })).toEqual({
    type: 'string',
    const: 'start',
  })
  expect(given({ type: 'boolean', not: { const: false } })).toEqual({ type: 'boolean', const: true })
})

test('what is one of several says nothing but which', () => {
  const choice = { oneOf: [{ $ref: '#/A' }], discriminator: { propertyName: 'kind' } }
  const tagged = { ...choice, properties: { kind: { $ref: '#/Kind' } } }
  expect(given(tagged)).toEqual(choice)
})

test('a whole number that JavaScript can hold is a number, however long its format', () => {
  const seconds = { type: 'integer', format: 'int64', minimum: 0 }
  expect(given({ ...seconds, maximum: 4_102_444_800 })).not.toHaveProperty('format')
  expect(given(seconds)).toEqual(seconds)
})

test('what else is not to be stays as it is', () => {
  for (const schema of [
    { type: ['string', 'null'], not: { pattern: 'a' } },
    { type: 'string', not: { pattern: 'a', minLength: 2 } },
    { type: 'object', not: { required: ['a'] } },
    { allOf: [{ type: 'string' }] },
  ])
    expect(given(schema)).toEqual(schema)
})
