import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyRows, noteChanges, rowOf } from './changes.ts'
import { type Json, type JsonObject, copyOf, isObject } from './json.ts'
import type { Change } from './world-store.ts'

/** Rows as a store has them: in the order they were first written. */
function keptRows() {
  const rows = new Map<string, string>()
  const drop = (path: string) => {
    for (const key of rows.keys()) if (key === path || key.startsWith(`${path}/`)) rows.delete(key)
  }
  return {
    rows,
    save: (changes: Change[]) => {
      for (const change of changes) {
        if ('gone' in change) drop(change.path)
        const row = rowOf(change)
        if (row !== undefined) rows.set(change.path, row)
      }
    },
    list: () => [...rows].map(([path, value]) => ({ path, value })),
  }
}

function changesSince(known: JsonObject, live: JsonObject, without: JsonObject, depth: number): Change[] {
  const changes: Change[] = []
  for (const key of new Set([...Object.keys(live), ...Object.keys(known)]))
    noteChanges(key, known, live, without, '', depth, changes)
  return changes
}

const fresh = (): JsonObject => ({
  accounts: { changed: {} },
  eid: { orders: {}, behaviour: { mode: 'auto' } },
})

/** Keeps each of the states after the other, and says what is found at last. */
function afterwards(states: JsonObject[], depth = 3) {
  const known = fresh()
  const store = keptRows()
  for (const state of states) store.save(changesSince(known, state, fresh(), depth))
  return { found: applyRows(fresh(), store.list()), known, rows: store.rows }
}

test('a world in which nothing has happened needs no rows', () => {
  expect(afterwards([fresh()]).rows.size).toBe(0)
})

test('a record that changes is one row, and nothing else is written again', () => {
  const known = fresh()
  const live = fresh()
  live['eid'] = { orders: { first: { at: 'start', spent: ['a'] }, second: { at: 'start' } } }
  expect(changesSince(known, live, fresh(), 3).map(({ path }) => path)).toEqual([
    'eid/orders/first',
    'eid/orders/second',
    'eid/behaviour',
  ])
  live['eid'] = { orders: { first: { at: 'start', spent: ['a', 'b'] }, second: { at: 'start' } } }
  expect(changesSince(known, live, fresh(), 3)).toEqual([
    { path: 'eid/orders/first', value: { at: 'start', spent: ['a', 'b'] } },
  ])
})

const amira = (changed: Json): JsonObject => ({ ...fresh(), accounts: { changed: { amira: changed } } })

test('of an account that is kept, only the members that have changed are written', () => {
  const known = fresh()
  const whole = { name: 'Amira', favorites: ['a'], code: 'x' }
  const first = changesSince(known, amira(whole), fresh(), 3)
  expect(first).toEqual([{ path: 'accounts/changed/amira', value: whole }])
  expect(changesSince(known, amira({ name: 'Amira', favorites: ['b', 'a'] }), fresh(), 3)).toEqual([
    { path: 'accounts/changed/amira/favorites', value: ['b', 'a'] },
    { path: 'accounts/changed/amira/code', gone: true, marked: true },
  ])
  // what is still to be written stays as it was
  expect(first).toEqual([{ path: 'accounts/changed/amira', value: whole }])
})

test('records come back in the order they were made, also after one has changed', () => {
  const orders = (...names: string[]): JsonObject => ({
    ...fresh(),
    eid: { orders: Object.fromEntries(names.map((name) => [name.slice(0, 1), { name }])), behaviour: {} },
  })
  const { found } = afterwards([orders('c', 'a'), orders('c', 'a', 'b'), orders('cc', 'a', 'b')])
  expect(Object.keys((found['eid'] as { orders: object }).orders)).toEqual(['c', 'a', 'b'])
})

test('what a new world has and this one no longer does stays away', () => {
  const { found } = afterwards([{ accounts: { changed: {} }, eid: { orders: {} } }])
  expect(found).toEqual({ accounts: { changed: {} }, eid: { orders: {} } })
})

test('names with slashes and tildes come back as they were', () => {
  const state = { ...fresh(), passwords: { 'a/b~c': { failed: 1 }, '~1': 2 } }
  expect(afterwards([state]).found).toEqual(state)
})

const key = fc.constantFrom(
  'accounts',
  'changed',
  'eid',
  'orders',
  'behaviour',
  'mode',
  'a/b',
  '~0',
  'x',
  '1',
  'constructor',
  'prototype',
  'toString',
)
const { value } = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, '', 'å'),
    fc.array(fc.constantFrom(1, 'x', null), { maxLength: 2 }),
    tie('object'),
  ),
  object: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}))
const state = fc.dictionary(key, value, { maxKeys: 5, noNullPrototype: true })

test('whatever a world goes through, it comes back as it was last', () => {
  fc.assert(
    fc.property(
      fc.array(state, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(1, 2, 3),
      (states, depth) => {
        const { found, known } = afterwards(states, depth)
        expect(found).toEqual(states.at(-1))
        expect(known).toEqual(states.at(-1))
      },
    ),
    { numRuns: 500 },
  )
})

test('a copy shares nothing that can be changed', () => {
  fc.assert(
    fc.property(state, (one) => {
      const copy = copyOf(one) as JsonObject
      expect(copy).toEqual(one)
      const shared = Object.keys(one).filter((name) => isObject(one[name]) && copy[name] === one[name])
      expect(shared).toEqual([])
    }),
  )
})

test('a name that would change what an object is is neither kept nor followed', () => {
  const polluted = JSON.parse(
    '{"eid":{"orders":{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1},"b":2}}},"__proto__":{"polluted":1}}',
  ) as JsonObject
  for (const depth of [1, 2, 3]) {
    const { found, known, rows } = afterwards([{ ...polluted, accounts: { changed: {} } }], depth)
    expect(found).toEqual({ accounts: { changed: {} }, eid: { orders: { a: { b: 2 } } } })
    expect(known).toEqual(found)
    expect(JSON.stringify([...rows])).not.toContain('polluted')
  }
  expect({}).not.toHaveProperty('polluted')
})

test('rows with such a name in their path or value, and rows that can not be read, are passed over', () => {
  const rows = [
    { path: '__proto__/polluted', value: '1' },
    { path: 'accounts/__proto__/polluted', value: '1' },
    { path: 'accounts/changed/__proto__', value: '{"polluted":1}' },
    { path: '__proto__', value: '' },
    { path: 'accounts/changed/constructor/prototype/polluted', value: '1' },
    { path: 'accounts/changed/a', value: '{"__proto__":{"polluted":1},"b":2}' },
    { path: 'accounts/changed/torn', value: '{"b":' },
    { path: 'accounts/changed/deep', value: '['.repeat(20_000) + ']'.repeat(20_000) },
  ]
  const found = applyRows(fresh(), rows)
  const changed = (found['accounts'] as { changed: JsonObject }).changed
  expect(changed).toEqual({ a: { b: 2 }, constructor: { prototype: { polluted: 1 } } })
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype)
  for (const value of [{}, () => undefined, fresh(), found]) expect(value).not.toHaveProperty('polluted')
})

test('an account comes back as it was last, whatever has become of it', () => {
  const account = fc.oneof({ weight: 4, arbitrary: state }, { weight: 1, arbitrary: value })
  fc.assert(
    fc.property(fc.array(fc.option(account), { minLength: 1, maxLength: 6 }), (accounts) => {
      const states = accounts.map((one) => (one === null ? fresh() : amira(one)))
      const { found, known } = afterwards(states)
      expect(found).toEqual(states.at(-1))
      expect(known).toEqual(states.at(-1))
    }),
    { numRuns: 500 },
  )
})
