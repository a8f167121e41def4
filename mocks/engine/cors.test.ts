import { expect, test } from 'vitest'
import { allowOrigin, preflight } from './cors.ts'

const origin = 'http://no.localhost:5173'
const asking = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:4010/homes', { headers })

test('the origin that asks is named, never a star, so that cookies may come along', () => {
  const headers = new Headers()
  allowOrigin(asking({ origin }), headers)
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('vary')).toBe('origin')
})

test('what varies already goes on to vary', () => {
  const headers = new Headers({ vary: 'x-world' })
  allowOrigin(asking({ origin }), headers)
  expect(headers.get('vary')).toBe('x-world, origin')
})

test('a page can read when to try again, and how the answer was made', () => {
  const headers = new Headers()
  allowOrigin(asking({ origin }), headers)
  const exposed = headers.get('access-control-expose-headers')?.split(', ')
  expect(exposed).toEqual(expect.arrayContaining(['retry-after', 'x-mock-answer', 'x-mock-violation']))
})

test('a request from the same origin needs none of it', () => {
  const headers = new Headers()
  allowOrigin(asking(), headers)
  expect([...headers]).toEqual([])
})

test('a preflight allows every method of the contracts and each header it asks for', () => {
  const { status, headers, body } = preflight(
    asking({ origin, 'access-control-request-headers': 'authorization,content-type,x-world' }),
  )
  expect([status, body]).toEqual([204, null])
  expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE, OPTIONS')
  expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-world')
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-max-age')).toBe('600')
})
