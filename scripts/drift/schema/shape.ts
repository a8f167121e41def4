import type { Json } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import {
  BrokenReference,
  child,
  entriesOf,
  follow,
  membersOf,
  nameOf,
  objectAt,
  resolve,
  withValue,
} from '../document/place.ts'
import { Undecided } from './undecided.ts'

/**
 * A way for a value to be valid: it keeps the plain keywords of every part, and no schema of `nots` admits it. Where it
 * leads through variants, `variants` are those taken, and `others` those that `oneOf` rules out beside them.
 */
export type Shape = {
  readonly parts: readonly Place[]
  readonly nots: readonly Place[]
  readonly others: readonly Place[]
  readonly variants: readonly Place[]
}

const shapeLimit = 128
const depthLimit = 64

/** A shape that admits everything. */
const anything: Shape = { parts: [], nots: [], others: [], variants: [] }

/**
 * The ways in which a value can keep all of these schemas, their composition resolved: `allOf` joins, `anyOf` and
 * `oneOf` part ways (`oneOf` rules the other ways out), `if` is a choice between both outcomes. No shape at all means
 * that no value is valid.
 *
 * @throws Undecided, BrokenReference
 */
export function shapesOf(schemas: readonly Place[]): readonly Shape[] {
  const [first, ...others] = schemas
  if (first && others.length === 0) return shapesOfOne(first, 0)
  return joined(schemas.map((schema) => shapesOfOne(schema, 0)))
}

const known = new WeakMap<object, Map<string, readonly Shape[]>>()

function shapesOfOne(schema: Place, depth: number): readonly Shape[] {
  const { value } = schema
  if (value === false) return []
  if (!isObject(value)) return [anything]
  const kept = known.get(value) ?? new Map<string, readonly Shape[]>()
  known.set(value, kept)
  const name = nameOf(schema)
  const found = kept.get(name) ?? composed(schema, depth)
  kept.set(name, found)
  return found
}

function composed(schema: Place, depth: number): readonly Shape[] {
  if (depth > depthLimit) throw new Undecided(`${nameOf(schema)} is composed of itself.`)
  const inner = (one: Place) => shapesOfOne(one, depth + 1)
  const value = objectAt(schema)
  const reference = typeof value['$ref'] === 'string' || typeof value['$dynamicRef'] === 'string'
  if (reference) {
    const target = followOne(schema)
    // before 3.1 whatever stands beside a reference counts for nothing
    if (isOld(schema) || Object.keys(value).length === 1) return inner(target)
    return joined([inner(target), own(schema, inner)])
  }
  return own(schema, inner)
}

type Inner = (schema: Place) => readonly Shape[]

/** What the schema itself says, whatever it refers to. */
function own(schema: Place, inner: Inner): readonly Shape[] {
  const value = objectAt(schema)
  const factors: (readonly Shape[])[] = [[{ ...anything, parts: [plain(schema)] }]]
  for (const one of entriesOf(child(schema, 'allOf'))) factors.push(inner(one))
  if (isArray(value['anyOf']))
    factors.push(entriesOf(child(schema, 'anyOf')).flatMap((one) => throughVariant(one, inner)))
  if (isArray(value['oneOf'])) factors.push(exactlyOne(entriesOf(child(schema, 'oneOf')), inner))
  if (value['not'] !== undefined) factors.push([{ ...anything, nots: [child(schema, 'not')] }])
  if (value['if'] !== undefined) factors.push(conditional(schema, inner))
  for (const [name, dependent] of membersOf(child(schema, 'dependentSchemas'))) {
    factors.push(dependentShapes(schema, name, dependent, inner))
  }
  return joined(factors)
}

const compositions = new Set([
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
])

/** A schema without what composes it of others. */
function plain(schema: Place): Place {
  const entries = Object.entries(objectAt(schema))
  const kept = entries.filter(([keyword]) => !compositions.has(keyword))
  return kept.length === entries.length
    ? schema
    : { ...withValue(schema, Object.fromEntries(kept)), isPlain: true }
}

function exactlyOne(branches: readonly Place[], inner: Inner): readonly Shape[] {
  return branches.flatMap((branch) => {
    const others = branches.filter((other) => other !== branch)
    return throughVariant(branch, inner).map((shape) => ({ ...shape, others: [...shape.others, ...others] }))
  })
}

const throughVariant = (variant: Place, inner: Inner): Shape[] =>
  inner(variant).map((shape) => ({ ...shape, variants: [variant, ...shape.variants] }))

function conditional(schema: Place, inner: Inner): readonly Shape[] {
  const condition = child(schema, 'if')
  const met = joined([inner(condition), inner(child(schema, 'then'))])
  const unmet = joined([[{ ...anything, nots: [condition] }], inner(child(schema, 'else'))])
  return [...met, ...unmet]
}

function dependentShapes(schema: Place, name: string, dependent: Place, inner: Inner): readonly Shape[] {
  const carries = inline({ type: 'object', required: [name] }, schema)
  return [...joined([inner(carries), inner(dependent)]), { ...anything, nots: [carries] }]
}

/** Every way to keep all factors at once. */
function joined(factors: readonly (readonly Shape[])[]): readonly Shape[] {
  let shapes: readonly Shape[] = [anything]
  for (const factor of factors) {
    if (shapes.length * factor.length > shapeLimit)
      throw new Undecided('A schema can be kept in too many ways.')
    shapes = shapes.flatMap((a) =>
      factor.map((b) => ({
        parts: both(a.parts, b.parts),
        nots: both(a.nots, b.nots),
        others: both(a.others, b.others),
        variants: both(a.variants, b.variants),
      })),
    )
  }
  return shapes
}

// most lists are empty, and the other is then as good as a copy
function both(a: readonly Place[], b: readonly Place[]): readonly Place[] {
  if (a.length === 0) return b
  return b.length === 0 ? a : [...a, ...b]
}

/** A schema that stands in no document, in the dialect of the one it is meant for, and named after what it says. */
export function inline(value: Json, beside: Place): Place {
  const uri = `inline:${beside.document.version} ${JSON.stringify(value)}`
  const document = { ...beside.document, uri, root: value }
  return { document, pointer: '', value }
}

/** A shape that keeps one more schema. */
export const narrowed = (shape: Shape, schema: Place): Shape => ({
  ...shape,
  parts: [...shape.parts, schema],
})

/** What a schema that is nothing but a reference leads to; any other, and one that leads nowhere, is left as it is. */
export function targetOf(schema: Place): Place {
  try {
    let at = schema
    for (let steps = 0; steps < 100; steps += 1) {
      const { $ref } = objectAt(at)
      if (typeof $ref !== 'string' || !(isOld(at) || Object.keys(objectAt(at)).length === 1)) return at
      at = resolve(at, $ref)
    }
    return schema
  } catch (error) {
    if (error instanceof BrokenReference) return schema
    throw error
  }
}

export const isOld = ({ document }: Place): boolean => document.version.startsWith('3.0')

function followOne(schema: Place): Place {
  const value = objectAt(schema)
  if (typeof value['$ref'] === 'string') return follow(withValue(schema, { $ref: value['$ref'] }))
  return follow(withValue(schema, { $ref: value['$dynamicRef'] ?? '' }))
}
