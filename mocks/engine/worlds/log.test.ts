import { expect, test } from 'vitest'
import { type LogEntry, RequestLog } from './log.ts'

const call: Omit<LogEntry, 'number'> = {
  at: Date.parse('2026-11-20T20:52:08Z'),
  service: 'residence',
  operationId: 'searchObjects',
  method: 'POST',
  path: '/residence/search_object',
  status: 200,
  verdict: 'ok',
  milliseconds: 1,
  violations: [],
}

function logOf(calls: number): RequestLog {
  const log = new RequestLog()
  for (let i = 0; i < calls; i++) log.add(call)
  return log
}

const numbers = (entries: LogEntry[]) => entries.map(({ number }) => number)

test('who passes the last number gets only what is new, and of too much the newest', () => {
  const log = logOf(10)
  expect(numbers(log.list({ after: 8 }))).toEqual([9, 10])
  expect(numbers(log.list({ after: 10 }))).toEqual([])
  expect(numbers(log.list({ after: 99 }))).toEqual([])
  expect(numbers(log.list({ limit: 3 }))).toEqual([8, 9, 10])
})

test('numbers go on when the log is emptied and counts start over', () => {
  const log = logOf(2)
  log.add({ ...call, verdict: 'fault', status: null })
  expect(log.counts).toMatchObject({ ok: 2, fault: 1 })
  log.clear()
  expect(log.total).toBe(0)
  log.add(call)
  expect(numbers(log.list())).toEqual([4])
  expect(numbers(log.list({ after: 3 }))).toEqual([4])
  expect(log.counts).toMatchObject({ ok: 1, fault: 0 })
})

test('a long log keeps the last thousand calls and counts all', () => {
  const log = logOf(2500)
  expect(log.list()).toHaveLength(1000)
  expect(log.list().at(-1)?.number).toBe(2500)
  expect(numbers(log.list({ after: 2498 }))).toEqual([2499, 2500])
  expect(log.total).toBe(2500)
})

test('calls that say much about what is wrong leave room for fewer of them', () => {
  const log = new RequestLog()
  const detail = 'x'.repeat(500)
  const violations = Array.from({ length: 10 }, () => ({
    in: 'body' as const,
    pointer: '/a',
    code: 'type',
    detail,
  }))
  for (let i = 0; i < 500; i++) log.add({ ...call, violations })
  const kept = log.list()
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.length).toBeLessThan(60)
  expect(kept.at(-1)).toMatchObject({ number: 500, violations })
  for (let i = 0; i < 500; i++) log.add(call)
  expect(log.list().length).toBeGreaterThanOrEqual(500)
  expect(numbers(log.list({ limit: 2 }))).toEqual([999, 1000])
})
