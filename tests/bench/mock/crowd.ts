import { mkdtempSync, rmSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtServer, bundleServer, serverFlags } from '#scripts/mock/bundle.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { prepared } from './cases.ts'
import { megabytes } from '../process-tree.ts'
import { started } from '../running.ts'
import { brokenUploads } from '../../contract/odd/broken-uploads.ts'
import { type OddRequest, oddRequests } from '../../contract/odd/odd-requests.ts'

// what a crowd and bad senders do to the mock server; each client needs a file, so `ulimit -Sn 65536` may come first

const { values } = parseArgs({
  options: { connections: { type: 'string', default: '10000' }, slow: { type: 'string', default: '500' } },
})
const megabyte = 1024 * 1024
const waitMs = 20_000
const folder = mkdtempSync(join(tmpdir(), 'bench-crowd-'))
await bundleServer()
const port = await freePort(4800)
const store = `sqlite:${join(folder, 'worlds.sqlite')}`
const options = ['--port', String(port), '--store', store, '--no-draw-ahead']
const server = await started(port, [...serverFlags, builtServer, ...options], { first: '/__mock/clock' })
const token = await prepared(`http://127.0.0.1:${port}`)
const asAmira = `Host: localhost\r\nAuthorization: Bearer ${token}\r\n`
const upload = `POST /case_management/customer/create_case HTTP/1.1\r\n${asAmira}Content-Type: multipart/form-data; boundary=b\r\n`
let hasFailed = false

try {
  await crowd(Number(values.connections))
  await slowSenders(Number(values.slow))
  const large = new Uint8Array(100 * megabyte).fill(0x61)
  await tell('JSON of 100 MB', [
    `POST /residence/search_object HTTP/1.1\r\n${asAmira}Content-Type: application/json\r\nContent-Length: ${large.length}\r\n\r\n`,
    large,
  ])
  await tell('a form of 100 MB that is none', [`${upload}Content-Length: ${large.length}\r\n\r\n`, large])
  const tooMuch = 200 * megabyte
  await tell('a form that says it has 200 MB', [`${upload}Content-Length: ${tooMuch}\r\n\r\n`, large])
  await tellAll('odd requests', oddRequests)
  await tellAll('broken uploads', brokenUploads)
  await tell('afterwards a small call', [
    `GET /account_service/user/savedsearches HTTP/1.1\r\n${asAmira}\r\n`,
  ])
  say('memory at the end', `${megabytes(server.pid).toFixed(0)} MB`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
process.exit(hasFailed ? 1 : 0)

/** Opens many connections, and asks on each of them while all are open. */
async function crowd(count: number): Promise<void> {
  const opened: Socket[] = []
  for (let at = 0; at < count; at += 500)
    opened.push(...(await Promise.all(Array.from({ length: Math.min(500, count - at) }, open))))
  const request = `GET /account_service/user/savedsearches HTTP/1.1\r\n${asAmira}\r\n`
  const started = performance.now()
  const answers = await Promise.all(opened.map((socket) => answerTo(socket, [request])))
  const good = answers.filter((text) => statusOf(text) === 200).length
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(
    `${count} open connections`,
    `${good} answered in ${seconds} s, ${megabytes(server.pid).toFixed(0)} MB`,
    good === count,
  )
  for (const socket of opened) socket.destroy()
}

/** A byte a second from each of many, and how long somebody else waits meanwhile. */
async function slowSenders(count: number): Promise<void> {
  const senders = await Promise.all(Array.from({ length: count }, open))
  for (const socket of senders) socket.write(`${upload}Content-Length: 1000\r\n\r\n`)
  const waits: number[] = []
  for (let round = 0; round < 5; round++) {
    for (const socket of senders) socket.write('-')
    const started = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/__mock/clock`)
    await response.arrayBuffer()
    waits.push(performance.now() - started)
    await new Promise((later) => setTimeout(later, 1000))
  }
  say(`${count} slow senders`, `somebody else waits ${Math.max(...waits).toFixed(0)} ms at most`)
  for (const socket of senders) socket.destroy()
}

async function tell(what: string, parts: readonly (string | Uint8Array)[]): Promise<void> {
  const text = await answerTo(await open(), parts)
  const [, code = ''] = /"code":"(\w+)"/.exec(text) ?? []
  const status = statusOf(text)
  const isProblem = /content-type: application\/problem\+json/i.test(text) && code !== ''
  say(what, `${status} ${code}`, status !== undefined && status < 500 && (status < 300 || isProblem))
}

/** What the unit tests send, to the server as it ships. */
async function tellAll(what: string, table: readonly OddRequest[]): Promise<void> {
  const others: string[] = []
  for (const [name, bytes, status] of table) {
    const text = await answerTo(await open(), [Buffer.from(bytes.replaceAll('TOKEN', token), 'latin1')])
    const isProblem = /content-type: application\/problem\+json/i.test(text)
    if (statusOf(text) !== status || !isProblem) others.push(`${name} ${statusOf(text)}`)
  }
  const good = table.length - others.length
  say(
    `${table.length} ${what}`,
    `${good} refused by a problem ${others.join(', ')}`.trim(),
    others.length === 0,
  )
}

function say(what: string, found: string, isGood = true): void {
  if (!isGood) hasFailed = true
  console.log(`${isGood ? '✓' : '✗'} ${what}: ${found}`)
}

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** What is answered first to some bytes; nothing when the connection ends, or after twenty seconds. */
function answerTo(socket: Socket, parts: readonly (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const timer = setTimeout(() => resolve(text), waitMs)
    const done = () => {
      clearTimeout(timer)
      resolve(text)
    }
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      const [, length = '0'] = /content-length: *(\d+)/i.exec(text) ?? []
      if (head >= 0 && text.length >= head + 4 + Number(length)) done()
    })
    socket.on('error', done)
    socket.on('close', done)
    for (const part of parts) socket.write(part)
  })
}

function statusOf(text: string): number | undefined {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]) || undefined
}
