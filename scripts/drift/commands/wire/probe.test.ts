import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runCommand } from 'citty'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { probe } from './probe.ts'

const folder = temporaryFolder('probe')
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const contract = file(
  'homes.yaml',
  `
openapi: 3.1.0
info: { title: homes, version: '1' }
security: [{ bearer: [] }]
paths:
  /homes:
    get:
      operationId: listHomes
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50 } }
      responses:
        '200': { $ref: '#/components/responses/Homes' }
        '400': { description: malformed }
        '401': { description: unknown }
    post:
      operationId: addHome
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string, maxLength: 20 } } }
            example: { name: Kajen }
      responses:
        '201':
          description: added
          links: { home: { operationId: showHome, parameters: { home: '$response.header.Location' } } }
        '400': { description: malformed }
        '401': { description: unknown }
        '415': { description: no JSON }
  /homes/{homeId}:
    get:
      operationId: getHome
      parameters: [{ name: homeId, in: path, required: true, schema: { type: string, maxLength: 20 } }]
      responses:
        '200': { $ref: '#/components/responses/Home' }
        '400': { description: malformed }
        '401': { description: unknown }
        '404': { description: not there }
  /show:
    get:
      operationId: showHome
      parameters: [{ name: home, in: query, required: true, schema: { type: string } }]
      responses:
        '200': { description: shown }
        '400': { description: malformed }
        '401': { description: unknown }
  /look:
    get:
      operationId: lookAtHome
      parameters:
        - name: at
          in: query
          required: true
          x-from-answer: { operationId: listHomes, value: $response.body#/0/id }
          schema: { type: string }
      responses:
        '200': { description: seen }
        '400': { description: malformed }
        '401': { description: unknown }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  responses:
    Homes:
      description: homes
      content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Home' } } } }
    Home:
      description: home
      content: { application/json: { schema: { $ref: '#/components/schemas/Home' } } }
  schemas:
    Home:
      type: object
      required: [id, status]
      properties: { id: { type: string }, status: { enum: [free, sold] }, owner: { type: string, maxLength: 5 } }
`,
)

type Answer = (
  request: { line: string; headers: IncomingMessage['headers']; body: string },
  to: ServerResponse,
) => void

const json = (to: ServerResponse, status: number, body?: unknown) =>
  void to
    .writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' })
    .end(body === undefined ? undefined : JSON.stringify(body))

/** A service that keeps the contract. */
const keeps: Answer = ({ line, headers, body }, to) => {
  const [method, address = ''] = line.split(' ')
  const { pathname, searchParams } = new URL(address, 'http://any')
  if (!headers.authorization?.startsWith('Bearer ')) return json(to, 401)
  if (method === 'POST') {
    if (headers['content-type'] !== 'application/json') return json(to, 415)
    if (!isHome(body)) return json(to, 400)
    return void to.writeHead(201, { location: 'new-home-77' }).end()
  }
  if (pathname === '/show') return json(to, searchParams.has('home') ? 200 : 400)
  if (pathname === '/look') return json(to, searchParams.has('at') ? 200 : 400)
  const limit = searchParams.get('limit') ?? '1'
  if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > 50) return json(to, 400)
  if (pathname === '/homes') return json(to, 200, [{ id: 'home-42', status: 'free' }])
  const id = pathname.slice('/homes/'.length)
  if (id.length > 20) return json(to, 400)
  return id === 'home-42' ? json(to, 200, { id, status: 'sold' }) : json(to, 404)
}

function isHome(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body)
    const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined
    return typeof name === 'string' && name.length <= 20
  } catch {
    return false
  }
}

let answer: Answer = keeps
const lines: string[] = []
const server = createServer((message, to) => {
  void text(message).then((body) => {
    const line = `${message.method} ${message.url}`
    if (message.method !== 'HEAD') lines.push(`${line} ${body}`.trim())
    answer({ line, headers: message.headers, body }, to)
  })
})
let target = ''
const token = 'opensesame-4711-x'

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  answer = keeps
  lines.length = 0
  process.env['PROBE_TOKEN'] = token
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
  delete process.env['PROBE_TOKEN']
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Runs `probe` with these words; what it said, and its exit code. */
async function run(...words: string[]) {
  const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue())
  process.exitCode = 0
  const usual = ['--target', target, '--contract', contract, '--token', 'env:PROBE_TOKEN']
  await runCommand(probe, { rawArgs: [...usual, ...words] })
  const printed = said.flatMap((spy) => spy.mock.calls.map(([line]) => String(line))).join('\n')
  return { code: process.exitCode, text: printed }
}

test('a service that keeps its contract gives exit code 0, and nothing that changes anything is called', async () => {
  const { code, text: said } = await run()
  expect(said).toContain('kept')
  expect(said).toContain('Not called, since they change something (--allow-writes): addHome.')
  expect(code).toBe(0)
  expect(lines.every((line) => line.startsWith('GET '))).toBe(true)
})

test('what changes something is called when that is allowed', async () => {
  expect(await run('--allow-writes')).toMatchObject({ code: 0 })
  expect(lines).toContain('POST /homes {"name":"Kajen"}')
  expect(lines).toContain(`POST /homes {"name":"${'a'.repeat(20)}"}`)
  expect(lines).toContain(`POST /homes {"name":"${'a'.repeat(21)}"}`)
})

test('identifiers of a list, and those that the contract points to, are used in later requests', async () => {
  await run('--allow-writes')
  expect(lines).toContain('GET /homes/home-42')
  expect(lines).toContain('GET /show?home=new-home-77')
  expect(lines).toContain('GET /look?at=home-42')
})

test('drift gives exit code 1, and the line of the contract', async () => {
  answer = (request, to) =>
    request.line === 'GET /homes/home-42' && request.headers.authorization
      ? json(to, 200, { id: 'home-42', status: 'gone' })
      : keeps(request, to)
  const { code, text: said } = await run()
  expect(code).toBe(1)
  expect(said).toMatch(/answer-value-unknown {2}\S*homes\.yaml:\d+/)
})

test('the same seed makes the same requests', async () => {
  const requestsOf = async (seed: string) => {
    lines.length = 0
    await run('--allow-writes', '--seed', seed)
    return lines.toSorted()
  }
  expect(await requestsOf('a')).toEqual(await requestsOf('a'))
})

test('neither a token nor a personal number is ever shown, wherever the service puts it', async () => {
  const numbers = ['19900101-2385', '199001012385', '010190-123A', '12829499914']
  answer = (request, to) => {
    if (!request.headers.authorization) return json(to, 401)
    if (request.line.includes('limit')) return json(to, 418, { detail: `${token} ${numbers.join(' ')}` })
    if (request.line.includes('show')) return to.destroy()
    return json(to, 200, [
      { id: 5, status: `sold to ${numbers[0]}`, owner: `${numbers[1]} ${token}` },
      { id: 'a', status: numbers[2], owner: numbers[3] },
      { id: 'b', status: `${token}` },
    ])
  }
  const kinds = ['json', 'junit', 'sarif', 'github', 'markdown', 'html', 'terminal']
  const wanted = kinds.flatMap((kind) => ['--report', `${kind}=${join(folder, `${kind}.txt`)}`])
  const { code, text: said } = await run(...wanted, '--all')
  expect(code).toBe(1)
  const written = kinds.map((kind) => readFileSync(join(folder, `${kind}.txt`), 'utf8'))
  expect(written[0]).toContain('answer-value-unknown')
  for (const secret of [token, ...numbers]) {
    for (const report of [said, ...written]) expect(report).not.toContain(secret)
  }
})

test('credentials come from a module, and a header goes with every request', async () => {
  const module = file(
    'credentials.mjs',
    'export const credentials = async ({ operationId }) => ({ Authorization: `Bearer for-${operationId}` })',
  )
  const seen = new Set<string>()
  answer = (request, to) => {
    seen.add(`${request.headers.authorization ?? 'nobody'} ${String(request.headers['x-world'])}`)
    keeps(request, to)
  }
  await run('--credentials', module, '--header', 'X-World: probe', '--operation', 'listHomes')
  expect([...seen]).toEqual(expect.arrayContaining(['Bearer for-listHomes probe', 'nobody probe']))
})

test('a service that does not answer in time is said to', async () => {
  answer = (request, to) => {
    if (!request.line.startsWith('GET /homes') || !request.headers.authorization) keeps(request, to)
  }
  const { code, text: said } = await run('--timeout', '0.2', '--operation', 'listHomes')
  expect(code).toBe(1)
  expect(said).toContain('was not answered: nothing came within 0.2 s')
  expect(said.match(/was not answered/g)).toHaveLength(1)
  // two one after the other, then four at once, and no more of them after four were waited for in vain
  expect(lines.length).toBeLessThanOrEqual(10)
})

test('a service that refuses everything has not been shown to keep its contract', async () => {
  answer = (_, to) => json(to, 401)
  const { code, text: said } = await run()
  expect(code).toBe(2)
  expect(said).toContain('no request was answered with success')
  expect(said).toContain('Only refused for want of credentials: listHomes, getHome, showHome, lookAtHome.')
})

test.each([
  ['nobody is there', ['--target', 'http://127.0.0.1:2'], 'could not be reached: the connection was refused'],
  [
    'the port is none for the web',
    ['--target', 'http://127.0.0.1:6000'],
    'could not be reached: web clients do not',
  ],
  ['the target is no address', ['--target', 'localhost'], '--target is an address such as'],
  ['only what changes something was asked for', ['--operation', 'addHome'], '--allow-writes calls them'],
  ['no operation was asked for that there is', ['--operation', 'none*'], 'No operation of the contract'],
  ['the token is nowhere', ['--token', 'env:NOT_THERE'], 'nothing in the environment variable NOT_THERE'],
  ['the token itself is given', ['--token', token], 'not what it is'],
  ['a header is none', ['--header', 'X-World'], 'A header is written as'],
  ['a module of credentials is not there', ['--credentials', 'none.mjs'], 'could not be loaded'],
  ['a number is none', ['--rate', 'fast'], '--rate is a number'],
  ['there is no contract', ['--contract', 'none.yaml'], 'There is no file or folder none.yaml'],
])('%s: said in one sentence, with exit code 2', async (_, words, sentence) => {
  const { code, text: said } = await run(...words)
  expect(code).toBe(2)
  expect(said).toContain(sentence)
  expect(said).not.toContain(token)
  expect(said.trim().split('\n')).toHaveLength(1)
})
