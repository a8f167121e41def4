import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runCommand } from 'citty'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Finding } from '../../finding.ts'
import { probe } from './probe.ts'

const folder = temporaryFolder('probe-journeys')
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

type Answer = (request: { line: string; headers: IncomingMessage['headers'] }, to: ServerResponse) => void

let answer: Answer = (_, to) => void to.end()
const lines: string[] = []
const server = createServer((message, to) => {
  void text(message).then((body) => {
    const line = `${message.method} ${message.url}`
    if (message.method === 'HEAD') return void to.end()
    lines.push(`${line} ${body}`.trim())
    answer({ line, headers: message.headers }, to)
  })
})
let target = ''

beforeAll(async () => {
  process.env['PROBE_TOKEN'] = 'opensesame'
  vi.spyOn(console, 'log').mockReturnValue()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => {
  process.exitCode = 0
  delete process.env['PROBE_TOKEN']
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const run = (...words: string[]) =>
  runCommand(probe, { rawArgs: ['--target', target, '--token', 'env:PROBE_TOKEN', ...words] })

test('a GET that writes by its name or by its own word is called only when that is allowed', async () => {
  const writing = file(
    'writing.yaml',
    `
openapi: 3.1.0
info: { title: holds, version: '1' }
paths:
  /hold: { get: { operationId: getHold, responses: { '200': { description: a } } } }
  /drop: { get: { operationId: removeHold, responses: { '200': { description: a } } } }
  /visit: { get: { operationId: visitHome, x-writes: true, responses: { '200': { description: a } } } }
  /find: { post: { operationId: findHold, x-writes: false, responses: { '200': { description: a } } } }
`,
  )
  answer = (_, to) => void to.writeHead(200).end()
  await run('--contract', writing)
  expect(lines.toSorted()).toEqual(['GET /hold', 'POST /find'])
})

test('cookies that the service sets go along with later calls, a journey has its own, and findings have a line for curl', async () => {
  const booking = file(
    'booking.yaml',
    `
openapi: 3.1.0
info: { title: bookings, version: '1' }
security: [{ bearer: [] }]
components: { securitySchemes: { bearer: { type: http, scheme: bearer } } }
paths:
  /holds:
    post:
      operationId: hold
      requestBody: { content: { application/json: { schema: { type: object }, example: { home: b, ssn: 19900101-2385 } } } }
      responses: { '201': { description: a, content: { application/json: { schema: { type: object } } } } }
  /holds/{id}:
    get:
      operationId: getHold
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: a }, '202': { description: a } }
`,
  )
  const journeys = file(
    'journeys.yaml',
    `
arazzo: 1.0.1
info: { title: a, version: '1' }
sourceDescriptions: [{ name: bookings, url: booking.yaml }]
workflows:
  - workflowId: hold
    steps:
      - stepId: hold
        operationId: hold
        requestBody: { replacements: [{ target: /home, value: c }] }
        outputs: { id: $response.body#/number }
      - stepId: ready
        operationId: getHold
        parameters: [{ name: id, in: path, value: 'no-{$steps.hold.outputs.id}' }]
        successCriteria: [{ condition: $statusCode == 200 }]
        onFailure: [{ name: wait, type: retry, retryAfter: 0, retryLimit: 2 }]
      - { stepId: mail, operationId: getHold, parameters: [{ name: id, in: path, value: $inputs.code }] }
`,
  )
  const cookies: string[] = []
  answer = ({ line, headers }, to) => {
    if (!headers.authorization) return void to.writeHead(401).end()
    cookies.push(`${line} ${headers.cookie ?? 'none'}`)
    to.setHeader('set-cookie', 'hold=h1; Path=/')
    if (line.startsWith('POST')) {
      to.writeHead(201, { 'content-type': 'application/json' }).end('{"number":5}')
      return
    }
    to.writeHead(cookies.filter((one) => one.includes('no-5')).length === 1 ? 202 : 500).end()
  }
  const coverage = join(folder, 'coverage.md')
  const report = join(folder, 'probe.json')
  const wanted = ['--coverage', coverage, '--report', `json=${report}`]
  await run('--contract', booking, '--journeys', journeys, '--allow-writes', ...wanted)
  expect(cookies.slice(0, 3)).toEqual([
    'POST /holds none',
    'GET /holds/no-5 hold=h1',
    'GET /holds/no-5 hold=h1',
  ])
  expect(lines).toContain('POST /holds {"home":"c","ssn":"19900101-2385"}')
  const { findings, notes } = JSON.parse(readFileSync(report, 'utf8')) as {
    findings: Finding[]
    notes: string[]
  }
  expect(notes).toContain(
    'The journey hold stopped at ready (getHold): it was answered 500, and $statusCode == 200 does not hold.',
  )
  const failed = findings.find(({ rule }) => rule === 'probe-service-failed')
  expect(failed?.curl).toBe(
    `curl -i '${target}/holds/no-5' -H "authorization: Bearer $TOKEN" -H 'accept: */*;q=0.1' -H "cookie: $COOKIE"`,
  )
  expect(JSON.stringify(findings)).not.toContain('19900101')
  expect(readFileSync(coverage, 'utf8')).toContain('| booking | 2 | 2 |')
})
