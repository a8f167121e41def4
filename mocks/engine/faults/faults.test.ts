import { expect, test } from 'vitest'
import { Faults, everyOperation } from './faults.ts'

const never = () => 0.999

test('a fault counts its hits and goes when it is used up', () => {
  const faults = new Faults({})
  expect(faults.set({ operationId: 'getUser', status: 503, times: 2 })).toMatchObject({
    hits: 0,
    remaining: 2,
  })
  expect(faults.strike('getUser', never)?.status).toBe(503)
  expect(faults.list()).toMatchObject([{ hits: 1, remaining: 1 }])
  faults.strike('getUser', never)
  expect(faults.list()).toEqual([])
  expect(faults.strike('getUser', never)).toBeUndefined()
})

test('a fault without times stays, and a new one takes its place', () => {
  const faults = new Faults({})
  faults.set({ operationId: 'getUser', delayMs: 5 })
  faults.strike('getUser', never)
  faults.strike('getUser', never)
  expect(faults.list()).toMatchObject([{ hits: 2, remaining: null }])
  faults.set({ operationId: 'getUser', drop: true })
  expect(faults.list()).toMatchObject([{ rule: { drop: true }, hits: 0 }])
})

test('a fault for every operation strikes each of them, and one of their own goes before it', () => {
  const faults = new Faults({})
  faults.set({ operationId: everyOperation, delayMs: 1500 })
  faults.set({ operationId: 'searchObjects', status: 503 })
  expect(faults.strike('getUser', never)).toMatchObject({ delayMs: 1500 })
  expect(faults.strike('searchObjects', never)).toMatchObject({ delayMs: 1500, status: 503 })
})

test('an unlikely fault strikes when chance will have it', () => {
  const faults = new Faults({})
  faults.set({ operationId: 'getUser', drop: true, probability: 0.1 })
  expect(faults.strike('getUser', () => 0.1)).toBeUndefined()
  expect(faults.strike('getUser', () => 0.09)).toMatchObject({ drop: true })
  expect(faults.list()).toMatchObject([{ hits: 1 }])
})

test('faults of one operation stand beside each other under names, one after the other', () => {
  const faults = new Faults({})
  faults.set({ operationId: 'getUser', status: 503, times: 1 })
  faults.set({ operationId: 'getUser', name: 'then', status: 429, times: 1 })
  faults.set({ operationId: 'getUser', name: 'kim', status: 404, when: { parameters: { id: 'kim' } } })
  expect(faults.looksAtCalls('getUser')).toBe(true)
  const facts = (id: string) => ({ parameter: () => [id], body: undefined })
  const statuses = ['liv', 'kim', 'liv', 'liv'].map(
    (id) => faults.strike('getUser', never, facts(id))?.status,
  )
  expect(statuses).toEqual([503, 404, 429, undefined])
  faults.set({ operationId: 'getUser', name: 'kim', drop: true })
  faults.set({ operationId: 'getUser', delayMs: 9 })
  expect(faults.list().map(({ rule }) => [rule.name, rule.drop])).toEqual([
    ['kim', true],
    [undefined, undefined],
  ])
  faults.clear('getUser', 'main')
  expect(faults.list()).toMatchObject([{ rule: { name: 'kim' } }])
  faults.clear('getUser', 'kim')
  expect(faults.list()).toEqual([])
})

test('where chance spares a call, the next fault of the operation may have it', () => {
  const faults = new Faults({})
  faults.set({ operationId: 'getUser', status: 503, probability: 0.5 })
  faults.set({ operationId: 'getUser', name: 'rest', status: 429 })
  const draws = [0.4, 0.6]
  expect(draws.map((draw) => faults.strike('getUser', () => draw)?.status)).toEqual([503, 429])
})

test('one fault is removed, or all', () => {
  const faults = new Faults({})
  faults.set({ operationId: 'getUser', drop: true })
  faults.set({ operationId: 'getCase', drop: true })
  faults.clear('getUser')
  faults.clear('getRounds')
  expect(faults.list().map(({ rule }) => rule.operationId)).toEqual(['getCase'])
  faults.clear()
  expect(faults.list()).toEqual([])
})
