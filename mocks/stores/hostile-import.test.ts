import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import type { components } from '#gen/mock_control/types.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

type WorldFile = components['schemas']['WorldFile']
type Summary = components['schemas']['WorldList']['worlds'][number]

const timeoutMs = 60_000
const file = join(temporaryFolder('hostile'), 'worlds.sqlite')
const sqlite = `sqlite:${file}`
const running = new Map<string, Server>()
const children: ChildProcess[] = []

afterAll(async () => {
  for (const child of children) await ended(child, 'SIGKILL')
})

/** The mock server of a store, as a process of its own, and a way to call it: the one that runs, or a new one. */
async function serverOf(store: string): Promise<Server> {
  const there = running.get(store)
  if (there && !hasEnded(there.child)) return there
  const server = resolve(import.meta.dirname, '../server.ts')
  const options = ['--port', '0', '--store', store, '--no-draw-ahead']
  const child = spawn(process.execPath, [server, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (!address) continue
    const started = { child, call: callsTo(address.replace('localhost', '127.0.0.1')) }
    running.set(store, started)
    return started
  }
  throw new Error('the server ended')
}

const callsTo = (address: string) => async (method: string, path: string, world: string, body?: unknown) => {
  const response = await fetch(address + path, {
    method,
    headers: { 'x-world': world, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown }
}

type Call = ReturnType<typeof callsTo>
type Server = { child: ChildProcess; call: Call }

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const exported = async (call: Call, world: string) =>
  (await call('GET', '/__mock/world/file', world)).body as WorldFile

async function importing(call: Call, world: string, state: string) {
  const { status, body } = await call('PUT', '/__mock/world/file', world, {
    ...(await exported(call, world)),
    state,
  })
  const { errors = [] } = (body ?? {}) as { errors?: { pointer: string; code: string }[] }
  return { status, errors: errors.map(({ pointer, code }) => `${pointer} ${code}`) }
}

/** The faults of a world: a table whose keys come from outside, with nothing in it. */
const faultsOf = async (call: Call, world: string) => (await call('GET', '/__mock/faults', world)).body

const nested = `{"content":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`

test.each([
  ['memory', 'memory'],
  ['sqlite', sqlite],
])(
  'an import that nests twenty thousand lists is refused, and the server with its other worlds goes on: %s',
  async (_kind, store) => {
    const { child, call } = await serverOf(store)
    expect((await call('PUT', '/__mock/clock', 'other', { mode: 'frozen' })).status).toBe(200)
    const { now } = (await call('GET', '/__mock/clock', 'other')).body as { now: string }
    expect(await importing(call, 'hostile', nested)).toEqual({ status: 422, errors: ['/state maxDepth'] })
    expect((await call('POST', '/__mock/world/reset', 'hostile', {})).status).toBe(200)
    expect((await call('GET', '/__mock/clock', 'other')).body).toMatchObject({ mode: 'frozen', now })
    expect(child.exitCode).toBeNull()
  },
  timeoutMs,
)

test(
  'an import with the prototype of an object in it is refused, and no world has anything of it, also after a restart',
  async () => {
    const first = await serverOf(sqlite)
    const fault = '{"getUser":{"rule":{"operationId":"getUser","status":503},"hits":0,"remaining":null}}'
    const states = [
      `{"__proto__":${fault}}`,
      `{"faults":{"__proto__":${fault}}}`,
      `{"faults":{"__proto__":{"__proto__":${fault}}}}`,
      `{"constructor":{"prototype":${fault}}}`,
    ]
    for (const state of states) {
      const answer = await importing(first.call, 'hostile', state)
      expect.soft(answer, state).toEqual({ status: 422, errors: ['/state forbiddenName'] })
    }
    expect((await first.call('GET', '/account_service/user', 'other')).status).toBe(401)
    await ended(first.child, 'SIGTERM')
    const second = await serverOf(sqlite)
    for (const world of ['hostile', 'other'])
      expect((await second.call('GET', '/account_service/user', world)).status).toBe(401)
  },
  timeoutMs,
)

test(
  'a file in which an older server has kept such names opens clean, and the rest of its world is there',
  async () => {
    const first = await serverOf(sqlite)
    await first.call('PUT', '/__mock/clock', 'older', { mode: 'frozen', now: '2026-12-01T08:00:00Z' })
    await first.call('POST', '/__mock/faults', 'older', { operationId: 'getUser', status: 503 })
    await ended(first.child, 'SIGTERM')

    const fault = '{"rule":{"operationId":"startLogin","status":503},"hits":0,"remaining":null}'
    const database = new DatabaseSync(file)
    const insert = database.prepare("INSERT INTO parts (world, path, value) VALUES ('older', ?, ?)")
    insert.run('faults/__proto__/startLogin', fault)
    insert.run('__proto__/startLogin', fault)
    insert.run('faults/__proto__', `{"startLogin":${fault}}`)
    insert.run('content/x', `{"__proto__":{"startLogin":${fault}},"kept":true}`)
    insert.run('content/constructor/prototype', `{"startLogin":${fault}}`)
    insert.run('content/deep', '['.repeat(20_000) + ']'.repeat(20_000))
    insert.run('content/torn', '{"half":')
    database.close()

    const { call, child } = await serverOf(sqlite)
    expect(await faultsOf(call, 'older')).toMatchObject([{ rule: { operationId: 'getUser' } }])
    expect((await call('GET', '/__mock/clock', 'older')).body).toMatchObject({ mode: 'frozen' })
    expect(JSON.parse((await exported(call, 'older')).state)).toMatchObject({
      content: { x: { kept: true } },
    })
    expect((await call('POST', '/account_service/login/bank_id/start', 'other', login)).status).toBe(200)
    expect(await faultsOf(call, 'other')).toEqual([])
    const { worlds } = (await call('GET', '/__mock/worlds', 'other')).body as { worlds: Summary[] }
    expect(worlds.map(({ id }) => id)).toEqual(expect.arrayContaining(['older', 'other']))
    expect(child.exitCode).toBeNull()
  },
  timeoutMs,
)

const login = { returnUrl: 'http://localhost:5173/', environment: 'development' }
