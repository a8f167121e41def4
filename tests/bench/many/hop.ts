import { type RecordedCase, prepared, recorded } from '../mock/cases.ts'
import { load, type Running } from '../running.ts'
import { cpuSeconds } from '../process-tree.ts'
import { asked } from './asking.ts'
import { servers } from './servers.ts'

// what it costs when a call comes to another server than the one that plays its world: `node tests/bench/many/hop.ts`

const slices = 6
const seconds = 0.8
const { all, addresses, redis, stop } = await servers(2)
const [owner = fail(), other = fail()] = all
const token = await prepared(addresses[0] ?? '')
const cases = await recorded(addresses[0] ?? '', token)
const direct = new Map<string, number[]>()
const hopped = new Map<string, number[]>()
const waits = new Map<string, number[]>()
for (const one of cases) {
  await slice(one, owner)
  await slice(one, other)
  for (let at = 0; at < slices; at += 1) {
    note(direct, one, await slice(one, owner))
    note(hopped, one, await slice(one, other))
  }
}
for (const { name } of cases) {
  const [a, b] = [median(direct.get(name)), median(hopped.get(name))]
  const [wa, wb] = [median(waits.get(`${name} ${owner.port}`)), median(waits.get(`${name} ${other.port}`))]
  console.log(
    `${name}: ${a.toFixed(0)} µs at its owner, ${b.toFixed(0)} elsewhere: ${(b / a).toFixed(2)} times; waits ${wa.toFixed(2)} and ${wb.toFixed(2)} ms`,
  )
}
await stop()

/** CPU of both servers and the store for one call, in microseconds. */
async function slice({ name, requests }: RecordedCase, { port }: Running): Promise<number> {
  const used = () => cpuSeconds(owner.pid) + cpuSeconds(other.pid) + cpuSeconds(redis.pid)
  // the lease stays where it is
  await asked(addresses[0] ?? '', { method: 'GET', path: '/__mock/clock', world: 'default' })
  const before = used()
  const { done, failed, p50 } = await load({
    port,
    requests: requests.map(({ raw }) => raw),
    connections: 8,
    seconds,
  })
  if (failed > 0) console.log(`${name}: ${failed} of ${done} failed`)
  note(waits, { name: `${name} ${port}` }, p50)
  return ((used() - before) / done) * 1e6
}

function note(into: Map<string, number[]>, { name }: { name: string }, figure: number): void {
  into.set(name, [...(into.get(name) ?? []), figure])
}

function median(figures: number[] = []): number {
  return figures.toSorted((one, another) => one - another)[Math.floor(figures.length / 2)] ?? NaN
}

function fail(): never {
  throw new Error('a server is missing')
}
