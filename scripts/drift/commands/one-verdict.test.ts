import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { CommandDef } from 'citty'
import { runCommand } from 'citty'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Json, JsonObject } from '../document/json.ts'
import type { Finding } from '../finding.ts'
import type { Level } from '../rules/rule.ts'
import { levels } from '../rules/rule.ts'
import { diff } from './diff/diff.ts'
import { har } from './wire/har.ts'
import { probe } from './wire/probe.ts'
import { proxy } from './wire/proxy.ts'
import { waitLimit } from '#tests/support/wait-limit.ts'

/** What a service does otherwise: how it would be described, what it answers, and how bad that is. */
type Deviation = {
  title: string
  described: JsonObject
  status?: number
  type?: string
  body: Json
  /** What stands before the body. */
  before?: string
  level: Level
  /** No description says so. */
  isOnWireAlone?: true
}

const text = { type: 'string' }
const home = (properties: Json, more: JsonObject = {}) => ({
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { ...text, maxLength: 5 },
    status: { enum: ['free', 'sold'] },
    built: { ...text, format: 'date' },
    ...(properties as JsonObject),
  },
  ...more,
})
const answers = (status: number, schema: Json, type = 'application/json') => ({
  [status]: { description: 'A home', content: { [type]: { schema } } },
})
const kept = answers(200, home({}))

const deviations: readonly Deviation[] = [
  { title: 'keeps the contract', described: kept, body: { id: 'a', status: 'free' }, level: 'annotation' },
  {
    title: 'sends one more field',
    described: answers(200, home({ more: text })),
    body: { id: 'a', more: 'b' },
    level: 'risky',
  },
  {
    title: 'leaves out a field',
    described: answers(200, home({}, { required: [] })),
    body: { status: 'free' },
    level: 'breaking',
  },
  {
    title: 'sends another type',
    described: answers(200, home({ id: { type: 'integer' } })),
    body: { id: 7 },
    level: 'breaking',
  },
  {
    title: 'sends null',
    described: answers(200, home({ status: { enum: ['free', 'sold', null] } })),
    body: { id: 'a', status: null },
    level: 'breaking',
  },
  {
    title: 'sends another value',
    described: answers(200, home({ status: { enum: ['free', 'sold', 'gone'] } })),
    body: { id: 'a', status: 'gone' },
    level: 'breaking',
  },
  {
    title: 'sends a longer text',
    described: answers(200, home({ id: { ...text, maxLength: 9 } })),
    body: { id: 'abcdefg' },
    level: 'breaking',
  },
  {
    title: 'writes a date otherwise',
    described: answers(200, home({ built: { ...text, format: 'date-time' } })),
    body: { id: 'a', built: '2026-03-09T08:30:00Z' },
    level: 'breaking',
  },
  {
    title: 'succeeds with another status',
    described: answers(202, home({})),
    status: 202,
    body: { id: 'a' },
    level: 'breaking',
  },
  {
    title: 'fails with another status',
    described: { ...kept, 418: { description: 'A teapot' } },
    status: 418,
    body: {},
    level: 'safe',
  },
  {
    title: 'answers in another media type',
    described: answers(200, text, 'text/csv'),
    type: 'text/csv',
    body: 'a',
    level: 'breaking',
  },
  {
    title: 'fails without saying that it may',
    described: kept,
    status: 503,
    body: {},
    level: 'breaking',
    isOnWireAlone: true,
  },
  {
    title: 'begins its JSON with a byte order mark',
    described: kept,
    body: { id: 'a' },
    before: '\u{FEFF}',
    level: 'annotation',
  },
  {
    title: 'hangs',
    described: kept,
    status: -1,
    body: {},
    level: 'breaking',
    isOnWireAlone: true,
  },
  {
    title: 'cuts the connection',
    described: kept,
    status: 0,
    body: {},
    level: 'breaking',
    isOnWireAlone: true,
  },
]

const folder = temporaryFolder('one-verdict')
const file = (name: string): string => join(folder, name)
const write = (name: string, value: unknown): string => {
  writeFileSync(file(name), JSON.stringify(value))
  return file(name)
}
const described = (responsesOf: (one: Deviation) => JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Homes', version: '1' },
  paths: Object.fromEntries(
    deviations.map((one, at) => [
      `/homes/${at}`,
      { get: { operationId: `get${at}`, responses: responsesOf(one) } },
    ]),
  ),
})

const server = createServer((request, response) => {
  const {
    status = 200,
    type = 'application/json',
    body,
    before = '',
  } = deviations[Number(request.url?.split('/')[2])] ?? { body: null }
  if (status === 0) return void request.socket.destroy()
  if (status > 0) response.writeHead(status, { 'content-type': type }).end(before + JSON.stringify(body))
})

const verdicts: Record<string, Level[]> = {}

/** The worst that a command has found about each deviation; an annotation where there is nothing. */
async function judge(command: CommandDef, name: string, args: readonly string[]): Promise<void> {
  const report = file(`${name}.json`)
  await runCommand(command, { rawArgs: [...args, '--report', `json=${report}`] })
  const { findings } = JSON.parse(readFileSync(report, 'utf8')) as { findings: Finding[] }
  verdicts[name] = deviations.map((_, at) => {
    const own = findings.filter(({ operations }) => operations.some(({ path }) => path === `/homes/${at}`))
    return levels.find((level) => own.some((one) => one.level === level)) ?? 'annotation'
  })
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const contract = write(
    'older.json',
    described(() => kept),
  )
  await judge(diff as CommandDef, 'diff', [
    contract,
    write(
      'newer.json',
      described((one) => one.described),
    ),
  ])
  const inTime = ['--timeout', '0.5']
  await judge(probe as CommandDef, 'probe', ['--target', target, '--contract', contract, ...inTime])
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(String(line)))
  const passing = judge(proxy as CommandDef, 'proxy', [
    '--target',
    target,
    '--contract',
    contract,
    '--har',
    file('seen.har'),
    ...inTime,
  ])
  const address = await vi.waitUntil(() => /(http:\S+) passes on/.exec(said.join('\n'))?.[1], waitLimit)
  for (const at of deviations.keys()) await (await fetch(`${address}/homes/${at}`)).text()
  process.emit('SIGINT')
  await passing
  await judge(har as CommandDef, 'har', [file('seen.har'), '--contract', contract])
}, 30_000)

afterAll(() => {
  server.closeAllConnections()
  server.close()
  vi.restoreAllMocks()
  process.exitCode = 0
})

test.each([...deviations.entries()].map(([at, one]) => ({ ...one, at })))(
  'a service that $title is $level to diff, har, probe and proxy alike',
  ({ at, level, isOnWireAlone }) => {
    const told = Object.fromEntries(Object.entries(verdicts).map(([name, all]) => [name, all[at]]))
    expect(told).toEqual({
      diff: isOnWireAlone ? 'annotation' : level,
      har: level,
      probe: level,
      proxy: level,
    })
  },
)
