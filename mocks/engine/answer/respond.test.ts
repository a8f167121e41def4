import { expect, test } from 'vitest'
import type { CompiledOperation, Validator } from '../contract.ts'
import { problem } from './problem.ts'
import type { EngineAnswer } from '../operation.ts'
import { responseOf } from './outgoing.ts'
import { respond, violationIn } from './respond.ts'

const refusing: Validator = Object.assign(() => false, {
  errors: [{ instancePath: '/rooms', keyword: 'minimum', params: { limit: 1 }, message: 'must be >= 1' }],
})

/** The answer as a caller gets it. */
const sent = (answer: EngineAnswer, secure = false) => responseOf(respond(answer, secure))

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
  const home = sent({ status: 200, body: { rooms: 3 } })
  expect(home.headers.get('content-type')).toBe('application/json')
  expect(await home.json()).toEqual({ rooms: 3 })
  const missing = sent(problem(404, 'notFound'))
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-type')).toBe('application/problem+json')
  expect(await missing.json()).toMatchObject({ status: 404, code: 'notFound', type: '/problems/notFound' })
})

test('nobody keeps a problem: what is gone in one world may be there in the next', () => {
  expect(sent(problem(410, 'gone')).headers.get('cache-control')).toBe('no-store')
  expect(sent(problem(503, 'serviceUnavailable')).headers.get('cache-control')).toBe('no-store')
})

test('an error with a body of its own, such as a page, is no problem', () => {
  const page = sent({ status: 404, body: { template: 'notFound' } })
  expect(page.headers.get('content-type')).toBe('application/json')
})

test('a busy service says when to come back', () => {
  expect(sent(problem(429, 'tooManyRequests')).headers.get('retry-after')).toBe('30')
  expect(sent(problem(503, 'serviceUnavailable')).headers.get('retry-after')).toBe('30')
})

test('an answer without a body has no content type', () => {
  const { body, headers } = sent({ status: 204 })
  expect([body, headers.get('content-type')]).toEqual([null, null])
})

test('text goes as it is, and bytes under their own type', async () => {
  const text = sent({ status: 200, body: 'BEGIN', headers: { 'content-type': 'text/calendar' } })
  expect(await text.text()).toBe('BEGIN')
  const picture = sent({ status: 200, body: new Blob(['<svg/>'], { type: 'image/svg+xml' }) })
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toBe('<svg/>')
  const bytes = sent({ status: 200, body: new Blob(['x']) })
  expect(bytes.headers.get('content-type')).toBe('application/octet-stream')
})

test('bytes may come as they are, with their type among the headers', async () => {
  const body = new Uint8Array([1, 2, 3])
  const picture = sent({ status: 200, body, headers: { 'content-type': 'image/webp' } })
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(body)
})

test('cookies are same-site lax, and secure except locally [K-048]', () => {
  const cookies = [{ name: 'buyResidence', value: 'home 1' }]
  const set = (secure: boolean) => sent({ status: 204, cookies }, secure).headers.getSetCookie()
  expect(set(true)).toEqual(['buyResidence=home%201; Path=/; Secure; SameSite=Lax'])
  expect(set(false)).toEqual(['buyResidence=home%201; Path=/; SameSite=Lax'])
})

test('each cookie is set for itself, and one that is taken back has no time left', () => {
  const cookies = [
    { name: 'buyResidence', value: 'home-1', maxAge: 86_400 },
    { name: 'interest', value: '', maxAge: 0 },
  ]
  expect(sent({ status: 204, cookies }).headers.getSetCookie()).toEqual([
    'buyResidence=home-1; Max-Age=86400; Path=/; SameSite=Lax',
    'interest=; Max-Age=0; Path=/; SameSite=Lax',
  ])
})

test('an answer keeps the contract or is told where it does not', () => {
  const wrong = (answer: { status: number; body?: unknown }, type = 'application/json') =>
    violationIn(operation, answer, type)
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
