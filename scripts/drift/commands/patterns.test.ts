import { runCommand } from 'citty'
import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { diff } from './diff/diff.ts'
import { har } from './wire/har.ts'
import { probe } from './wire/probe.ts'
import { proxy } from './wire/proxy.ts'
import { waitLimit } from '#tests/support/wait-limit.ts'

const folder = temporaryFolder('drift-patterns')
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const letters = 'a'.repeat(40)
const contract = (name: string, pattern: string, schema = '{}') =>
  file(
    name,
    `openapi: 3.1.0
info: { title: a, version: '1' }
paths:
  /homes:
    get:
      parameters: [{ name: q, in: query, schema: { type: string, pattern: '${pattern}', example: '${letters}!' } }]
      responses:
        200:
          description: a
          content: { application/json: { schema: ${schema} } }
`,
  )
/** A pattern in every place where a schema can have one. */
const everywhere = (pattern: string): string =>
  `{
    type: object,
    propertyNames: { pattern: '${pattern}|a' },
    patternProperties: { '${pattern}': { type: string } },
    properties: { a: { type: string, pattern: '${pattern}' }, ab: { not: { pattern: '${pattern}' } } },
  }`
const body = JSON.stringify({ a: `${letters}!`, ab: `${letters}!`, [`${letters}!`]: 'a' })
const headers = { 'content-type': 'application/json', etag: `${letters}!` }

let server: Server
let at = ''
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(200, headers).end(body))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const said: string[] = []
beforeEach(() => {
  said.length = 0
  const say = (text: string) => void said.push(text)
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

const recorded = () =>
  file(
    'recorded.har',
    JSON.stringify({
      log: {
        entries: [
          {
            request: { method: 'GET', url: `https://a.se/homes?q=${letters}!`, headers: [] },
            response: {
              status: 200,
              headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
              content: { mimeType: 'application/json', text: body },
            },
          },
        ],
      },
    }),
  )

const done = async (work: () => Promise<unknown>) => {
  const start = process.threadCpuUsage()
  await work()
  return { code: process.exitCode, text: said.join('\n'), ms: process.threadCpuUsage(start).user / 1000 }
}
const checked = {
  har: (given: string, ...more: string[]) =>
    done(() => runCommand(har, { rawArgs: [recorded(), '--contract', given, ...more] })),
  probe: (given: string) => done(() => runCommand(probe, { rawArgs: ['--target', at, '--contract', given] })),
  proxy: (given: string) =>
    done(async () => {
      const ended = runCommand(proxy, { rawArgs: ['--target', at, '--port', '0', '--contract', given] })
      const url = await vi.waitFor(() => {
        const [found] = /http:\/\/127\.0\.0\.1:\d+(?= passes)/.exec(said.join('\n')) ?? []
        if (!found) throw new Error('not yet')
        return found
      }, waitLimit)
      await (await fetch(`${url}/homes?q=${letters}!`)).text()
      process.emit('SIGINT')
      await ended
    }),
  diff: (given: string) =>
    done(() => runCommand(diff, { rawArgs: [contract('older.yaml', '.', everywhere('.')), given] })),
}

test.each(Object.keys(checked) as (keyof typeof checked)[])(
  'a pattern that was made to take long is told by %s at once',
  async (name) => {
    const given = contract('evil.yaml', '^(a+)+$', everywhere('^(a+)+$'))
    const { code, ms, text } = await checked[name](given)
    expect(ms).toBeLessThan(5000)
    expect(text).not.toContain('Could not tell')
    expect(code).toBe(1)
  },
)

test('what takes too long to tell is said, with exit code 2, until somebody accepts that', async () => {
  const pattern = String.raw`^(a+)+\1$`
  const given = contract(
    'late.yaml',
    '.',
    `{ type: object, properties: { a: { type: string, pattern: '${pattern}' } } }`,
  )
  const { code, ms, text } = await checked.har(given)
  expect(code).toBe(2)
  expect(text).toContain(
    '`a` in response 200, application/json of GET /homes could not be checked: "the time did not suffice for the pattern ^(a+)+',
  )
  expect(text).toContain(`Could not tell: the time did not suffice for the pattern ${pattern}.`)
  expect(ms).toBeLessThan(5000)
  const accepting = file('accepting.yaml', 'accepted: [{ rule: answer-undecided, reason: checked by hand }]')
  expect(await checked.har(given, '--config', accepting)).toMatchObject({ code: 0 })
})
