import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serverFlags } from '#scripts/mock/bundle.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { prepared, recorded } from './cases.ts'
import { cpuSeconds } from '../process-tree.ts'
import { Sum } from './report.ts'
import { textsOf } from './requests.ts'
import { type Running, load, started } from '../running.ts'

// built mock servers and bare node:http by turns: what one change of the mock buys. docs/performance.md says how to use it

const { values, positionals } = parseArgs({
  options: {
    slices: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '0.8' },
    call: { type: 'string', default: '' },
    connections: { type: 'string', default: '8' },
  },
  allowPositionals: true,
})
const slices = Number(values.slices)
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const folder = mkdtempSync(join(tmpdir(), 'bench-pairs-'))
const running: Running[] = []

try {
  const servers = await Promise.all(positionals.map((file, at) => mockServer(resolve(file), at)))
  running.push(...servers)
  const [first] = servers
  if (!first) throw new Error('node tests/bench/mock/mock-pairs.ts [--call TEXT] SERVER.cjs SERVER.cjs …')
  const address = `http://127.0.0.1:${first.port}`
  const cases = await recorded(address, first.token ?? '')
  const file = join(folder, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  const port = await freePort(4800)
  const bare = await started(port, [join(import.meta.dirname, 'bare-server.ts'), String(port), file], {
    first: '/',
  })
  running.push(bare)
  for (const one of cases.filter(({ name }) => name.includes(values.call))) {
    const all = [bare, ...servers]
    const sums = all.map(() => new Sum())
    for (const { port, token } of all)
      await load({ port, requests: textsOf(one, token), connections, seconds: 3 })
    for (let slice = 0; slice < slices; slice++) {
      for (const [at, { port, pid, token }] of all.entries()) {
        const requests = textsOf(one, token)
        const before = cpuSeconds(pid)
        const result = await load({ port, requests, connections, seconds })
        sums[at]?.add(cpuSeconds(pid) - before, result)
      }
    }
    const [reference, ...own] = sums.map(({ figures }) => figures)
    const cells = own.map(({ cpuMicros, failed }) => {
      const ratio = (cpuMicros / (reference?.cpuMicros ?? NaN)).toFixed(2)
      return `${cpuMicros.toFixed(0)} µs, ${ratio}${failed > 0 ? `, ${failed} not 2xx` : ''}`
    })
    console.log(`${one.name}: bare ${reference?.cpuMicros.toFixed(0)} µs | ${cells.join(' | ')}`)
  }
} finally {
  for (const one of running) await one.stop()
  rmSync(folder, { recursive: true })
}

async function mockServer(built: string, at: number): Promise<Running> {
  const port = await freePort(4800 + 50 * (at + 1))
  const store = join(folder, `worlds-${at}.sqlite`)
  const options = ['--port', String(port), '--store', `sqlite:${store}`, '--no-draw-ahead']
  const server = await started(port, [...serverFlags, built, ...options], { first: '/__mock/clock' })
  return { ...server, token: await prepared(`http://127.0.0.1:${port}`) }
}
