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
