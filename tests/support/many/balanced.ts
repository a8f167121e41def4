import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { parseArgs } from 'node:util'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { ownRedis } from '../servers/own-redis.ts'

// three mock servers of one store behind a balancer that asks each in turn: `node balanced.ts --port 4110`

const { port } = parseArgs({ options: { port: { type: 'string', default: '4110' } } }).values
const server = resolve(import.meta.dirname, '../../../mocks/server.ts')
const agent = new Agent({ keepAlive: true, timeout: 20_000 })
const redis = await ownRedis()
const children: ChildProcess[] = []
const ports: number[] = []
for (let at = 0; at < 3; at += 1) {
  const own = await freePort(Number(port) + 1000 + at)
  const args = [server, '--port', String(own), '--store', redis.url, '--no-draw-ahead']
  children.push(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }))
  ports.push(own)
}
await Promise.all(ports.map(isUp))
let turn = 0
const balancer = createServer({ maxHeaderSize: 512 * 1024 }, passOn).listen(Number(port), '127.0.0.1')
await once(balancer, 'listening')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())

function passOn(message: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: path, headers } = message
  const own = ports[(turn += 1) % ports.length]
  const asked = request({
    host: '127.0.0.1',
    port: own,
    method,
    path,
    headers,
    agent,
    maxHeaderSize: 512 * 1024,
  })
  asked.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    pipeline(answer, outgoing, () => undefined)
  })
  // what drops a connection is to drop it here as well
  asked.on('error', () => outgoing.destroy())
  outgoing.on('close', () => outgoing.writableFinished || asked.destroy())
  message.pipe(asked)
}

async function isUp(own: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { ok } = await fetch(`http://127.0.0.1:${own}/health`).catch(() => ({ ok: false }))
    if (ok) return
    await new Promise((soon) => setTimeout(soon, 50))
  }
  throw new Error(`no server answers at port ${own}`)
}

async function end(): Promise<void> {
  balancer.close()
  balancer.closeAllConnections()
  const gone = children.map((child) => once(child, 'exit'))
  for (const child of children) child.kill('SIGTERM')
  const force = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 8000)
  await Promise.all(gone)
  clearTimeout(force)
  await redis.close()
  process.exit(0)
}
