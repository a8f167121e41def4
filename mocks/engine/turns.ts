type Next = () => void

const nobody: readonly Next[] = []

/**
 * Lets the operations of one world run one after the other, whoever sent them: what an operation reads and writes
 * belongs together even when it has to wait in between.
 */
export class Turns {
  /** Who waits, by the id of whatever somebody has the turn of. */
  readonly #waiting = new Map<string, readonly Next[]>()

  /** Takes the turn for an id; resolves when it has come, nothing when it is there already. Whoever takes it leaves it. */
  enter(id: string): Promise<void> | undefined {
    const waiting = this.#waiting.get(id)
    if (!waiting) {
      this.#waiting.set(id, nobody)
      return undefined
    }
    return new Promise((next) => {
      this.#waiting.set(id, [...waiting, next])
    })
  }

  /** Gives the turn to whoever came next. */
  leave(id: string): void {
    const waiting = this.#waiting.get(id)
    const next = waiting?.[0]
    if (!waiting || !next) {
      this.#waiting.delete(id)
      return
    }
    this.#waiting.set(id, waiting.slice(1))
    next()
  }
}
