/** Counters by prefix; part of a world, so that the same calls in the same order give the same ids. */
export type IdData = Record<string, number>

/** Gives ids such as `case-1001`: readable in a log, unique in a world, the same on every run. */
export class Ids {
  readonly #data: IdData

  constructor(data: IdData) {
    this.#data = data
  }

  /** The next id with a prefix; numbers start at 1001. */
  next(prefix: string): string {
    const number = (this.#data[prefix] ?? 1000) + 1
    this.#data[prefix] = number
    return `${prefix}-${number}`
  }
}
