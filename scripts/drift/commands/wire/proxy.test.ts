import { runCommand } from 'citty'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { checkHar } from '../../har/check-har.ts'
import { startProxy } from '../../proxy/start-proxy.ts'
import { loadContracts } from '../../traffic/load-contracts.ts'
import { loadOperations } from '../../traffic/load-operations.ts'
import { proxy } from './proxy.ts'
import { waitLimit } from '#tests/support/wait-limit.ts'

const folder = temporaryFolder('drift-proxy')
const contract = join(folder, 'homes.yaml')
writeFileSync(
  contract,
  `openapi: 3.1.0
info: { title: a, version: '1' }
paths:
  /homes:
    get:
      responses:
        200: { description: a, content: { application/json: { schema: { type: object, properties: { price: { type: integer } } } } } }
`,
)

const said: string[] = []
beforeEach(() => {
  said.length = 0
  const say = (text: unknown) => {
    said.push(String(text))
    return true
  }
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
  vi.spyOn(process.stderr, 'write').mockImplementation(say)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

async function service(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** A proxy before a service that answers so. */
async function between(answer: RequestListener) {
  const { server, port: behind } = await service(answer)
  const failed = vi.fn<() => void>()
  const running = await startProxy({
    target: new URL(`http://127.0.0.1:${behind}`),
    port: 0,
    host: '127.0.0.1',
    onPassed: () => {},
    onFailed: failed,
  })
  onTestFinished(running.close)
  return { port: running.port, server, failed }
}

async function hashOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

const chunk = randomBytes(1024 * 1024)
const hundred = Array.from({ length: 100 }, () => chunk)
const sum = createHash('sha256')
for (const one of hundred) sum.update(one)
const whole = sum.digest('hex')

const answerTo = async (outgoing: ReturnType<typeof request>): Promise<IncomingMessage> => {
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return incoming
}

test('an upload of 100 MB and its answer pass unchanged', async () => {
  const { port } = await between((incoming, response) => {
    void hashOf(incoming).then((hash) => response.end(hash))
  })
  const outgoing = request({
    port,
    method: 'PUT',
    path: '/upload',
    headers: { 'content-length': 100 * chunk.length },
  })
  const answered = answerTo(outgoing)
  for (const one of hundred) if (!outgoing.write(one)) await once(outgoing, 'drain')
  outgoing.end()
  const incoming = await answered
  expect(String((await incoming.toArray())[0])).toBe(whole)
}, 60_000)

test('a download streams through unchanged, and begins before it ends', async () => {
  const begun = Promise.withResolvers<undefined>()
  const { port } = await between((_, response) => {
    void (async () => {
      response.write(chunk)
      // the rest comes when the first piece has arrived
      await begun.promise
      for (const one of hundred.slice(1)) if (!response.write(one)) await once(response, 'drain')
      response.end()
    })()
  })
  const incoming = await answerTo(request({ port, path: '/download' }).end())
  const [first] = (await once(incoming, 'data')) as [Buffer]
  incoming.pause()
  begun.resolve(undefined)
  const hash = createHash('sha256').update(first)
  for await (const one of incoming as AsyncIterable<Buffer>) hash.update(one)
  expect(hash.digest('hex')).toBe(whole)
}, 60_000)

test('method, address, status, headers and cookies pass as they are', async () => {
  const { port } = await between((incoming, response) => {
    response.writeHead(418, 'Short and stout', [
      ['Set-Cookie', 'a=1; Path=/'],
      ['Set-Cookie', 'b=2'],
      ['X-Seen', `${incoming.method} ${incoming.url} ${incoming.headers.cookie}`],
      ['X-Host', String(incoming.headers.host)],
    ])
    response.end()
  })
  const headers = { Cookie: 'c=3; d=4', Host: 'portal.example.com' }
  const incoming = await answerTo(request({ port, method: 'DELETE', path: '/a%2Fb?c=%20&d', headers }).end())
  expect(incoming).toMatchObject({ statusCode: 418, statusMessage: 'Short and stout' })
  expect(incoming.headers).toMatchObject({
    'set-cookie': ['a=1; Path=/', 'b=2'],
    'x-seen': 'DELETE /a%2Fb?c=%20&d c=3; d=4',
    'x-host': expect.stringContaining('127.0.0.1:') as string,
  })
  incoming.resume()
})

test('headers for the proxy alone end there, however they are written', async () => {
  const { port } = await between((incoming, response) => {
    response.end(String(incoming.headers['proxy-authorization']))
  })
  const headers = { 'Proxy-Authorization': 'Basic YTpi' }
  const incoming = await answerTo(request({ port, path: '/', headers }).end())
  expect(String((await incoming.toArray())[0])).toBe('undefined')
})

test('a web socket is joined with the service', async () => {
  const { port, server } = await between((_, response) => response.end())
  server.on('upgrade', (incoming, socket) => {
    const key = incoming.headers['sec-websocket-key'] ?? ''
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Key: ${key}\r\n\r\n`,
    )
    socket.pipe(socket)
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: abc\r\n\r\n',
  )
  let text = ''
  socket.on('data', (piece: Buffer) => {
    text += piece.toString()
    if (text.endsWith('\r\n\r\n')) socket.write('frame')
  })
  await expect.poll(() => text).toMatch(/^HTTP\/1\.1 101 [\s\S]*X-Key: abc\r\n\r\nframe$/)
  socket.destroy()
})

test('a client that goes away ends the call at the service', async () => {
  const gone = Promise.withResolvers<undefined>()
  const { port } = await between((incoming, response) => {
    incoming.on('close', () => gone.resolve(undefined))
    response.write('a')
  })
  const outgoing = request({ port }).end()
  await answerTo(outgoing)
  outgoing.on('error', () => {}).destroy()
  await expect(gone.promise).resolves.toBeUndefined()
})

test('a service that goes away is answered for with 502', async () => {
  const { port, failed } = await between((incoming) => incoming.socket.destroy())
  expect(await fetch(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 502 })
  expect(failed).toHaveBeenCalledOnce()
})

const run = async (...rawArgs: string[]) => {
  process.exitCode = 0
  await runCommand(proxy, { rawArgs: [...rawArgs, '--contract', contract, '--port', '0'] })
  return { code: process.exitCode, text: said.join('\n') }
}

/** Runs the command, makes calls through it, and ends it as Ctrl-C does. */
async function through(answer: RequestListener, calls: (url: string) => Promise<unknown>, ...args: string[]) {
  const { port } = await service(answer)
  const ended = run('--target', `http://127.0.0.1:${port}`, ...args)
  const url = await vi.waitFor(() => {
    const [found] = /http:\/\/127\.0\.0\.1:\d+(?= passes)/.exec(said.join('\n')) ?? []
    if (!found) throw new Error('not yet')
    return found
  }, waitLimit)
  await calls(url)
  process.emit('SIGINT')
  return ended
}

const withPrice =
  (price: unknown): RequestListener =>
  (_, response) => {
    const headers = {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'set-cookie': 'sid=hidden',
    }
    response.writeHead(200, headers).end(gzipSync(JSON.stringify({ price })))
  }

test('drift is told as it passes, reported at the end, and kept in a file that can be checked again', async () => {
  const file = join(folder, 'passed.har')
  const { code, text } = await through(
    withPrice('1'),
    async (url) => {
      const headers = { authorization: 'Bearer hidden', cookie: 'sid=hidden' }
      const answers = [await fetch(`${url}/homes?token=hidden`, { headers }), await fetch(`${url}/homes`)]
      for (const answer of answers) expect(await answer.json()).toEqual({ price: '1' })
    },
    '--har',
    file,
  )
  expect(code).toBe(1)
  expect(text).toMatch(/^breaking {2}`price` in response 200/m)
  expect(text).toContain('Seen 2 times, first in call 1 (GET /homes?token=•••)')
  expect(text + readFileSync(file, 'utf8')).not.toContain('hidden')
  const again = await checkHar([file], loadOperations(await loadContracts(contract)), {
    base: '',
    withFields: false,
    onProgress: () => {},
  })
  expect(again.findings().map(({ rule }) => rule)).toContain('answer-type-wrong')
})

test('a service that keeps the contract gives exit code 0', async () => {
  const { code } = await through(withPrice(1), (url) => fetch(`${url}/homes`))
  expect(code).toBe(0)
})

test('when no call of the contracts has passed, nothing can be told', async () => {
  const { code, text } = await through(withPrice(1), (url) => fetch(`${url}/other`))
  expect(code).toBe(2)
  expect(text).toContain('No call of an operation')
})

test.each([
  ['a refused connection', ['--target', 'http://127.0.0.1:9'], 'http://127.0.0.1:9 cannot be reached'],
  ['an address that is none', ['--target', 'homes'], '--target is an address'],
])('%s is said in one sentence, with exit code 2', async (_, args, sentence) => {
  const { code, text } = await run(...args)
  expect(code).toBe(2)
  expect(text).toContain(sentence)
  expect(text.trim().split('\n')).toHaveLength(1)
})
