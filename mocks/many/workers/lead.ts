import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { ServerOptions } from '../../server/server-options.ts'
import type { Desk } from '../leases/desk.ts'
import { type Leading, answerWorker } from './answer-worker.ts'

/** What all workers have to be told alike, in the environment, which nobody else on the machine can read. */
export type Shared = { MOCK_KEY?: string; MOCK_CERTIFICATE?: string }

/** A worker that ends is replaced so often in a minute; after that something is wrong with all of them. */
const maxEnds = 10

/**
 * Leads workers on one port, each a server like any other, which share their worlds: by the Redis that they are told of, or
 * by a desk that this process keeps for them. One that ends is replaced.
 *
 * @param listening called once all of them listen, with their port
 * @returns the exit code, once all have ended
 */
export async function lead(
  { workers, metrics }: Pick<ServerOptions, 'workers' | 'metrics'>,
  shared: Shared,
  desk: Desk | undefined,
  listening: (port: number) => void,
): Promise<number> {
  const leading: Leading = { desk, metrics: metrics ? await countedByAll() : nothingCounted }
  let isEnding = false
  const begin = () => answerWorker(cluster.fork(shared), leading)
  const end = () => {
    isEnding = true
    for (const worker of all()) worker.process.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)

  const heard = new Set<number>()
  cluster.on('listening', ({ id }, { port }) => {
    heard.add(id)
    if (heard.size === workers) listening(port)
  })
  const recent: number[] = []
  let code = 0
  for (let at = 0; at < workers; at += 1) begin()
  while (all().length > 0) {
    const [worker, status] = (await once(cluster, 'exit')) as [Worker, number | null]
    if (isEnding) continue
    recent.push(Date.now())
    const ends = recent.filter((at) => at > Date.now() - 60_000).length
    // one that can't even begin has said why
    if (heard.has(worker.id) && ends <= maxEnds) {
      console.error(
        `A worker of the mock backend ended (${worker.process.signalCode ?? status}); another one begins.`,
      )
      begin()
      continue
    }
    code = status ?? 1
    end()
  }
  desk?.close()
  return code
}

const all = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])

const nothingCounted = () => Promise.reject(new Error('nothing is counted'))

/** What all workers have counted, added up. */
async function countedByAll(): Promise<Leading['metrics']> {
  const { AggregatorRegistry } = await import('prom-client')
  const registry = new AggregatorRegistry()
  return async () => ({ type: registry.contentType, text: await registry.clusterMetrics() })
}
