import { expect, test } from 'vitest'
import type { Control } from '../mock/control-types.ts'
import { curlOf } from './curl.ts'

const entry: Control<'LogEntry'> = {
  number: 1,
  at: '2026-11-20T20:52:08Z',
  service: 'residence',
  operationId: 'searchObjects',
  method: 'POST',
  path: '/residence/search_object',
  status: 200,
  verdict: 'ok',
  milliseconds: 12,
  violations: [],
}

test('a call is copied as a command that asks for the token instead of telling it', () => {
  expect(curlOf(entry, 'http://localhost:4010', 'grupp-1')).toBe(
    `curl -X POST 'http://localhost:4010/residence/search_object' -H "authorization: Bearer $TOKEN" -H 'x-world: grupp-1' -H 'content-type: application/json' -d '{}'`,
  )
})

test('a call that only reads has no body, and a quote in its address ends nothing', () => {
  expect(curlOf({ ...entry, method: 'GET', path: "/a'b" }, 'http://localhost', 'default')).toBe(
    `curl -X GET 'http://localhost/a'\\''b' -H "authorization: Bearer $TOKEN" -H 'x-world: default'`,
  )
})
