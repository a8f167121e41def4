import type { DrawingCosts } from './drawing.ts'
import type { LoadResult } from './load.ts'
import type { WorldCosts } from './worlds.ts'

export type Figures = { cpuMicros: number; perSecond: number; p99: number; failed: number }

/** One call on one server, and on the bare one by turns with it. */
export type Measured = { server: string; test: string; own: Figures; bare: Figures }

export type Results = {
  measured: Measured[]
  /** Milliseconds from the start of a process to its first answer. */
  starts: { server: string; ms: number }[]
  megabytes: { server: string; megabytes: number }[]
}

/** Adds up what many short runs have shown. */
export class Sum {
  #cpuSeconds = 0
  #seconds = 0
  #done = 0
  #failed = 0
  readonly #p99: number[] = []

  add(cpuSeconds: number, { done, failed, seconds, p99 }: LoadResult): void {
    this.#cpuSeconds += cpuSeconds
    this.#seconds += seconds
    this.#done += done
    this.#failed += failed
    this.#p99.push(p99)
  }

  get figures(): Figures {
    return {
      cpuMicros: (this.#cpuSeconds / this.#done) * 1e6,
      perSecond: this.#done / this.#seconds,
      p99: median(this.#p99),
      failed: this.#failed,
    }
  }
}

/** The results as tables. */
export function report(
  { measured, starts, megabytes }: Results,
  after: { count: number; megabytes: number },
  worlds: WorldCosts,
  drawing: DrawingCosts,
): string[] {
  const cell = (value: number, digits = 0) => value.toFixed(digits)
  const rows = measured.map(({ server, test, own, bare }) => [
    test,
    server,
    cell(own.cpuMicros),
    cell(bare.cpuMicros),
    cell(own.cpuMicros / bare.cpuMicros, 2),
    cell(own.perSecond),
    cell(own.perSecond / bare.perSecond, 2),
    cell(own.p99, 1),
    own.failed > 0 ? String(own.failed) : '',
  ])
  const head = ['call', 'server', 'CPU µs', 'bare', 'ratio', 'per second', 'of bare', 'p99 ms', 'not 2xx']
  const startOf = (server: string) =>
    median(starts.filter((one) => one.server === server).map(({ ms }) => ms))
  return [
    table(
      head,
      rows.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? '')),
    ),
    table(
      ['server', 'first answer ms', 'MB after all calls'],
      megabytes.map((one) => [one.server, cell(startOf(one.server)), cell(one.megabytes)]),
    ),
    `${cell(after.megabytes)} MB after ${after.count} requests of the mock.`,
    `${worlds.count} worlds in ${cell(worlds.megabytes)} MB; created in ${times(worlds.created)}, ` +
      `reset in ${times(worlds.reset)}.`,
    `A small call in ${waits(drawing.quiet)}; while ${drawing.pictures} pictures are drawn, for ` +
      `${cell(drawing.seconds, 1)} s, in ${waits(drawing.drawing)} (medians of seconds).`,
  ]
}

const waits = ({ p50, p99 }: DrawingCosts['quiet']): string =>
  `${p50.toFixed(2)} ms (median) and ${p99.toFixed(2)} ms (99 %)`

const times = ({ wall, run }: WorldCosts['created']): string =>
  `${wall.p50.toFixed(2)} ms (median) and ${wall.p99.toFixed(2)} ms (99 %), of which the server ran ` +
  `${run.p50.toFixed(2)} and ${run.p99.toFixed(2)} ms`

/** The value in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
