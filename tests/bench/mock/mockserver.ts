import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtServer, bundleServer, serverFlags } from '#scripts/mock/bundle.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { documentOf } from '../../support/contract/contracts.ts'
import { prepared, recorded } from './cases.ts'
import { cpuSeconds, megabytes } from '../process-tree.ts'
import { Sum } from './report.ts'
import { textsOf } from './requests.ts'
import { load, started } from '../running.ts'

// the mock beside MockServer with the contract of accounts, by turns; needs `java` and `mvn`, which fetches MockServer

const version = '7.6.0'
const slices = 5
const connections = 16
const jars = join(tmpdir(), `bjorkvall-bench-mockserver-${version}`)
const folder = mkdtempSync(join(tmpdir(), 'bench-mockserver-'))
install()
await bundleServer()
const port = await freePort(4800)
const store = `sqlite:${join(folder, 'worlds.sqlite')}`
const options = ['--port', String(port), '--store', store, '--no-draw-ahead']
const mock = await started(port, [...serverFlags, builtServer, ...options], { first: '/__mock/clock' })
const javaPort = await freePort(4850)
const java = spawn(
  'java',
  ['-cp', join(jars, '*'), 'org.mockserver.cli.Main', '-serverPort', String(javaPort), '-logLevel', 'WARN'],
  { cwd: folder, stdio: 'ignore' },
)

try {
  const token = await prepared(`http://127.0.0.1:${port}`)
  const cases = await recorded(`http://127.0.0.1:${port}`, token)
  await giveContract()
  for (const one of cases.filter(({ name }) => /small|POST/.test(name))) {
    const requests = textsOf(one, token)
    const servers = [
      { name: 'mock', port, pid: mock.pid, sum: new Sum() },
      { name: `MockServer ${version}`, port: javaPort, pid: java.pid ?? 0, sum: new Sum() },
    ]
    for (const server of servers) await load({ port: server.port, requests, connections, seconds: 5 })
    for (let slice = 0; slice < slices; slice++) {
      for (const server of servers) {
        const before = cpuSeconds(server.pid)
        const result = await load({ port: server.port, requests, connections, seconds: 1.5 })
        server.sum.add(cpuSeconds(server.pid) - before, result)
      }
    }
    for (const { name, pid, sum } of servers) {
      const { perSecond, cpuMicros, p99, failed } = sum.figures
      const figures = [
        `${perSecond.toFixed(0)} a second`,
        `${cpuMicros.toFixed(0)} µs`,
        `p99 ${p99.toFixed(1)} ms`,
      ]
      console.log(
        `${one.name}, ${name}: ${figures.join(', ')}, ${failed} not 2xx, ${megabytes(pid).toFixed(0)} MB`,
      )
    }
  }
} finally {
  java.kill()
  await mock.stop()
  rmSync(folder, { recursive: true })
}

/** Fetches MockServer and what it needs, unless it is there from last time. */
function install(): void {
  if (existsSync(join(jars, `mockserver-netty-${version}.jar`))) return
  mkdirSync(jars, { recursive: true })
  const dependency = `<dependency><groupId>org.mock-server</groupId><artifactId>mockserver-netty</artifactId><version>${version}</version></dependency>`
  const project = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>bench</groupId><artifactId>bench</artifactId><version>1</version><dependencies>${dependency}</dependencies></project>`
  writeFileSync(join(jars, 'pom.xml'), project)
  const words = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=.']
  const { status } = spawnSync('mvn', words, { cwd: jars, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('MockServer could not be fetched')
}

/** Waits until MockServer answers, and hands it the contract. */
async function giveContract(): Promise<void> {
  const body = JSON.stringify({ specUrlOrPayload: documentOf('account_service') })
  for (let attempt = 0; attempt < 100; attempt++) {
    const asked = fetch(`http://127.0.0.1:${javaPort}/mockserver/openapi`, { method: 'PUT', body })
    const answer = await asked.catch(() => undefined)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error('MockServer does not take the contract')
}
