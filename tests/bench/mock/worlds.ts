import { megabytes, runMilliseconds } from '../process-tree.ts'
import type { Running } from '../running.ts'

export type WorldCosts = { count: number; megabytes: number; created: Costs; reset: Costs }

/** What one call takes, in milliseconds: as its caller sees it, and of the processor by the thread that answers. */
type Costs = { wall: Times; run: Times }
type Times = { p50: number; p99: number }

const count = 1000

/** Makes a thousand worlds in a server, one after the other, and resets each: how long that takes, and the memory. */
export async function worldCosts({ port, pid }: Running): Promise<WorldCosts> {
  const server = `http://127.0.0.1:${port}`
  const json = { 'content-type': 'application/json' }
  const timed = async (path: string, headers: Record<string, string>, body: object) => {
    const [start, runBefore] = [performance.now(), runMilliseconds(pid)]
    const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return { wall: performance.now() - start, run: runMilliseconds(pid) - runBefore }
  }
  const ids = Array.from({ length: count }, (_, at) => `bench-${at}`)
  const created = []
  for (const id of ids) created.push(await timed('/__mock/worlds', json, { id }))
  const reset = []
  for (const id of ids) reset.push(await timed('/__mock/world/reset', { ...json, 'x-world': id }, {}))
  return { count, megabytes: megabytes(pid), created: costsOf(created), reset: costsOf(reset) }
}

const costsOf = (all: { wall: number; run: number }[]): Costs => ({
  wall: timesOf(all.map(({ wall }) => wall)),
  run: timesOf(all.map(({ run }) => run)),
})

function timesOf(all: number[]): Times {
  const sorted = all.toSorted((a, b) => a - b)
  return { p50: sorted[Math.floor(count / 2)] ?? 0, p99: sorted[Math.floor(count * 0.99)] ?? 0 }
}
