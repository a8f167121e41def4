import { expect, test } from 'vitest'
import type { Control } from '../mock/control-types.ts'
import { choiceOf, quickRows, quickRule } from './quick-faults.ts'

const call = (number: number, operationId: string | null, milliseconds: number): Control<'LogEntry'> => ({
  number,
  at: '2026-11-20T20:52:08Z',
  service: 'residence',
  operationId,
  method: 'GET',
  path: `/${operationId}`,
  status: 200,
  verdict: 'ok',
  milliseconds,
  violations: [],
})

test('what was called last is at hand, by name, with its mean time', () => {
  const entries = [
    call(1, 'getUser', 9),
    call(2, 'search', 100),
    call(3, null, 1),
    call(4, 'b', 3),
    call(5, 'search', 50),
  ]
  expect(
    quickRows(entries, [], 2).map(({ operationId, milliseconds }) => [operationId, milliseconds]),
  ).toEqual([
    ['b', 3],
    ['search', 75],
  ])
})

test('what fails is always at hand, also when nobody called it', () => {
  const fault = { rule: { operationId: '*', drop: true }, hits: 0, remaining: null }
  expect(quickRows([call(1, 'getUser', 9)], [fault], 1)).toEqual([
    { operationId: '*', method: null, path: null, milliseconds: null, fault },
  ])
})

test('each choice is a fault of its own, and is known again', () => {
  for (const choice of ['normal', 'slow', 'drop', 'malformed', '503']) {
    expect(choiceOf(quickRule('getUser', choice))).toBe(choice)
  }
  expect(choiceOf({ operationId: 'getUser', status: 503, times: 2 })).toBeUndefined()
})
