/**
 * Lets the operations of one world run one after the other, whoever sent them: what an operation reads and writes
 * belongs together even when it has to wait in between.
 */
export class Turns {
  readonly #last = new WeakMap<object, Promise<unknown>>()

  /** Runs `work` after everything that came before it for the same `owner`. */
  take<T>(owner: object, work: () => T | Promise<T>): Promise<T> {
    const mine = (this.#last.get(owner) ?? Promise.resolve()).then(work)
    this.#last.set(
      owner,
      mine.catch(() => undefined),
    )
    return mine
  }
}
