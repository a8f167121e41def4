import { runCommand } from 'citty'
import { writeFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { probe } from './probe.ts'

const folder = temporaryFolder('probe-address')
const token = 'only-for-the-target'
process.env['PROBE_ADDRESS_TOKEN'] = token

const seen: string[] = []
const stolen: string[] = []
let target = 0
const servers: Server[] = []

const listening = (port: number, answer: RequestListener): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer(answer)
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

/** Two services of which the port of the one is that of the other with a 1 behind it. */
beforeAll(async () => {
  for (let port = 4300; port < 6553 && servers.length === 0; port += 1) {
    const asked = await listening(port, (request, response) => {
      seen.push(request.url ?? '')
      if (request.url === '/moved')
        response.writeHead(302, { location: `http://127.0.0.1:${port}1/moved` }).end()
      else
        response
          .writeHead(200, { 'content-type': 'application/json', location: `http://127.0.0.1:${port}1/on` })
          .end('{}')
    })
    if (!asked) continue
    const thief = await listening(port * 10 + 1, ({ headers }, response) => {
      stolen.push(headers.authorization ?? 'no token')
      response.end('{}')
    })
    if (!thief) asked.close()
    else servers.push(asked, thief)
    target = port
  }
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const said: string[] = []
beforeEach(() => {
  for (const list of [said, seen, stolen]) list.length = 0
  const say = (text: string) => void said.push(text)
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

const answers = "responses: { '200': { description: a } }"
const run = async (paths: string, servers = '/', base = '') => {
  const contract = join(folder, 'contract.yaml')
  writeFileSync(
    contract,
    `openapi: 3.1.0\ninfo: { title: a, version: '1' }\nservers: [{ url: '${servers}' }]\npaths:\n${paths}`,
  )
  const rawArgs = ['--target', `http://127.0.0.1:${target}${base}`, '--contract', contract]
  await runCommand(probe, { rawArgs: [...rawArgs, '--token', 'env:PROBE_ADDRESS_TOKEN'] })
  return { code: process.exitCode, text: said.join('\n') }
}

test('a path that would change the host sends the token nowhere, and is named', async () => {
  const { code, text } = await run(`  1/steal: { get: { ${answers} } }`)
  expect(stolen).toEqual([])
  expect(code).toBe(2)
  expect(text).toContain('the path "1/steal" does not begin with a slash')
})

test('the path of a server that would change the host sends the token nowhere', async () => {
  await run(`  /steal: { get: { ${answers} } }`, 'mailto:1')
  expect(stolen).toEqual([])
  expect(seen).toContain('/steal')
})

test('an answer that leads to another host is not followed there', async () => {
  const more = `{ '200': { description: a, links: { on: { operationId: on, parameters: { at: '$response.header.location' } } } } }`
  await run(
    [
      "  /moved: { get: { responses: { '302': { description: a } } } }",
      `  /from: { get: { responses: ${more} } }`,
      `  /on/{at}: { get: { operationId: on, parameters: [{ name: at, in: path, required: true, x-multi-segment: true, schema: { type: string } }], ${answers} } }`,
    ].join('\n'),
  )
  expect(stolen).toEqual([])
  expect(seen).toContain(`/on/http%3A//127.0.0.1%3A${target}1/on`)
})

test('a value that would leave the path of the target is not sent, and the operation is named', async () => {
  const up = (template: string) =>
    `  '${template}': { get: { parameters: [{ name: at, in: path, required: true, example: '..', schema: { type: string } }], ${answers} } }`
  const { text } = await run(`${up('/{at}')}\n  /in: { get: { ${answers} } }`, '/', '/base')
  expect(seen.filter((url) => !url.startsWith('/base'))).toEqual([])
  expect(text).toContain('would have left the address of the target: requests to GET /{at}.')
})
