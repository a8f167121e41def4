import cluster from 'node:cluster'
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Backend } from '../backend.ts'
import type { LogEntry } from '../engine/worlds/log.ts'
import type { ManyServers } from './many-servers.ts'

/** Upper bounds of the classes of time, in seconds. A call is timed in whole milliseconds. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A server as Prometheus reads it, loaded only where it is asked for. What is counted begins with the process. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #registers = [this.#registry]
  readonly #calls = new Counter({
    name: 'mock_calls_total',
    help: 'Calls of operations that this server played, by what they were answered.',
    labelNames: ['operation', 'status'] as const,
    registers: this.#registers,
  })
  readonly #verdicts = new Counter({
    name: 'mock_verdicts_total',
    help: 'What became of these calls, held against the contract.',
    labelNames: ['verdict'] as const,
    registers: this.#registers,
  })
  readonly #seconds = new Histogram({
    name: 'mock_call_duration_seconds',
    help: 'How long these calls took.',
    buckets,
    registers: this.#registers,
  })

  constructor(backend: () => Backend, many?: ManyServers) {
    new Gauge({
      name: 'mock_worlds_in_memory',
      help: 'Worlds that this server has in memory.',
      registers: this.#registers,
      collect() {
        this.set(backend().worlds.opened().length)
      },
    })
    if (many) this.#watch(many)
    if (cluster.isWorker) {
      // whoever leads the workers asks each of them, and adds up what they say
      AggregatorRegistry.setRegistries(this.#registry)
      new AggregatorRegistry()
    }
  }

  /** Counts a call, as it stands in the log of its world. */
  readonly count = ({ operationId, status, verdict, milliseconds }: LogEntry): void => {
    this.#calls.inc({ operation: operationId ?? '', status: status ?? 'cut' })
    this.#verdicts.inc({ verdict })
    this.#seconds.observe(milliseconds / 1000)
  }

  /** What is asked for at `/metrics`. */
  readonly page = async (): Promise<{ type: string; text: string }> => ({
    type: this.#registry.contentType,
    text: await this.#registry.metrics(),
  })

  #watch({ leases, relay }: ManyServers): void {
    new Gauge({
      name: 'mock_leases',
      help: 'Worlds that this server plays now.',
      registers: this.#registers,
      collect() {
        this.set(leases.count)
      },
    })
    const events = new Counter({
      name: 'mock_lease_events_total',
      help: 'Leases taken, lost to another server or with the store, and released: handed over.',
      labelNames: ['event'] as const,
      registers: this.#registers,
    })
    const failed = new Counter({
      name: 'mock_store_errors_total',
      help: 'Questions and writes that the store of worlds did not answer.',
      registers: this.#registers,
    })
    const searched = new Histogram({
      name: 'mock_relay_seconds',
      help: 'Calls whose world this server did not play when they came: how long until it did (here), or was answered by another (hop), from memory while the store was away (memory), or by nobody.',
      labelNames: ['outcome'] as const,
      buckets,
      registers: this.#registers,
    })
    leases.onEvent = (event) => (event === 'failed' ? failed.inc() : events.inc({ event }))
    relay.onEvent = (outcome, ms) => searched.observe({ outcome }, ms / 1000)
  }
}
