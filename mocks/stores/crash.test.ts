import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder('crash')
const running = new Set<ChildProcess>()

afterEach(async () => {
  for (const child of running) await killed(child)
})

/** The mock server as a process of its own, and its address. */
async function started(file: string) {
  const server = resolve(import.meta.dirname, '../server.ts')
  const options = ['--port', '0', '--store', `sqlite:${file}`, '--no-draw-ahead']
  const child = spawn(process.execPath, [server, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const told = text(child.stderr)
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (address) return { child, told, address: address.replace('localhost', '127.0.0.1') }
  }
  throw new Error('the server ended')
}

async function killed(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const startedIn = (address: string, world: string) =>
  fetch(`${address}/account_service/login/bank_id/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-world': world },
    body: JSON.stringify({ returnUrl: 'http://localhost:5173/', environment: 'development' }),
  })

const writes = 200
const worlds = 4
const timeoutMs = 60_000

test(
  'kill -9 in the middle of two hundred writes loses none that was acknowledged',
  async () => {
    const file = join(folder, 'worlds.sqlite')
    const first = await started(file)
    const acknowledged: { world: string; session: string }[] = []
    let half = () => {}
    const reached = new Promise<void>((done) => {
      half = done
    })
    const write = async (at: number) => {
      const world = `grupp-${at % worlds}`
      const response = await startedIn(first.address, world)
      const { session } = (await response.json()) as { session: string }
      acknowledged.push({ world, session })
      if (acknowledged.length === writes / 2) half()
    }
    const all = Promise.allSettled(Array.from({ length: writes }, (_, at) => write(at)))
    await reached
    await killed(first.child)
    await all
    expect(acknowledged.length).toBeGreaterThanOrEqual(writes / 2)

    const second = await started(file)
    const found = await Promise.all(
      acknowledged.map(async ({ world, session }) => {
        const path = `/account_service/login/bank_id/status/${session}`
        return (await fetch(second.address + path, { headers: { 'x-world': world } })).status
      }),
    )
    expect(found).toEqual(acknowledged.map(() => 200))
  },
  timeoutMs,
)

test(
  'a server that is asked to end has kept how often a world was written',
  async () => {
    const file = join(folder, 'ended.sqlite')
    const { child, address } = await started(file)
    for (let write = 0; write < 3; write++) await startedIn(address, 'grupp-1')
    await killed(child, 'SIGTERM')
    using database = new DatabaseSync(file)
    const row = database.prepare("SELECT head FROM worlds WHERE id = 'grupp-1'").get()
    expect(JSON.parse(String(row?.['head']))).toMatchObject({ revision: 3 })
  },
  timeoutMs,
)

test(
  'a server that is asked to end amid calls says nothing of those that it has read and can answer no more',
  async () => {
    const { child, told, address } = await started(join(folder, 'amid.sqlite'))
    const { hostname, port } = new URL(address)
    const question = `GET /__mock/clock HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`
    const answered = Promise.all(
      Array.from({ length: 16 }, async () => {
        const socket = connect(Number(port), hostname).on('error', () => {})
        socket.on('data', () => socket.write(question))
        socket.write(question.repeat(100))
        await once(socket, 'data')
      }),
    )
    await answered
    await killed(child, 'SIGTERM')
    expect(await told).toBe('')
  },
  timeoutMs,
)
