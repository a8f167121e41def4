import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtServer, bundleServer, serverFlags } from '#scripts/mock/bundle.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { type RecordedCase, prepared, recorded } from './cases.ts'
import { peerDocument } from './peer-document.ts'
import { installedPeers } from './peers.ts'
import { keepOnAnsweringCore, keepOnAskingCore } from '../cores.ts'
import { cpuSeconds, megabytes } from '../process-tree.ts'
import { drawingCosts } from './drawing.ts'
import { type Measured, type Results, Sum, report } from './report.ts'
import { textsOf } from './requests.ts'
import { type Running, load, started } from '../running.ts'
import { worldCosts } from './worlds.ts'

// measures the mock server beside bare node:http and its peers; docs/performance/mock.md says how to read the figures

const { values } = parseArgs({
  options: {
    slices: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '0.8' },
    peers: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const slices = Number(values.slices)
const seconds = Number(values.seconds)
const warmUpSeconds = 2
const connections = 8
const manyRequests = 100_000
const starts = 5

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const files = { cases: join(folder, 'cases.json'), document: join(folder, 'peers.json') }
const env = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
let stores = 0

await bundleServer()
const cases = await record()
writeFileSync(files.cases, JSON.stringify(cases))
writeFileSync(files.document, peerDocument(cases))
const peers = values.peers ? installedPeers() : undefined

type Start = (port: number) => Promise<Running>

const bareServer: Start = (port) =>
  started(port, [join(import.meta.dirname, 'bare-server.ts'), String(port), files.cases], { first: '/' })

const others: Record<string, Start> = {
  mock: mockServer,
  ...(peers && {
    Scalar: (port) => started(port, peers.scalar(port, files.document), { first: '/notifications/Jmse' }),
    Prism: (port) => started(port, peers.prism(port, files.document), { first: '/notifications/Jmse' }),
  }),
}

const results: Results = { measured: [], starts: [], megabytes: [] }
const bare = await bareServer(await freePort(4800))
keepOnAnsweringCore(bare.pid)
for (const [server, start] of Object.entries(others)) {
  for (let at = 1; at < starts; at++) {
    const once = await start(await freePort(4800))
    results.starts.push({ server, ms: once.startMs })
    await once.stop()
  }
  const running = await start(await freePort(4800))
  results.starts.push({ server, ms: running.startMs })
  keepOnAnsweringCore(running.pid)
  // what is measured first must not pay for what is compiled while it runs
  for (const one of cases) await warmedUp(running, one)
  for (const one of cases) {
    console.error(`${server}: ${one.name}`)
    results.measured.push(await compared(server, running, one))
  }
  results.megabytes.push({ server, megabytes: megabytes(running.pid) })
  await running.stop()
}
await bare.stop()

const busy = await mockServer(await freePort(4800))
const [first] = cases
await load({
  port: busy.port,
  requests: first ? textsOf(first, busy.token) : [],
  connections,
  count: manyRequests,
})
const afterRequests = { count: manyRequests, megabytes: megabytes(busy.pid) }
await busy.stop()
const fresh = await mockServer(await freePort(4800))
const worlds = await worldCosts(fresh)
const drawing = await drawingCosts(fresh, first ? textsOf(first, fresh.token) : [])
await fresh.stop()
rmSync(folder, { recursive: true })
console.log(report(results, afterRequests, worlds, drawing).join('\n\n'))

/** The mock server as built, with a store of its own. */
async function mockServer(port: number): Promise<Running> {
  const store = join(folder, `worlds-${(stores += 1)}.sqlite`)
  const images = join(folder, 'images')
  const options = [
    '--port',
    String(port),
    '--store',
    `sqlite:${store}`,
    '--world-limit',
    '2000',
    '--images',
    images,
  ]
  const server = await started(port, [...serverFlags, builtServer, ...options, '--no-draw-ahead'], {
    first: '/__mock/clock',
    env,
  })
  return { ...server, token: await prepared(`http://127.0.0.1:${port}`) }
}

/** What the mock answers to each request, once; the first start also fills the compile cache. */
async function record(): Promise<RecordedCase[]> {
  const server = await mockServer(await freePort(4800))
  const found = await recorded(`http://127.0.0.1:${server.port}`, server.token ?? '')
  await server.stop()
  return found
}

async function warmedUp(running: Running, one: RecordedCase): Promise<void> {
  const requests = textsOf(one, running.token)
  for (const { port } of [bare, running])
    await load({ port, requests, connections, seconds: warmUpSeconds }, keepOnAskingCore)
}

/**
 * One call on a server and on the bare one by turns, in slices so short that whatever else the machine does strikes both
 * alike.
 */
async function compared(server: string, running: Running, one: RecordedCase): Promise<Measured> {
  const requests = textsOf(one, running.token)
  const own = new Sum()
  const reference = new Sum()
  await warmedUp(running, one)
  for (let slice = 0; slice < slices; slice++) {
    for (const [{ port, pid }, sum] of [[bare, reference] as const, [running, own] as const]) {
      const before = cpuSeconds(pid)
      const result = await load({ port, requests, connections, seconds }, keepOnAskingCore)
      sum.add(cpuSeconds(pid) - before, result)
    }
  }
  return { server, test: one.name, own: own.figures, bare: reference.figures }
}
