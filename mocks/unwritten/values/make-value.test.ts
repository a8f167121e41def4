import { expect, test } from 'vitest'
import { type Making, makeValue } from './make-value.ts'
import type { Schema } from './schema/schema.ts'
import { SchemaBook } from './schema/schema-book.ts'

const now = Date.parse('2030-05-17T10:00:00Z')
const day = 86_400_000

const made = (schema: Schema, more: Partial<Making> & { components?: object } = {}) =>
  makeValue(schema, {
    book: new SchemaBook({ components: { schemas: more.components } }),
    seed: 'one',
    now,
    ...more,
  })

const object = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
})

test('a text keeps its pattern, and reads as its name says where the pattern lets it', () => {
  const schema = object({ greeting: { type: 'string', pattern: '^[A-Z].*$' } })
  expect((made(schema) as { greeting: string }).greeting).toMatch(/^[A-Z][a-z]+ .*\.$/)
  expect(made({ type: 'string', pattern: '^(SE|NO)\\d{3}$' })).toMatch(/^(SE|NO)\d{3}$/)
})

test('a pattern that could be tried for ever is not tried with texts of other kinds', () => {
  const started = performance.now()
  expect(made(object({ description: { type: 'string', pattern: '^(\\w+\\s?)*$' } }))).toBeDefined()
  expect(performance.now() - started).toBeLessThan(1000)
})

test('dates lie around the clock: what was made before it, what is due after it', () => {
  const time = { type: 'string', format: 'date-time' }
  const { createdAt, dueDate, seenOn } = made(
    object({ createdAt: time, dueDate: time, seenOn: time }),
  ) as Record<string, string>
  expect(Date.parse(createdAt ?? '')).toBeLessThan(now)
  expect(Date.parse(dueDate ?? '')).toBeGreaterThan(now)
  expect(Math.abs(Date.parse(seenOn ?? '') - now)).toBeLessThan(32 * day)
})

test('names and numbers look like what they are called', () => {
  const text = { type: 'string' }
  const number = { type: 'number' }
  const value = made(
    object({
      email: text,
      city: text,
      price: number,
      latitude: number,
      rooms: number,
      owner: object({ name: text }),
    }),
  )
  expect(value).toMatchObject({ email: expect.stringMatching(/^[a-z]+\.[a-z]+@example\.com$/) as string })
  const { price, latitude, rooms, owner, city } = value as {
    price: number
    latitude: number
    rooms: number
    city: string
    owner: { name: string }
  }
  expect(price).toBeGreaterThanOrEqual(500)
  expect(Number.isInteger(rooms)).toBe(true)
  expect(latitude).toBeGreaterThan(55)
  expect(city).toMatch(/^[A-ZÅÄÖ][a-zåäö]+$/)
  expect(owner.name).toMatch(/^\S+ \S+$/)
})

test('the same words give the same value, and one member more changes no other', () => {
  const properties = { id: { type: 'string' }, title: { type: 'string' }, count: { type: 'integer' } }
  const before = made(object(properties))
  expect(made(object(properties))).toEqual(before)
  expect(made(object({ added: { type: 'string' }, ...properties }))).toMatchObject(before as object)
  expect(made(object(properties), { seed: 'other' })).not.toEqual(before)
})

test('what refers to itself ends, and what only is sent to the service is not sent back', () => {
  const node = object({
    name: { type: 'string' },
    secret: { type: 'string', writeOnly: true },
    inner: { $ref: '#/components/schemas/Node' },
  })
  const components = { Node: { ...node, required: ['name'] } }
  const value = made({ $ref: '#/components/schemas/Node' }, { components })
  expect(JSON.stringify(value).match(/"inner"/g)?.length).toBeLessThan(5)
  expect(JSON.stringify(value)).not.toContain('secret')
  expect(
    made(object({ inner: { $ref: '#/components/schemas/Endless' } }), {
      components: { Endless: object({ inner: { $ref: '#/components/schemas/Endless' } }) },
    }),
  ).toBeUndefined()
})

test('the example of a member is shown once, so that no two items of a list are alike', () => {
  const items = object({ id: { type: 'string', examples: ['a-1'] } })
  const [first, ...others] = made({ type: 'array', items, minItems: 3 }) as { id: string }[]
  expect(first).toEqual({ id: 'a-1' })
  expect(new Set(others.map(({ id }) => id)).size).toBe(others.length)
})

test('the branch of a union has the tag that names it', () => {
  const branch = (kind: string, more: object) => object({ kind: { type: 'string', const: kind }, ...more })
  const schema = {
    oneOf: [branch('flat', { floor: { type: 'integer' } }), branch('house', { plot: { type: 'integer' } })],
    discriminator: { propertyName: 'kind' },
  }
  for (const seed of ['a', 'b', 'c', 'd']) {
    const value = made(schema, { seed }) as { kind: string }
    expect(Object.keys(value)).toEqual(value.kind === 'flat' ? ['kind', 'floor'] : ['kind', 'plot'])
  }
})

test('what is wanted is kept where the schema admits it, and nothing is added to it within', () => {
  const schema = object({
    title: { type: 'string', maxLength: 10 },
    address: { type: 'object', properties: { city: { type: 'string' }, zip: { type: 'string' } } },
  })
  expect(made(schema, { wanted: { title: 'Keys', address: { city: 'Lund' }, unknown: 1 } })).toEqual({
    title: 'Keys',
    address: { city: 'Lund' },
  })
  expect(
    (made(schema, { wanted: { title: 'far too long for it' } }) as { title: string }).title.length,
  ).toBeLessThan(11)
})

test('a schema that contradicts itself has no value', () => {
  expect(made({ type: 'integer', minimum: 5, maximum: 3 })).toBeUndefined()
  expect(made({ type: 'string', enum: ['a'], pattern: '^b' })).toBeUndefined()
})
