import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder('workers')
const running = new Set<ChildProcess>()
afterAll(() => running.forEach((child) => child.kill('SIGKILL')))

type Asked = { method?: string; body?: unknown }

/** A server with so many workers, and what it says of itself. */
async function started(workers: number) {
  const server = resolve(import.meta.dirname, '../../server.ts')
  const store = `sqlite:${join(folder, 'worlds.sqlite')}`
  const options = [
    '--workers',
    String(workers),
    '--port',
    '0',
    '--store',
    store,
    '--metrics',
    '--no-draw-ahead',
  ]
  const child = spawn(process.execPath, [server, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const errors = createInterface({ input: child.stderr })[Symbol.asyncIterator]()
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (address) return { child, line, errors, address: address.replace('localhost', '127.0.0.1') }
  }
  throw new Error('the server ended')
}

/** Asks by a connection of its own, which any of the workers may get. */
async function ask(address: string, path: string, { method = 'GET', body }: Asked = {}) {
  const headers = { 'x-world': 'grupp-1', 'content-type': 'application/json', connection: 'close' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(address + path, { method, headers, ...sent })
}

/** How many calls the workers have answered in all, as Prometheus reads it. */
async function callsOf(address: string): Promise<number> {
  const text = await (await ask(address, '/metrics')).text()
  const lines = text.split('\n').filter((line) => line.startsWith('mock_calls_total{'))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** The processes that this one has begun. */
const childrenOf = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

test('workers play the same worlds on one port; one that is killed is replaced, and all is there at the next start', async () => {
  const first = await started(2)
  expect(first.line).toMatch(/by 2 workers$/)
  const begun = { returnUrl: 'http://localhost:5173/', environment: 'development' }
  const login = '/account_service/login/bank_id'
  const answer = await ask(first.address, `${login}/start`, { method: 'POST', body: begun })
  const { session } = (await answer.json()) as { session: string }
  const statuses = async (address: string) =>
    Promise.all(
      Array.from({ length: 6 }, async () => (await ask(address, `${login}/status/${session}`)).status),
    )
  const all = Array.from({ length: 6 }, () => 200)
  expect(await statuses(first.address)).toEqual(all)
  expect(await callsOf(first.address)).toBe(7)

  const said = first.errors.next()
  const workers = childrenOf(first.child)
  expect(workers).toHaveLength(2)
  process.kill(workers[0] ?? 0, 'SIGKILL')
  expect((await said).value).toBe('A worker of the mock backend ended (SIGKILL); another one begins.')
  await expect.poll(() => statuses(first.address)).toEqual(all)

  const gone = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  // one process alone goes on with the same file
  const second = await started(1)
  expect(await statuses(second.address)).toEqual(all)
}, 60_000)
