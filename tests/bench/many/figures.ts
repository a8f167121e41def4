import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { cpuSeconds, megabytes } from '../process-tree.ts'
import { asked, loggedIn, part } from './asking.ts'
import type { PlayOrder, PlayResult } from './play.ts'
import { type Servers, metric, servers } from './servers.ts'

// ten thousand worlds and two hundred people at once: `node tests/bench/many/figures.ts [throughput|memory|take-over …]`

const worlds = 10_000
const people = 200
const parts: Record<string, () => Promise<void>> = { throughput, memory, 'take-over': takeOver }
const wanted = process.argv.slice(2)
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run()

/** The same people at one, two and three servers of one store, with a balancer's turns and with sticky sessions. */
async function throughput(): Promise<void> {
  const first = await servers(1)
  await makeWorlds(first)
  const lines: string[] = []
  for (const count of [1, 2, 3]) {
    const more = count === 1 ? first : await servers(count, first.redis)
    for (const sticky of count === 1 ? [true] : [true, false]) {
      await played(more, { sticky, seconds: 3 })
      const before = usedBy(more)
      const { calls, refused, seconds, waits } = await played(more, { sticky, seconds: 15 })
      const used = usedBy(more)
      const cost = (what: 'servers' | 'store') => Math.round(((used[what] - before[what]) / calls) * 1e6)
      lines.push(
        `${count} servers, ${sticky ? 'sticky' : 'in turn'}: ${Math.round(calls / seconds)} a second, ${cost('servers')} µs of the servers and ${cost('store')} µs of the store for a call, p50 ${part(waits, 0.5).toFixed(1)} ms, p99 ${part(waits, 0.99).toFixed(1)} ms, ${refused} of ${calls} refused`,
      )
    }
    if (count > 1) await more.stop()
  }
  await first.stop()
  console.log(lines.join('\n'))
}

/** What a world weighs in a server that plays it, and in the store: somebody has logged in and saved a search. */
async function memory(): Promise<void> {
  const one = await servers(1)
  const [{ pid } = { pid: 0 }] = one.all
  const address = one.addresses[0] ?? ''
  for (let at = 0; at < 20; at += 1) await begun(address, `warm-${at}`)
  const before = { server: megabytes(pid), store: megabytes(one.redis.pid) }
  const ids = Array.from({ length: worlds }, (_, at) => `world-${at}`)
  await inLanes(ids, (id) => begun(address, id))
  const leases = await metric(address, 'mock_leases ')
  const after = { server: megabytes(pid), store: megabytes(one.redis.pid) }
  console.log(
    `${worlds} worlds, ${leases} of them in the server: ${(((after.server - before.server) / leases) * 1024).toFixed(1)} kB each there, ${(((after.store - before.store) / worlds) * 1024).toFixed(1)} kB in the store; the server has ${Math.round(after.server)} MB`,
  )
  await one.stop()
}

/** From the end of a server by SIGKILL until each of its worlds has taken a write at another one. */
async function takeOver(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const three = await servers(3)
    const [first = '', ...others] = three.addresses
    const ids = Array.from({ length: people }, (_, at) => `world-${at}`)
    await inLanes(ids, (id) => begun(first, id))
    const killedAt = performance.now()
    process.kill(three.all[0]?.pid ?? 0, 'SIGKILL')
    await Promise.all(
      ids.map(async (world, at) => {
        for (let turn = at; ; turn += 1) {
          const body = { name: `${turn}` }
          const path = '/__mock/snapshots'
          const { status } = await asked(others[turn % 2] ?? '', { method: 'POST', path, world, body })
          if (status === 201) return times.push(performance.now() - killedAt)
        }
      }),
    )
    await three.stop()
  }
  console.log(
    `taken over after ${part(times, 0.5).toFixed(0)} ms (median), ${part(times, 0.99).toFixed(0)} ms (99 %), ${Math.max(...times).toFixed(0)} ms at most, of ${times.length} worlds`,
  )
}

async function makeWorlds({ addresses }: Servers): Promise<void> {
  const ids = Array.from({ length: worlds }, (_, at) => `world-${at}`)
  await inLanes(ids, (id) => loggedIn(addresses[0] ?? '', id))
}

async function begun(address: string, world: string): Promise<void> {
  const token = await loggedIn(address, world)
  const filter = { maxPrice: 1_000_000 }
  const body = { name: 'Sökning', url: '/sok-bostad/?maxPrice=1000000', filter, siteId: 1 }
  const path = '/account_service/user/savedsearches'
  const { status } = await asked(address, { method: 'POST', path, world, token, body })
  if (status !== 201) throw new Error(`${world} answered ${status}`)
}

/** Some work for each of many, fifty at a time. */
async function inLanes(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let id = ids[next++]; id !== undefined; id = ids[next++]) await work(id)
  }
  await Promise.all(Array.from({ length: 50 }, lane))
}

async function played(
  { addresses }: Servers,
  { sticky, seconds }: Pick<PlayOrder, 'sticky' | 'seconds'>,
): Promise<PlayResult> {
  const from = Math.floor(Math.random() * worlds)
  const order: PlayOrder = { addresses, people, seconds, sticky, worlds, from }
  const child = spawn(process.execPath, ['tests/bench/many/play.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(order))
  return JSON.parse(await text(child.stdout)) as PlayResult
}

function usedBy({ all, redis }: Servers): { servers: number; store: number } {
  return { servers: all.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0), store: cpuSeconds(redis.pid) }
}
