import type { ParameterLocation } from '../contract.ts'

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
  /** Null when no operation matched. */
  service: string | null
  operationId: string | null
  method: string
  path: string
  /** Null when the connection was cut. */
  status: number | null
  verdict: Verdict
  /** How long the answer took, in milliseconds. */
  milliseconds: number
  violations: readonly Violation[]
  /** Who answered in place of the mock: a real service, or a recording. */
  source?: string | undefined
}

export type VerdictCounts = Record<Verdict, number>

/** How many calls a world keeps, and about how many bytes: a busy mock has a log for each of its worlds. */
const capacity = 1000
const maxBytes = 256 * 1024

/** What a call takes up beside its texts. */
const entryBytes = 160

const noViolations: readonly Violation[] = []

const noCounts = (): VerdictCounts => ({
  ok: 0,
  requestViolation: 0,
  responseViolation: 0,
  fault: 0,
  generated: 0,
})

/**
 * The last calls in one world. A call takes the place of the oldest one: what lives long and dies all the time is what
 * costs a garbage collector most.
 */
export class RequestLog {
  /** The call with a number lies at that number modulo the capacity. */
  readonly #slots: LogEntry[] = []
  /** The number of the oldest call that is kept. */
  #first = 1
  #last = 0
  #bytes = 0
  #counts = noCounts()

  /** Notes a call. What is returned is good until the log has gone round once. */
  add(entry: NewEntry): LogEntry {
    this.#last += 1
    this.#counts[entry.verdict] += 1
    if (this.#last - this.#first >= capacity) this.#letGo()
    const kept = this.#placed(entry)
    this.#bytes += bytesOf(kept)
    while (this.#bytes > maxBytes && this.#first < this.#last) this.#letGo()
    return kept
  }

  /** The newest `limit` calls with a number above `after`, oldest first. */
  list({ after = 0, limit = capacity }: { after?: number; limit?: number } = {}): LogEntry[] {
    const from = Math.max(this.#first, after + 1, this.#last - limit + 1)
    const found: LogEntry[] = []
    for (let number = from; number <= this.#last; number++) {
      const entry = this.#slots[number % capacity]
      if (entry) found.push({ ...entry })
    }
    return found
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

  /** How many calls it has. */
  get size(): number {
    return this.#last - this.#first + 1
  }

  /** Goes on with what another log had: its last calls, oldest first, and its sums. */
  resume({
    entries,
    last,
    counts,
  }: {
    entries: readonly LogEntry[]
    last: number
    counts: VerdictCounts
  }): void {
    this.#last = last - entries.length
    this.#first = this.#last + 1
    for (const entry of entries) this.add(entry)
    this.#counts = { ...counts }
  }

  clear(): void {
    this.#slots.length = 0
    this.#first = this.#last + 1
    this.#bytes = 0
    this.#counts = noCounts()
  }

  #placed({
    at,
    service,
    operationId,
    method,
    path,
    status,
    verdict,
    milliseconds,
    violations,
    source,
  }: NewEntry): LogEntry {
    const number = this.#last
    const place = this.#slots[number % capacity]
    if (!place) {
      const made = {
        number,
        at,
        service,
        operationId,
        method,
        path,
        status,
        verdict,
        milliseconds,
        violations,
        source,
      }
      this.#slots[number % capacity] = made
      return made
    }
    place.number = number
    place.at = at
    place.service = service
    place.operationId = operationId
    place.method = method
    place.path = path
    place.status = status
    place.verdict = verdict
    place.milliseconds = milliseconds
    place.violations = violations
    place.source = source
    return place
  }

  #letGo(): void {
    const oldest = this.#slots[this.#first % capacity]
    this.#first += 1
    if (!oldest) return
    this.#bytes -= bytesOf(oldest)
    oldest.path = ''
    oldest.violations = noViolations
  }
}

type NewEntry = Omit<LogEntry, 'number'>

function bytesOf({ path, violations }: LogEntry): number {
  let bytes = entryBytes + path.length
  for (const { pointer, detail } of violations) bytes += entryBytes + pointer.length + detail.length
  return bytes
}
