import Ajv from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { triesOf } from '#tests/support/tries.ts'
import type { Json } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import type { Direction } from '../diff/change.ts'
import { createSchemaDiff } from '../diff/schema/diff-schemas.ts'
import { ruleOf } from '../rules/all-rules.ts'
import { comparisonIn } from './contain.ts'
import { inline } from './shape.ts'

const document = { uri: 'test:', version: '3.1.0', root: {}, library: new Map() }
const placed = (schema: Json) => inline(schema, { document, pointer: '', value: {} })

const scalar = fc.constantFrom<Json[]>(null, true, false, 0, 1, 2, 0.5, '', 'a', 'ab')
const names = ['a', 'b', 'c']

// by name, since an object with `then` written out would be taken for a promise
const outcomes = ['if', 'then', 'else']
const conditional = (inner: readonly Json[]): Json =>
  Object.fromEntries(outcomes.map((keyword, index) => [keyword, inner[index]]))

/** Schemas of a small world, so that pairs of them have much to do with each other. */
const { schema: schemas } = fc.letrec<{ schema: Json }>((tie) => {
  const inner = tie('schema')
  const dictionary = fc.dictionary(fc.constantFrom(...names), inner, { maxKeys: 3, noNullPrototype: true })
  const types = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object')
  const leaf = fc.oneof(
    fc.record({ type: types }),
    fc.record({ type: fc.uniqueArray(types, { minLength: 1, maxLength: 3 }) }),
    fc.record({ enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }) }),
    fc.record({ const: scalar }),
    fc.record(
      {
        type: fc.constantFrom('integer', 'number'),
        minimum: fc.integer({ min: -1, max: 2 }),
        exclusiveMaximum: fc.integer({ min: 0, max: 3 }),
        multipleOf: fc.constantFrom(0.5, 1, 2),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constant('string'),
        minLength: fc.nat(2),
        maxLength: fc.nat(3),
        pattern: fc.constantFrom('a', '^a'),
      },
      { requiredKeys: ['type'] },
    ),
    fc.constantFrom<Json[]>(true, {}),
  )
  const object = fc.record(
    {
      type: fc.constant('object'),
      properties: dictionary,
      required: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), inner),
      patternProperties: fc.record({ '^[ab]': inner }),
      minProperties: fc.nat(2),
      maxProperties: fc.nat(3),
      propertyNames: fc.constantFrom({ pattern: 'a' }, { enum: ['a', 'b'] }),
      dependentRequired: fc.constantFrom({ a: ['b'] }, { b: ['c'] }),
    },
    { requiredKeys: ['type'] },
  )
  const array = fc.record(
    {
      type: fc.constant('array'),
      items: inner,
      prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
      minItems: fc.nat(2),
      maxItems: fc.nat(3),
      uniqueItems: fc.boolean(),
      contains: inner,
    },
    { requiredKeys: ['type'] },
  )
  const several = fc.array(inner, { minLength: 1, maxLength: 3 })
  const composed = fc.oneof(
    fc.record({ anyOf: several }),
    fc.record({ oneOf: several }),
    fc.record({ allOf: several }),
    fc.record({ not: inner }),
    fc.tuple(inner, inner, inner).map(conditional),
    fc.record({ type: types, oneOf: several }),
    fc.record({ properties: dictionary, anyOf: several, unevaluatedProperties: fc.constant(false) }),
  )
  return { schema: fc.oneof({ maxDepth: 3, depthSize: 'small' }, leaf, object, array, composed) }
})

const { value: values } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}))

/** A pair of which the second is often the first with one place changed. */
const pairs = fc
  .tuple(schemas, schemas, fc.nat(9))
  .map(([a, b, round]) => [a, round < 7 ? grafted(a, b, round) : b] as const)

function grafted(tree: Json, branch: Json, round: number): Json {
  if (!isObject(tree)) return branch
  const keys = Object.keys(tree)
  const key = keys[round % Math.max(1, keys.length)]
  if (key === undefined) return branch
  const { [key]: value, ...rest } = tree
  if (round % 3 === 0) return rest
  if (isObject(value) && key !== 'dependentRequired')
    return {
      ...tree,
      [key]:
        key.endsWith('roperties') && key !== 'additionalProperties'
          ? graftedMember(value, branch, round)
          : grafted(value, branch, round >> 1),
    }
  if (isArray(value) && isObject(value[0]))
    return { ...tree, [key]: [grafted(value[0], branch, round >> 1), ...value.slice(1)] }
  return isObject(branch) ? { ...tree, ...branch } : tree
}

function graftedMember(members: Json, branch: Json, round: number): Json {
  if (!isObject(members)) return members
  const name = Object.keys(members)[round % Math.max(1, Object.keys(members).length)] ?? 'a'
  return { ...members, [name]: branch }
}

/** The schema as a sender reads it: what an object does not speak of is not sent. */
function asSent(schema: Json): Json {
  return { allOf: [inside(schema)], unevaluatedProperties: false }
}

function inside(schema: Json): Json {
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' || keyword === 'patternProperties') return [keyword, mapped(value, asSent)]
      if (['items', 'additionalProperties', 'contains'].includes(keyword))
        return [keyword, typeof value === 'boolean' ? value : asSent(value ?? true)]
      if (keyword === 'prefixItems') return [keyword, isArray(value) ? value.map(asSent) : value]
      if (['allOf', 'anyOf'].includes(keyword)) return [keyword, isArray(value) ? value.map(inside) : value]
      return [keyword, value]
    }),
  )
}

const mapped = (members: Json | undefined, change: (schema: Json) => Json): Json =>
  isObject(members)
    ? Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one ?? true)]))
    : {}

// without allErrors Ajv forgets `contains` beside `prefixItems`
const checker = () =>
  new Ajv({
    strict: false,
    addUsedSchema: false,
    validateSchema: false,
    allErrors: true,
    code: { optimize: false },
  })
let ajv = checker()
let compiled = 0

function asAjv(schema: Json): (value: Json) => boolean {
  compiled += 1
  // it keeps whatever it has compiled
  if (compiled % 500 === 0) ajv = checker()
  const isValid = ajv.compile(isObject(schema) ? schema : { allOf: [schema] })
  return (value) => isValid(value) === true
}

/**
 * Whether the comparison of two versions finds nothing that could break anybody. A bound of a response that is said no
 * more is no promise that the old one is kept, and counts for a finding here.
 */
function isCalledSafe(direction: Direction, was: Json, is: Json): boolean {
  const rules: string[] = []
  const diffSchemas = createSchemaDiff(({ rule }) => void rules.push(rule))
  diffSchemas({ was: placed(was), is: placed(is) }, direction, { parts: [] })
  return rules.every(
    (rule) => ['safe', 'annotation'].includes(ruleOf(rule).level) && !rule.endsWith('-dropped'),
  )
}

const runs = triesOf(1000, 2500)

const wrongs = {
  response: 'may be sent by the newer version and fails the older one',
  request: 'might be sent to the older version and is refused by the newer one',
}
for (const direction of ['response', 'request'] as const) {
  test(`of ${runs} ${direction}s, none that is called safe has a value that ${wrongs[direction]}`, () => {
    let safe = 0
    let seen = 0
    const candidates = fc.array(values, { minLength: 40, maxLength: 60 })
    fc.assert(
      fc.property(pairs, candidates, ([first, second], some) => {
        const [sender, reader] = direction === 'response' ? [second, first] : [first, second]
        if (!isCalledSafe(direction, first, second)) return
        safe += 1
        const isSent = asAjv(asSent(sender))
        const isTaken = asAjv(reader)
        const sent = some.filter(isSent)
        seen += sent.length
        expect(sent.filter((value) => !isTaken(value))).toEqual([])
      }),
      { numRuns: runs, seed: 20261121 },
    )
    // the property says nothing about pairs that are never called safe
    expect(safe).toBeGreaterThan(runs / 50)
    expect(seen).toBeGreaterThan(runs / 3)
  }, 120_000)
}

test(`every value that proves a difference between ${runs} pairs is admitted by the one and refused by the other`, () => {
  let proven = 0
  const whole = (schemas: readonly Place[]): Json => ({ allOf: schemas.map(({ value }) => value ?? true) })
  fc.assert(
    fc.property(pairs, ([sub, over]) => {
      for (const { isCertain, proof } of comparisonIn('response').contain([placed(sub)], [placed(over)])) {
        if (!proof) continue
        expect(isCertain).toBe(true)
        proven += 1
        expect([asAjv(whole(proof.sub))(proof.value), asAjv(whole(proof.over))(proof.value)]).toEqual([
          true,
          false,
        ])
      }
    }),
    { numRuns: runs, seed: 20261121 },
  )
  expect(proven).toBeGreaterThan(runs / 10)
}, 120_000)
