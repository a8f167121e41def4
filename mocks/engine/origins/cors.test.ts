import { expect, test } from 'vitest'
import { preflight, withCorsHeaders } from './cors.ts'
import { originPolicyFor } from './origin-policy.ts'
import { WebIncoming } from '../request/incoming.ts'
import { droppedConnection } from '../answer/outgoing.ts'

const origin = 'http://no.localhost:5173'
const originPolicy = originPolicyFor()
const asking = (headers: Record<string, string> = {}) =>
  new WebIncoming(new Request('http://localhost:4010/homes', { headers }))

/** The headers of an answer to a request with these. */
const allowed = (sent: Record<string, string>, headers: Record<string, string> = {}) =>
  new Headers(withCorsHeaders(originPolicy, asking(sent), { status: 200, headers, body: null }).headers)

test('the origin that asks is named, never a star, so that cookies may come along', () => {
  const headers = allowed({ origin })
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('vary')).toBe('origin')
})

test('what varies already goes on to vary', () => {
  const headers = allowed({ origin }, { vary: 'x-world' })
  expect(headers.get('vary')).toBe('x-world, origin')
})

test('a page can read when to try again, and how the answer was made', () => {
  const headers = allowed({ origin })
  const exposed = headers.get('access-control-expose-headers')?.split(', ')
  expect(exposed).toEqual(expect.arrayContaining(['retry-after', 'x-mock-answer', 'x-mock-violation']))
})

test('a request from the same origin needs none of it', () => {
  expect([...allowed({})]).toEqual([])
})

test('a page of another origin cannot read the answer, nor can one whose origin is null', () => {
  for (const other of ['http://evil.test', 'null'])
    expect([...allowed({ origin: other }, { vary: 'x-world' })]).toEqual([['vary', 'x-world, origin']])
})

test('an answer that is to be cut stays as it is', () => {
  expect(withCorsHeaders(originPolicy, asking({ origin }), droppedConnection)).toBe(droppedConnection)
})

test('a preflight allows the methods of its path and each header it asks for', () => {
  const { status, headers, body } = preflight(
    originPolicy,
    asking({ origin, 'access-control-request-headers': 'authorization,content-type,x-world' }),
    ['GET', 'HEAD', 'OPTIONS'],
  )
  expect([status, body]).toEqual([204, null])
  expect(headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS')
  expect(headers['access-control-allow-headers']).toBe('authorization,content-type,x-world')
  expect(headers['access-control-allow-origin']).toBe(origin)
  expect(headers['access-control-max-age']).toBe('600')
})
