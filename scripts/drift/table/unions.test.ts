import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Direction } from '../diff/change.ts'
import { createSchemaDiff } from '../diff/schema/diff-schemas.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isArray, isObject, textOf } from '../document/json.ts'
import { pointerOf, segmentsOf } from '../document/pointer.ts'
import type { Document } from '../document/place.ts'
import { child, rootOf } from '../document/place.ts'
import { ruleOf } from '../rules/all-rules.ts'
import { documentOf } from './contract.ts'

const folder = join(import.meta.dirname, '../../../contracts/released')
const contracts = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject,
)

type Path = readonly string[]
/** A promise that can be broken: a property that a variant of a union requires. */
type Promised = { root: JsonObject; union: Path; owner: Path; name: string }

const valueAt = (root: Json | undefined, path: Path): Json | undefined =>
  child(rootOf(documentOf({ value: root ?? null }, 'test:at')), 'value', ...path).value

/** The same with another value at a path. */
function replaced(
  value: Json | undefined,
  [key, ...rest]: Path,
  change: (old: Json | undefined) => Json,
): Json {
  if (key === undefined) return change(value)
  if (isArray(value)) return value.map((one, at) => (String(at) === key ? replaced(one, rest, change) : one))
  const members = isObject(value) ? value : {}
  return { ...members, [key]: replaced(members[key], rest, change) }
}

function unionsIn(value: Json | undefined, path: Path = []): Path[] {
  if (isArray(value)) return value.flatMap((one, at) => unionsIn(one, [...path, String(at)]))
  if (!isObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, one]) => unionsIn(one, [...path, key]))
  return isArray(value['oneOf']) || isArray(value['anyOf']) ? [path, ...inner] : inner
}

const variantsOf = (union: Json | undefined): { keyword: string; all: readonly Json[] } => {
  const keyword = isObject(union) && isArray(union['oneOf']) ? 'oneOf' : 'anyOf'
  const all = isObject(union) ? union[keyword] : undefined
  return { keyword, all: isArray(all) ? all : [] }
}

/** A schema, what it refers to, and what it is joined of. */
function ownersOf(root: JsonObject, path: Path): Path[] {
  const schema = valueAt(root, path)
  if (!isObject(schema)) return []
  if (typeof schema['$ref'] === 'string') return ownersOf(root, segmentsOf(schema['$ref'].slice(1)))
  const joined = isArray(schema['allOf']) ? schema['allOf'] : []
  return [path, ...joined.flatMap((_, at) => ownersOf(root, [...path, 'allOf', String(at)]))]
}

const promises = contracts.flatMap((root): Promised[] =>
  unionsIn(root).flatMap((union) => {
    const { keyword, all } = variantsOf(valueAt(root, union))
    return all.flatMap((_, at) =>
      ownersOf(root, [...union, keyword, String(at)]).flatMap((owner) => {
        const required = valueAt(root, [...owner, 'required'])
        return (isArray(required) ? required : []).map((name) => ({ root, union, owner, name: textOf(name) }))
      }),
    )
  }),
)

const without = ({ root, owner, name }: Promised): Json =>
  replaced(root, [...owner, 'required'], (old) => (isArray(old) ? old.filter((one) => one !== name) : []))

const reordered = (root: Json, union: Path, order: (all: readonly Json[]) => readonly Json[]): Json => {
  const { keyword } = variantsOf(valueAt(root, union))
  return replaced(root, [...union, keyword], (all) => (isArray(all) ? order(all) : []))
}

let documents = 0
const known = new WeakMap<object, Document>()

/** A document of its own: what is known of a schema is known by the address of its document. */
function placed(root: Json): Document {
  const document = known.get(root as JsonObject) ?? documentOf(root as JsonObject, `test:${(documents += 1)}`)
  known.set(root as JsonObject, document)
  return document
}

/** Rule and field of each finding about one union, the same ones once. */
function verdict(direction: Direction, was: Json, is: Json, union: Path): string[] {
  const found = new Set<string>()
  const diff = createSchemaDiff(({ rule, field = [] }) => void found.add(`${rule} ${field.join('.')}`))
  diff({ was: child(rootOf(placed(was)), ...union), is: child(rootOf(placed(is)), ...union) }, direction, {
    parts: [],
  })
  return [...found].toSorted()
}

const isBreaking = (finding: string): boolean => ruleOf(finding.split(' ')[0] ?? '').level === 'breaking'

/** One promise of each variant: to look at all of them once is enough. */
const some = promises.filter(({ owner }, at) => promises[at - 1]?.owner.join('/') !== owner.join('/'))

const named = (all: readonly Promised[]): string[] =>
  all.map(({ owner, name }) => `${pointerOf(owner)} ${name}`)

test('the contracts have promises in their unions to break', () => {
  expect(promises.length).toBeGreaterThan(250)
})

test('any required property that any variant of any union loses breaks those who read it', () => {
  const missed = promises.filter(
    (promise) => !verdict('response', promise.root, without(promise), promise.union).some(isBreaking),
  )
  expect(named(missed)).toEqual([])
}, 60_000)

test('so it does where the variants stand in reverse', () => {
  const missed = some.filter((promise) => {
    const is = reordered(without(promise), promise.union, (all) => all.toReversed())
    return !verdict('response', promise.root, is, promise.union).some(isBreaking)
  })
  expect(named(missed)).toEqual([])
}, 60_000)

test('a required property that any variant gains breaks those who send it', () => {
  const missed = some.filter(
    (promise) => !verdict('request', without(promise), promise.root, promise.union).some(isBreaking),
  )
  expect(named(missed)).toEqual([])
}, 60_000)

test('in whichever order variants stand, the findings are the same', () => {
  fc.assert(
    fc.property(
      fc.nat(promises.length - 1),
      fc.constantFrom<Direction>('request', 'response'),
      fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
      (index, direction, numbers) => {
        const promise = promises[index]
        if (!promise) return
        const order = (all: readonly Json[]) =>
          all
            .map((one, at) => [numbers[at] ?? 0, one] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, one]) => one)
        const [was, is] = [promise.root, without(promise)]
        const told = verdict(direction, was, is, promise.union)
        expect(verdict(direction, was, reordered(is, promise.union, order), promise.union)).toEqual(told)
        expect(verdict(direction, reordered(was, promise.union, order), is, promise.union)).toEqual(told)
      },
    ),
    { numRuns: 25, seed: 20261125 },
  )
}, 60_000)
