import type { ParameterLocation } from './contract.ts'

/** What became of a call, held against the contract. */
export type Verdict = 'ok' | 'requestViolation' | 'responseViolation' | 'fault' | 'generated'

/** One place where the contract was broken; `pointer` is an RFC 6901 pointer into that part. */
export type Violation = {
  in: ParameterLocation | 'body' | 'response'
  pointer: string
  code: string
  detail: string
}

/** One call. It never holds a query string, a body or a header: nothing personal can get in. */
export type LogEntry = {
  /** Rises by one with each call. */
  number: number
  /** The time of the world, in milliseconds. */
  at: number
  service: string
  operationId: string
  method: string
  path: string
  /** Null when the connection was cut. */
  status: number | null
  verdict: Verdict
  /** How long the answer took, in milliseconds. */
  milliseconds: number
  violations: Violation[]
}

export type VerdictCounts = Record<Verdict, number>

const capacity = 1000

const noCounts = (): VerdictCounts => ({
  ok: 0,
  requestViolation: 0,
  responseViolation: 0,
  fault: 0,
  generated: 0,
})

/** The last calls in one world, oldest first. */
export class RequestLog {
  #entries: LogEntry[] = []
  #counts = noCounts()
  #last = 0

  add(entry: Omit<LogEntry, 'number'>): LogEntry {
    this.#last += 1
    this.#counts[entry.verdict] += 1
    const kept = { number: this.#last, ...entry }
    this.#entries.push(kept)
    // half of a doubled list goes at once, which costs less than one from the front each time
    if (this.#entries.length >= capacity * 2) this.#entries = this.#entries.slice(-capacity)
    return kept
  }

  /** The newest `limit` calls with a number above `after`. */
  list({ after = 0, limit = capacity }: { after?: number; limit?: number } = {}): LogEntry[] {
    const before = this.#last - this.#entries.length
    return this.#entries.slice(Math.max(0, after - before)).slice(-Math.min(limit, capacity))
  }

  /** The number of the last call ever; it goes on when the log is emptied, so that nobody who follows misses a call. */
  get last(): number {
    return this.#last
  }

  /** How many calls of each verdict there were since the log was emptied. */
  get counts(): VerdictCounts {
    return { ...this.#counts }
  }

  /** How many calls there were since the log was emptied. */
  get total(): number {
    return Object.values(this.#counts).reduce((sum, count) => sum + count, 0)
  }

  clear(): void {
    this.#entries = []
    this.#counts = noCounts()
  }
}
