import fc from 'fast-check'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { serve } from '#mocks/engine/node/node-http.ts'
import { sqliteStore } from '#mocks/stores/sqlite/sqlite-store.ts'
import type { OpenApiDocument } from '#scripts/generate/document.ts'
import { operationsOf } from '#scripts/generate/document.ts'
import { documentOf, serviceNames } from '#tests/support/contract/contracts.ts'
import { tokenOf } from '#tests/support/clients/persona-token.ts'
import { addressOf, sampleRequest } from '#tests/support/contract/sample-request.ts'
import { cook, mostLetters } from './cook.ts'
import type { Guard } from './guard.ts'
import { createGuard } from './guard.ts'
import { hostileNames } from './names.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipe.ts'
import { runCases } from './run-cases.ts'

const timeoutMs = 3_600_000
// as the mock runs where worlds are kept: what is imported is written, too
const store = sqliteStore(':memory:')
const server = serve(createBackend({ onViolation: 'warn', store }))
let guard: Guard
let root = ''
let token = ''

beforeAll(async () => {
  guard = await createGuard()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  token = await tokenOf(root, 'amira')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await guard.close()
})

/** A good request of each operation, by the examples of its contract. */
const calls = serviceNames.flatMap((service) => {
  const document = documentOf(service) as unknown as OpenApiDocument
  return operationsOf(document).map((placed) => {
    const { method, body, ...sample } = sampleRequest(document, placed)
    return { method, address: addressOf(placed.path, sample), body }
  })
})
const withBody = calls.filter(({ body }) => body !== undefined)
const withForm = calls.filter(({ body }) => body?.type === 'multipart/form-data')
const name = fc.nat({ max: hostileNames.length - 1 }).map((at) => hostileNames[at] ?? '')

/** An answer that is none of a mock that has broken down, and a mock that goes on. */
async function answers(address: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(root + address, init)
  const text = await response.text()
  expect(response.status === 500 ? `${address.slice(0, 200)}: ${text.slice(0, 500)}` : '').toBe('')
  return text
}

const cooked = (base: unknown, recipe: Recipe) =>
  new Uint8Array(cook(base, { ...recipe, form: 'json' }, guard.traps))

test(
  'a body that is anything is answered for by each operation',
  async () => {
    const cases = fc.record({
      call: fc.constantFrom(...withBody),
      recipe: recipes,
      type: fc.constantFrom('', '', '', 'text/plain', 'application/json;charset=utf-7'),
    })
    const failures = await runCases('body', { guard, cases, part: 0.12 }, async (one) => {
      const { method, address, body } = one.call
      await answers(address, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': one.type || (body?.type ?? ''),
        },
        body: cooked(body?.value ?? {}, one.recipe),
      })
      await answers('/__mock/world')
    })
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'forms of anything are answered for',
  async () => {
    const part = fc.record({
      name,
      more: fc.constantFrom(
        '',
        '; filename="a.png"',
        '; filename="../../made"',
        "; filename*=UTF-8''%00",
        '; name="b"',
      ),
      type: fc.constantFrom('', 'image/png', 'image/svg+xml', 'text/html'),
      value: fc.oneof(name, fc.string({ unit: 'binary' })),
    })
    const cases = fc.record({
      call: fc.constantFrom(...withForm),
      parts: fc.array(part, { maxLength: 6 }),
      repeat: fc.constantFrom(1, 1, 1, 300),
      end: fc.constantFrom('--a--', '--a', ''),
      boundary: fc.constantFrom('a', '', 'a'.repeat(100), '"a', '\u{FF}'),
    })
    const failures = await runCases('form', { guard, cases, part: 0.04 }, async (one) => {
      const written = one.parts
        .map(
          (each) =>
            `--a\r\nContent-Disposition: form-data; name="${each.name}"${each.more}\r\n${each.type ? `Content-Type: ${each.type}\r\n` : ''}\r\n${each.value}\r\n`,
        )
        .join('')
      const times = Math.min(one.repeat, Math.ceil(mostLetters / written.length))
      await answers(one.call.address, {
        method: one.call.method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${one.boundary}`,
        },
        body: written.repeat(times) + one.end,
      })
    })
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'a world that is anything is imported or refused, and the mock plays on',
  async () => {
    const file = JSON.parse(await answers('/__mock/world/file')) as { state: string }
    const state: unknown = JSON.parse(file.state)
    const cases = fc.record({
      outer: fc.option(recipes, { freq: 3 }),
      inner: fc.option(recipes, { freq: 3 }),
      shot: name,
    })
    const failures = await runCases(
      'import',
      { guard, cases, part: 0.06 },
      async ({ outer, inner, shot }) => {
        const headers = { 'content-type': 'application/json', 'x-world': 'hostile' }
        const whole = inner
          ? { ...file, state: cook(state, { ...inner, form: 'json' }, guard.traps).toString() }
          : file
        const body = outer ? cooked(whole, outer) : JSON.stringify(whole)
        await answers('/__mock/world/file', { method: 'PUT', headers, body })
        await answers('/__mock/snapshots', { method: 'POST', headers, body: JSON.stringify({ name: shot }) })
        await answers('/__mock/world', { headers })
        await answers('/__mock/world/file', { headers })
        await answers('/__mock/world/reset', { method: 'POST', headers, body: '{}' })
        await answers('/__mock/world')
      },
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)

/** Sends bytes as they are; resolves with what comes back until the connection ends. */
async function exchanged(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(root).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.end(Buffer.from(bytes, 'latin1'))
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  await once(socket, 'close')
  return text
}

test(
  'targets, queries, cookies and headers of anything are answered, and never with a stack trace',
  async () => {
    const text = fc.oneof(name, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }))
    const cases = fc.record({
      call: fc.constantFrom(...calls),
      method: fc.constantFrom('GET', 'POST', 'OPTIONS', 'HEAD', 'PROPFIND', 'CONNECT'),
      before: fc.constantFrom('', '', '//[', '//evil/./', 'http://', 'http://[/', '*', '/%zz', '/..', '\\'),
      query: fc.array(fc.tuple(text, text), { maxLength: 5 }),
      cookies: fc.array(fc.tuple(text, text), { maxLength: 4 }),
      header: name,
      value: text,
      host: fc.constantFrom(
        'localhost',
        'localhost',
        '',
        '[',
        'a b',
        'evil.example:99999',
        '127.0.0.1:\u{1}',
      ),
    })
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failures = await runCases('target', { guard, cases, part: 0.08 }, async (one) => {
      const query = one.query.map(([key, value]) => `${key}=${value}`).join('&')
      const cookies = one.cookies.map(([key, value]) => `${key}=${value}`).join('; ')
      const line = (words: string) => words.replaceAll(/[\r\n]/g, '').slice(0, 10_000)
      const head = [
        `${one.method} ${line(`${one.before}${one.call.address}?${query}`)} HTTP/1.1`,
        `Host: ${one.host}`,
        'Connection: close',
        `Cookie: ${line(cookies)}`,
        `X-World: ${line(one.value)}`,
        `Authorization: Bearer ${line(one.value)}`,
        `${line(one.header).replaceAll(/[^\w-]/g, '') || 'a'}: ${line(one.value)}`,
      ]
      const answer = await exchanged(`${head.join('\r\n')}\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 (?!500)\d{3} /)
      expect(answer).not.toMatch(/\.ts:\d+/)
      expect(errors).not.toHaveBeenCalled()
      await answers('/__mock/worlds')
    })
    expect(failures).toBe('')
    errors.mockRestore()
  },
  timeoutMs,
)
