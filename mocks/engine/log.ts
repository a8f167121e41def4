/** What became of a request, held against the contract. */
export type Verdict = 'ok' | 'requestViolation' | 'responseViolation' | 'fault' | 'generated'

/** One line of the request log. It never holds a query string, a body or a header: nothing personal can get in. */
export type LogEntry = {
  id: string
  at: string
  operationId: string
  method: string
  path: string
  status: number
  verdict: Verdict
  /** How long the answer took, in milliseconds. */
  milliseconds: number
  detail?: string
}

const capacity = 500

/** The last requests of one world, oldest first. */
export class RequestLog {
  #entries: LogEntry[] = []

  add(entry: LogEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > capacity) this.#entries = this.#entries.slice(-capacity)
  }

  list(): readonly LogEntry[] {
    return this.#entries
  }

  clear(): void {
    this.#entries = []
  }
}
