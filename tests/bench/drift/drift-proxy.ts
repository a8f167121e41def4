import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '#scripts/generate/paths.ts'
import { trafficContract } from './drift-recording.ts'

// measures what `portal-contracts proxy` adds to a small GET, calls with and without it by turns;
// docs/performance/drift.md says how to read the figures

const { values } = parseArgs({ options: { calls: { type: 'string', default: '2000' } } })
const folder = mkdtempSync(join(tmpdir(), 'bench-proxy-'))
const contract = join(folder, 'contract.json')
writeFileSync(contract, JSON.stringify(trafficContract()))
const home = { id: 'h1', status: 'free', price: 1, address: { street: 'Strandvägen 1' } }

const service = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(home))
}).listen(0, '127.0.0.1')
await once(service, 'listening')
const { port } = service.address() as AddressInfo

const tool = join(root, 'scripts/drift/packed/bin.ts')
const target = `http://127.0.0.1:${port}`
const args = [tool, 'proxy', '--target', target, '--contract', contract, '--port', '0']
const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
try {
  const through = await portOf(child.stderr)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = { direct: [] as number[], through: [] as number[] }
  const warmUp = 300
  for (let call = 0; call < Number(values.calls) + warmUp; call += 1) {
    const [one, other] = [await timed(port, agent), await timed(through, agent)]
    if (call < warmUp) continue
    times.direct.push(one)
    times.through.push(other)
  }
  agent.destroy()
  const [without, within] = [medianOf(times.direct), medianOf(times.through)]
  console.log(`| ${ms(without)} | ${ms(within)} | ${ms(within - without)} |`)
} finally {
  child.kill('SIGINT')
  await once(child, 'exit')
  service.close()
  rmSync(folder, { recursive: true, force: true })
}

async function portOf(stream: NodeJS.ReadableStream): Promise<number> {
  const told = Promise.withResolvers<number>()
  stream.on('data', (piece: Buffer) => {
    const [, found] = /127\.0\.0\.1:(\d+) passes/.exec(piece.toString()) ?? []
    if (found) told.resolve(Number(found))
  })
  stream.on('end', () => told.reject(new Error('The proxy did not start.')))
  return told.promise
}

async function timed(to: number, agent: Agent): Promise<number> {
  const start = performance.now()
  const [answer] = (await once(request({ port: to, path: '/v1/homes1/h1', agent }).end(), 'response')) as [
    IncomingMessage,
  ]
  answer.resume()
  await once(answer, 'end')
  return performance.now() - start
}

function medianOf(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}
