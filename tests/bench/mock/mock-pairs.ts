import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serverFlags } from '#scripts/mock/bundle.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { prepared, recorded } from './cases.ts'
import { keepOnAnsweringCore, keepOnAskingCore } from '../cores.ts'
import { cpuSeconds } from '../process-tree.ts'
import { median } from './report.ts'
import { textsOf } from './requests.ts'
import { type Running, load, started } from '../running.ts'

// built mock servers and bare node:http by turns: what one change of the mock buys. docs/performance/mock.md says how to use it.
// Flags of Node may follow a server after commas

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
  const servers = await Promise.all(
    positionals.map((server, at) => {
      const [file = '', ...flags] = server.split(',')
      return mockServer(resolve(file), flags, at)
    }),
  )
  running.push(...servers)
  if (servers.length === 0)
    throw new Error('node tests/bench/mock/mock-pairs.ts [--call TEXT] SERVER.cjs SERVER.cjs,--flag …')
  // by each of them: one that alone has answered all these calls is slower afterwards, by a twentieth at a POST
  const records = servers.map((server) => recorded(`http://127.0.0.1:${server.port}`, server.token ?? ''))
  const [cases = []] = await Promise.all(records)
  const file = join(folder, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  const port = await freePort(4800)
  const bare = await started(port, [join(import.meta.dirname, 'bare-server.ts'), String(port), file], {
    first: '/',
  })
  running.push(bare)
  for (const { pid } of running) keepOnAnsweringCore(pid)
  for (const one of cases.filter(({ name }) => name.includes(values.call))) {
    const all = [bare, ...servers]
    const micros = all.map((): number[] => [])
    let failed = 0
    for (const { port, token } of all)
      await load({ port, requests: textsOf(one, token), connections, seconds: 3 }, keepOnAskingCore)
    for (let slice = 0; slice < slices; slice++) {
      for (const [at, { port, pid, token }] of all.entries()) {
        const requests = textsOf(one, token)
        const before = cpuSeconds(pid)
        const result = await load({ port, requests, connections, seconds }, keepOnAskingCore)
        micros[at]?.push(((cpuSeconds(pid) - before) / result.done) * 1e6)
        failed += result.failed
      }
    }
    const [reference = [], ...own] = micros
    const cells = own.map((each) => {
      // held against the slice of bare beside it: what else the machine does strikes a few slices, and both of them
      const ratio = median(each.map((one, slice) => one / (reference[slice] ?? NaN)))
      return `${median(each).toFixed(0)} µs, ${ratio.toFixed(2)}`
    })
    const told = failed > 0 ? `, ${failed} not 2xx` : ''
    console.log(`${one.name}: bare ${median(reference).toFixed(0)} µs | ${cells.join(' | ')}${told}`)
  }
} finally {
  for (const one of running) await one.stop()
  rmSync(folder, { recursive: true })
}

async function mockServer(built: string, flags: string[], at: number): Promise<Running> {
  const port = await freePort(4800 + 50 * (at + 1))
  const store = join(folder, `worlds-${at}.sqlite`)
  const options = ['--port', String(port), '--store', `sqlite:${store}`, '--no-draw-ahead']
  const server = await started(port, [...serverFlags, ...flags, built, ...options], {
    first: '/__mock/clock',
  })
  return { ...server, token: await prepared(`http://127.0.0.1:${port}`) }
}
