import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Followed, Saved } from './messages.ts'

const root = resolve(import.meta.dirname, '../..')
let child: ChildProcess
let address = ''

beforeAll(async () => {
  const args = ['--follow', '--port', '0', '--store', 'memory', '--no-draw-ahead']
  const server = join(import.meta.dirname, 'follow.ts')
  child = spawn(process.execPath, [server, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    address = (/http:\/\/localhost:\d+/.exec(line)?.[0] ?? '').replace('localhost', '127.0.0.1')
    if (address) return
  }
  throw new Error('the server ended')
})

afterAll(async () => {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
})

async function save(...files: string[]): Promise<Followed> {
  const answered = once(child, 'message')
  child.send({ id: 1, files } satisfies Saved)
  const [outcome] = (await answered) as [Followed]
  return outcome
}

test('while one version after the other takes over, no call is refused and the clock goes on as it was moved', async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ seconds: 3600 })
  await fetch(`${address}/__mock/clock/advance`, { method: 'POST', headers, body })
  const ask = async () => (await fetch(`${address}/__mock/clock`)).status
  for (const file of [
    'mocks/state/world.ts',
    'generated/booking/wire.js',
    'mocks/engine/answer/problem.ts',
  ]) {
    const before = Array.from({ length: 5 }, ask)
    const saved = save(file)
    const meanwhile = Array.from({ length: 5 }, ask)
    expect(await saved).toMatchObject({ state: 'takenOver' })
    const answers = await Promise.all([...before, ...meanwhile, ask()])
    expect(new Set(answers)).toEqual(new Set([200]))
  }
  const clock = (await (await fetch(`${address}/__mock/clock`)).json()) as { offsetSeconds: number }
  expect(clock.offsetSeconds).toBe(3600)
})

test('a save says which operations it concerns, and what needs another start or is nothing to the mock', async () => {
  const file = 'mocks/operations/booking/is-bookable.ts'
  expect(await save(file)).toMatchObject({ operations: [{ service: 'booking', file }] })
  expect(await save('mocks/server.ts')).toMatchObject({ state: 'needsStart' })
  expect(await save('mocks/nobody.ts')).toMatchObject({ state: 'unused' })
})
