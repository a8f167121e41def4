import type { PassedAnswer } from '../engine/pass-on.ts'

/** An answer of a recording; `after` so many calls that change something had been made of its service. */
type Recorded = { answer: PassedAnswer; after: number }

/**
 * The answers to one call, in their order. A page asks a little more or less often each time, so none is given before the
 * change that had come before it, and one from before the last change is passed over where there is a later one.
 */
export class Answers {
  readonly #recorded: Recorded[] = []
  #next = 0

  add(recorded: Recorded): void {
    this.#recorded.push(recorded)
  }

  /** The next answer; the last one that fits is given again. `changes` counts those that have been made by now. */
  take(changes: number): Recorded | undefined {
    const fitting = this.#recorded.findLast(({ after }) => after <= changes) ?? this.#recorded[0]
    const first = this.#recorded.findIndex(({ after }) => after === fitting?.after)
    const last = this.#recorded.findLastIndex(({ after }) => after === fitting?.after)
    const at = Math.min(Math.max(this.#next, first), last)
    this.#next = at + 1
    return this.#recorded[at]
  }

  /** The next answer of a call that changes something itself: those have their own order. */
  takeInOrder(): Recorded | undefined {
    const at = Math.min(this.#next, this.#recorded.length - 1)
    this.#next = at + 1
    return this.#recorded[at]
  }
}
