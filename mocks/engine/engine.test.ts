import { expect, test, vi } from 'vitest'
import { Clock, newClockData } from './worlds/clock.ts'
import type { CompiledOperation, Validator } from './contract.ts'
import { createEngine } from './engine.ts'
import type { EngineOptions } from './engine-options.ts'
import { Faults } from './faults/faults.ts'
import { Ids } from './worlds/ids.ts'
import { RequestLog } from './worlds/log.ts'
import type { EngineAnswer, EngineWorld } from './operation.ts'
import { problem } from './answer/problem.ts'
import { Random } from './worlds/random.ts'

const base: CompiledOperation = {
  operationId: 'getHome',
  method: 'GET',
  path: '/homes/{id}',
  multiSegment: false,
  security: 'none',
  parameters: [{ name: 'id', in: 'path', list: false }],
  validateParameters: null,
  body: null,
  responses: {
    200: { 'application/json': null },
    204: {},
    ...Object.fromEntries(
      [400, 401, 404, 413, 415].map((status) => [status, { 'application/problem+json': null }]),
    ),
  },
}

const accepting = (keyword: string, accept: (value: unknown) => boolean): Validator => {
  const validator: Validator = (value) => {
    validator.errors = accept(value)
      ? null
      : [{ instancePath: '', keyword, params: { missingProperty: 'name' } }]
    return validator.errors === null
  }
  return validator
}

function mock(
  answer: (call: { path: Record<string, unknown>; body: unknown; user: string | undefined }) => EngineAnswer,
  operation: Partial<CompiledOperation> = {},
  options: Partial<EngineOptions<EngineWorld, string>> = {},
  route: { steers?: boolean } = {},
) {
  const world: EngineWorld = {
    id: 'default',
    clock: new Clock(newClockData()),
    ids: new Ids({}),
    random: new Random({ seed: 1 }),
    faults: new Faults({}),
    log: new RequestLog(),
  }
  const engine = createEngine<EngineWorld, string>({
    routes: [{ service: 'homes', operation: { ...base, ...operation }, handler: answer, ...route }],
    worldOf: () => world,
    authenticate: (token) =>
      Promise.resolve(token === 'good' ? { user: 'amira' } : { refused: 'unauthorized' }),
    unwritten: {
      answer: () => Promise.resolve({ status: 200, body: 'invented' }),
      invent: (_operation, status) => Promise.resolve({ status, body: 'invented' }),
      exampleOf: () => Promise.resolve(undefined),
    },
    onViolation: 'fail',
    ...options,
  })
  const send = (path: string, init?: RequestInit) =>
    engine.handle(new Request(`http://localhost${path}`, init))
  return { world, send }
}

test('a path that no contract has is left to others', async () => {
  const { send } = mock(() => ({ status: 200, body: {} }))
  expect(await send('/elsewhere')).toBeUndefined()
})

test('path parameters come decoded, also with slashes where the contract allows them', async () => {
  const seen: unknown[] = []
  const note = (call: { path: Record<string, unknown> }): EngineAnswer => {
    seen.push(call.path['id'])
    return { status: 204 }
  }
  await mock(note).send('/homes/a%20%C3%B6')
  await mock(note, { path: '/{id}/GetViewModel', multiSegment: true }).send(
    '/mina-sidor/arenden/GetViewModel',
  )
  expect(seen).toEqual(['a ö', 'mina-sidor/arenden'])
})

test('a bad body is refused with the name of the field', async () => {
  const validate = accepting(
    'required',
    (value) => typeof value === 'object' && value !== null && 'name' in value,
  )
  const { send } = mock(() => ({ status: 204 }), {
    method: 'POST',
    body: { required: true, content: { 'application/json': { validate, lists: [] } } },
  })
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const response = await send('/homes/1', { ...json, body: '{}' })
  expect(response?.status).toBe(400)
  expect(response?.headers.get('content-type')).toBe('application/problem+json')
  expect(await response?.json()).toMatchObject({
    code: 'invalidRequest',
    errors: [{ in: 'body', pointer: '/name', code: 'required' }],
  })
  expect((await send('/homes/1', { ...json, body: '{' }))?.status).toBe(400)
  expect(
    (await send('/homes/1', { method: 'POST', body: 'x', headers: { 'content-type': 'text/csv' } }))?.status,
  ).toBe(415)
  expect((await send('/homes/1', { ...json, body: `"${'x'.repeat(1_100_000)}"` }))?.status).toBe(413)
  expect((await send('/homes/1', { ...json, body: '{"name":"Amira"}' }))?.status).toBe(204)
})

test('an operation for logged-in users refuses a visitor and a bad token, and knows the user', async () => {
  const { send } = mock(({ user }) => ({ status: 200, body: user }), { security: 'required' })
  const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  expect((await send('/homes/1'))?.status).toBe(401)
  expect((await send('/homes/1', bearing('bad')))?.status).toBe(401)
  expect(await (await send('/homes/1', bearing('good')))?.json()).toBe('amira')
})

test('an answer that breaks the contract never passes for a good one', async () => {
  const undeclared = mock(() => ({ status: 418 }))
  expect((await undeclared.send('/homes/1'))?.status).toBe(500)
  const wrong = accepting('type', () => false)
  const broken = mock(() => ({ status: 200, body: 1 }), { responses: { 200: { 'application/json': wrong } } })
  expect((await broken.send('/homes/1'))?.status).toBe(500)
  expect(broken.world.log.list()[0]).toMatchObject({
    verdict: 'responseViolation',
    status: 500,
    violations: [{ in: 'response', pointer: '/name', code: 'type' }],
  })
  expect(undeclared.world.log.list()[0]).toMatchObject({
    violations: [{ in: 'response', pointer: '', code: 'undeclared' }],
  })
})

test('a refusal that the contract does not have, and headers that break it, pass for no good answer', async () => {
  const undeclared = mock(() => ({ status: 204 }), { security: 'required', responses: { 204: {} } })
  expect((await undeclared.send('/homes/1'))?.status).toBe(500)
  expect(undeclared.world.log.list()).toMatchObject([{ verdict: 'responseViolation' }])
  const responseHeaders = { 204: accepting('required', (sent) => 'etag' in (sent as object)) }
  const bare = mock(() => ({ status: 204 }), { responseHeaders })
  expect(await (await bare.send('/homes/1'))?.json()).toMatchObject({
    detail: expect.stringMatching(/header name that breaks required/) as string,
  })
  const whole = mock(() => ({ status: 204, headers: { etag: '1' } }), { responseHeaders })
  expect((await whole.send('/homes/1'))?.status).toBe(204)
})

test('faults strike as often as they were told to, then the operation answers again', async () => {
  const { world, send } = mock(() => ({ status: 204 }))
  world.faults.set({ operationId: 'getHome', status: 503, problemCode: 'searchServiceDown', times: 1 })
  const struck = await send('/homes/1')
  expect(struck?.status).toBe(503)
  expect(struck?.headers.get('retry-after')).toBe('30')
  expect(await struck?.json()).toMatchObject({ code: 'searchServiceDown' })
  expect((await send('/homes/1'))?.status).toBe(204)
})

test('another origin may call with credentials, and gets its preflight answered', async () => {
  const { send } = mock(() => problem(404, 'notFound'))
  const origin = 'http://no.localhost:5173'
  const headers = { origin, 'access-control-request-headers': 'authorization,content-type' }
  const preflight = await send('/homes/1', { method: 'OPTIONS', headers })
  expect(preflight?.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
  const response = await send('/homes/1', { headers: { origin } })
  expect(response?.headers.get('access-control-allow-origin')).toBe(origin)
  expect(response?.headers.get('access-control-allow-credentials')).toBe('true')
})

test('operations of one world run one after the other, even when they wait', async () => {
  const order: string[] = []
  const { send } = mock((async ({ path }: { path: Record<string, unknown> }) => {
    order.push(`begin ${String(path['id'])}`)
    await new Promise((done) => setImmediate(done))
    order.push(`end ${String(path['id'])}`)
    return { status: 204 }
  }) as never)
  await Promise.all([send('/homes/1'), send('/homes/2')])
  expect(order).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
})

test('the log keeps what became of a request and nothing personal', async () => {
  const { world, send } = mock(() => ({ status: 204 }))
  await send('/homes/1?personalNumber=19900101-2385', { headers: { authorization: 'Bearer secret' } })
  expect(world.log.list()).toMatchObject([
    {
      number: 1,
      service: 'homes',
      operationId: 'getHome',
      method: 'GET',
      path: '/homes/1',
      status: 204,
      verdict: 'ok',
    },
  ])
  expect(JSON.stringify(world.log.list())).not.toMatch(/19900101|secret/)
})

test('the log names where a request broke the contract; an expired token is no breach', async () => {
  const visitor = mock(() => ({ status: 204 }), { security: 'required' })
  await visitor.send('/homes/1')
  await visitor.send('/homes/1', { headers: { authorization: 'Bearer old' } })
  expect(visitor.world.log.list()).toMatchObject([
    {
      status: 401,
      verdict: 'requestViolation',
      violations: [{ in: 'header', pointer: '/authorization', code: 'required' }],
    },
    { status: 401, verdict: 'ok', violations: [] },
  ])
})

test('an operation that steers the mock is not logged and struck by no fault', async () => {
  const { world, send } = mock(() => ({ status: 204 }), {}, {}, { steers: true })
  world.faults.set({ operationId: '*', status: 503 })
  expect((await send('/homes/1'))?.status).toBe(204)
  expect(world.log.list()).toEqual([])
  expect(world.faults.list()).toMatchObject([{ hits: 0 }])
})

test('an operation that fails says so instead of leaving the caller without an answer', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const { send } = mock(() => {
    throw new Error('no such home')
  })
  const response = await send('/homes/1')
  expect(response?.status).toBe(500)
  expect(await response?.json()).toMatchObject({ detail: 'getHome failed: no such home' })
  expect(silent).toHaveBeenCalledOnce()
})
