import { expect, test } from 'vitest'
import type { CompiledOperation, Validator } from './contract.ts'
import { problem } from './problem.ts'
import { respond, violation } from './respond.ts'

const refusing: Validator = Object.assign(() => false, {
  errors: [{ instancePath: '/rooms', keyword: 'minimum', params: { limit: 1 }, message: 'must be >= 1' }],
})

const operation: CompiledOperation = {
  operationId: 'getHome',
  method: 'GET',
  path: '/homes/{id}',
  multiSegment: false,
  security: 'none',
  parameters: [],
  validateParameters: null,
  body: null,
  responses: {
    200: { 'application/json': null },
    201: { 'application/json': refusing },
    204: {},
    404: { 'application/problem+json': null },
  },
}

test('a body is JSON, and an error that says its cause a problem', async () => {
  const home = respond({ status: 200, body: { rooms: 3 } }, false)
  expect(home.headers.get('content-type')).toBe('application/json')
  expect(await home.json()).toEqual({ rooms: 3 })
  const missing = respond(problem(404, 'notFound'), false)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-type')).toBe('application/problem+json')
  expect(await missing.json()).toMatchObject({ status: 404, code: 'notFound', type: '/problems/notFound' })
})

test('an error with a body of its own, such as a page, is no problem', () => {
  const page = respond({ status: 404, body: { template: 'notFound' } }, false)
  expect(page.headers.get('content-type')).toBe('application/json')
})

test('a busy service says when to come back', () => {
  expect(respond(problem(429, 'tooManyRequests'), false).headers.get('retry-after')).toBe('30')
  expect(respond(problem(503, 'serviceUnavailable'), false).headers.get('retry-after')).toBe('30')
})

test('an answer without a body has no content type', () => {
  const { body, headers } = respond({ status: 204 }, false)
  expect([body, headers.get('content-type')]).toEqual([null, null])
})

test('text goes as it is, and bytes under their own type', async () => {
  const text = respond({ status: 200, body: 'BEGIN', headers: { 'content-type': 'text/calendar' } }, false)
  expect(await text.text()).toBe('BEGIN')
  const picture = respond({ status: 200, body: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }, false)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toBe('<svg/>')
  const bytes = respond({ status: 200, body: new Blob(['x']) }, false)
  expect(bytes.headers.get('content-type')).toBe('application/octet-stream')
})

test('cookies are same-site lax, and secure except locally [K-048]', () => {
  const cookies = [{ name: 'buyResidence', value: 'home 1' }]
  const set = (secure: boolean) => respond({ status: 204, cookies }, secure).headers.getSetCookie()
  expect(set(true)).toEqual(['buyResidence=home%201; Path=/; Secure; SameSite=Lax'])
  expect(set(false)).toEqual(['buyResidence=home%201; Path=/; SameSite=Lax'])
})

test('each cookie is set for itself, and one that is taken back has no time left', () => {
  const cookies = [
    { name: 'buyResidence', value: 'home-1', maxAge: 86_400 },
    { name: 'interest', value: '', maxAge: 0 },
  ]
  expect(respond({ status: 204, cookies }, false).headers.getSetCookie()).toEqual([
    'buyResidence=home-1; Max-Age=86400; Path=/; SameSite=Lax',
    'interest=; Max-Age=0; Path=/; SameSite=Lax',
  ])
})

test('an answer keeps the contract or is told where it does not', () => {
  const wrong = (answer: { status: number; body?: unknown }, type = 'application/json') =>
    violation(operation, answer, type)
  expect(wrong({ status: 200, body: {} })).toBeUndefined()
  expect(wrong({ status: 200, body: {} }, 'application/json; charset=utf-8')).toBeUndefined()
  expect(wrong({ status: 204 })).toBeUndefined()
  expect(wrong({ status: 418 })).toBe('getHome answered 418, which the contract does not have')
  expect(wrong({ status: 200 })).toBe('getHome answered 200 without its body')
  expect(wrong({ status: 204, body: {} })).toBe(
    'getHome answered 204 as application/json; the contract has no body',
  )
  expect(wrong({ status: 404, body: {} })).toBe(
    'getHome answered 404 as application/json; the contract has application/problem+json',
  )
  expect(wrong({ status: 201, body: { rooms: 0 } })).toBe(
    'getHome answered 201 with /rooms that breaks minimum: must be >= 1',
  )
})
