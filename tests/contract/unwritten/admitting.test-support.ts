import type { Random } from '#mocks/catalogue/lib/random.ts'
import { type Json, formats, names, patterns, witness } from './witness.test-support.ts'

export type Keywords = { [keyword: string]: unknown }

/** What schemas may refer to, made on the way. */
export type Components = Record<string, Keywords>

type Making = { random: Random; components: Components; levels: number }

const typeOf = (value: Json): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** A schema out of the whole vocabulary that admits a value, and others of its kind. */
export function admitting(value: Json, making: Making): Keywords {
  const { random, levels } = making
  const plain = base(value, making)
  if (levels <= 0 || random.chance(0.45)) return plain
  return wrapped(value, plain, { ...making, levels: levels - 1 })
}

type Wrap = (value: Json, plain: Keywords, making: Making) => Keywords

const other = ({ random, components, levels }: Making): Keywords =>
  admitting(witness(random, Math.max(0, levels - 1)), { random, components, levels: levels - 1 })

const wraps: readonly Wrap[] = [
  (_value, plain, making) => ({ anyOf: making.random.shuffle([plain, other(making), other(making)]) }),
  (_value, plain, making) => ({ oneOf: making.random.shuffle([plain, other(making)]) }),
  (value, plain, making) => ({ allOf: [plain, base(value, making)] }),
  (_value, plain, making) => ({ ...plain, not: other(making) }),
  (value, plain) => ({ ...plain, not: { type: typeOf(value) === 'string' ? 'array' : 'string' } }),
  (value, plain, making) => conditional(other(making), plain, base(value, making)),
  (value, plain, making) => conditional(base(value, making), plain, false),
  (value, _plain, making) => ({ enum: making.random.shuffle([value, witness(making.random, 1), null]) }),
  (value) => ({ const: value }),
  (_value, plain, making) => referring(plain, making),
  (_value, plain, making) => ({ ...referring(plain, making), description: 'beside a reference' }),
  (value, plain, making) => ({ ...referring(plain, making), ...base(value, making) }),
  (value, plain, { random }) => ({ ...plain, examples: [value], readOnly: random.chance(0.5) }),
  (value, plain) => ({ ...plain, default: value, title: 'titled', deprecated: true }),
  (_value, plain) => ({ anyOf: [plain, { type: 'null' }] }),
  (_value, plain, making) => ({
    oneOf: [plain, { type: 'null' }],
    not: { const: witness(making.random, 0) },
  }),
  (value, plain, making) => discriminated(value, plain, making),
  (_value, plain, making) => recursive(plain, making),
]

const wrapped: Wrap = (value, plain, making) => making.random.pick(wraps)(value, plain, making)

/** A schema with a condition. */
const conditional = (condition: Keywords, then: Keywords, otherwise: Keywords | false): Keywords =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ if: condition, then, else: otherwise })

function referring(schema: Keywords, { components }: Making): Keywords {
  const name = `S${Object.keys(components).length}`
  components[name] = schema
  return { $ref: `#/components/schemas/${name}` }
}

function discriminated(value: Json, plain: Keywords, making: Making): Keywords {
  if (typeOf(value) !== 'object' || Object.hasOwn(value as object, 'kind')) return plain
  const variant = (tag: string, inner: Keywords) =>
    referring(
      {
        type: 'object',
        required: ['kind', 'one'],
        properties: { kind: { type: 'string', const: tag }, one: inner },
      },
      making,
    )
  const oneOf = [variant('first', base(value, making)), variant('second', other(making))]
  // the value itself is none of them: whoever checks that it is admitted leaves this out
  return {
    anyOf: [plain, { oneOf, discriminator: { propertyName: 'kind' }, type: 'object', required: ['kind'] }],
  }
}

/** A schema that refers to itself: a tree, a chain, or a page of pages. */
function recursive(plain: Keywords, { components, random }: Making): Keywords {
  const name = `S${Object.keys(components).length}`
  const self = { $ref: `#/components/schemas/${name}` }
  components[name] = {
    type: 'object',
    required: ['value', ...(random.chance(0.5) ? ['children'] : [])],
    properties: {
      value: plain,
      children: random.pick([
        { type: 'array', items: self },
        { anyOf: [self, { type: 'null' }] },
        { type: 'object', additionalProperties: self },
      ]),
      parent: self,
    },
  }
  return { anyOf: [plain, self] }
}

function base(value: Json, making: Making): Keywords {
  const { random } = making
  if (random.chance(0.04)) return {}
  const type = typeOf(value)
  const named =
    type !== 'null' && random.chance(0.15)
      ? { type: random.shuffle([type, 'null']) }
      : { type: type === 'integer' && random.chance(0.3) ? 'number' : type }
  const typed = random.chance(0.1) ? {} : named
  if (typeof value === 'string') return { ...typed, ...textKeywords(value, making) }
  if (typeof value === 'number') return { ...typed, ...numberKeywords(value, making) }
  if (Array.isArray(value)) return { ...typed, ...listKeywords(value, making) }
  if (value !== null && typeof value === 'object') return { ...typed, ...objectKeywords(value, making) }
  return typed
}

function textKeywords(value: string, { random }: Making): Keywords {
  const length = [...value].length
  const isOf = Object.entries(formats).filter(([, texts]) => texts.includes(value))
  const fits = patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(value))
  const pattern = random.chance(0.5) && fits.length > 0 ? random.pick(fits)[0] : undefined
  return {
    ...(random.chance(0.3) ? { minLength: Math.max(0, length - random.int(0, 3)) } : {}),
    ...(random.chance(0.3) ? { maxLength: length + random.int(0, 4) } : {}),
    ...(random.chance(0.7) && isOf[0] ? { format: isOf[0][0] } : {}),
    ...(pattern === undefined ? {} : { pattern }),
  }
}

function numberKeywords(value: number, { random }: Making): Keywords {
  const above = random.pick([{ minimum: value - random.int(0, 5) }, { exclusiveMinimum: value - 0.5 }, {}])
  const below = random.pick([{ maximum: value + random.int(0, 5) }, { exclusiveMaximum: value + 0.75 }, {}])
  const divides = [1, 2, 5, 10, 0.5, 0.25, 0.1, 0.01, 7].filter(
    (one) => value !== 0 && Number.isInteger(value / one),
  )
  const format =
    Number.isInteger(value) && Math.abs(value) < 2 ** 31
      ? { format: random.pick(['int32', 'int64', 'double']) }
      : {}
  return {
    ...above,
    ...below,
    ...(random.chance(0.4) && divides.length > 0 ? { multipleOf: random.pick(divides) } : {}),
    ...(random.chance(0.2) ? format : {}),
  }
}

function listKeywords(value: Json[], making: Making): Keywords {
  const { random } = making
  const inner = { ...making, levels: making.levels - 1 }
  const each = value.map((one) => admitting(one, inner))
  const unlike = new Set(value.map((one) => JSON.stringify(one))).size === value.length
  const first = value[0]
  const prefix = each.length > 0 ? { prefixItems: each } : {}
  const shape = random.pick([
    { items: each.length > 0 ? { anyOf: each } : true },
    { ...prefix, ...(random.chance(0.5) ? { items: false } : {}) },
    { ...prefix, unevaluatedItems: false },
    first === undefined
      ? {}
      : {
          contains: admitting(first, inner),
          ...(random.chance(0.3) ? { minContains: 1, maxContains: value.length } : {}),
        },
    {},
  ])
  return {
    ...shape,
    ...(random.chance(0.3) ? { minItems: Math.max(0, value.length - random.int(0, 1)) } : {}),
    ...(random.chance(0.3) ? { maxItems: value.length + random.int(0, 3) } : {}),
    ...(unlike && random.chance(0.4) ? { uniqueItems: true } : {}),
  }
}

function objectKeywords(value: Record<string, Json>, making: Making): Keywords {
  const { random } = making
  const inner = { ...making, levels: making.levels - 1 }
  const present = Object.keys(value)
  const absent = names.filter((name) => !present.includes(name))
  const properties = Object.fromEntries([
    ...Object.entries(value).map(([name, one]) => [name, admitting(one, inner)]),
    ...Array.from({ length: random.int(0, 2) }, () => [
      random.pick(absent),
      random.chance(0.15) ? false : other(inner),
    ]),
  ]) as Keywords
  const [one = '', two = ''] = random.shuffle(present)
  const extras: Keywords[] = [
    { additionalProperties: false },
    { unevaluatedProperties: false },
    { additionalProperties: other(inner) },
    { minProperties: present.length },
    { maxProperties: present.length + random.int(0, 2) },
    { propertyNames: { maxLength: 12 } },
    { propertyNames: { pattern: '^[^A-Z]' } },
    { patternProperties: { '^z': { type: 'integer' }, '^a': other(inner) } },
    { dependentRequired: present.length > 1 ? { [one]: [two] } : { [random.pick(absent)]: present } },
    {
      dependentSchemas: { [one || 'a']: { required: present }, [random.pick(absent)]: { maxProperties: 2 } },
    },
    { minProperties: 1, additionalProperties: { type: 'string' } },
    {},
  ]
  const required = present.filter(() => random.chance(0.6))
  return {
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...random.pick(extras),
    ...(random.chance(0.3) ? random.pick(extras) : {}),
  }
}
