/**
 * The ways through the alternatives of a schema, one after the other. Whoever walks asks at each crossing which way to
 * go; the next walk takes another way at the last crossing that has one left.
 */
export class Choices {
  #taken: { way: number; of: number }[] = []
  #at = 0

  /** Which of so many ways to take here: a whole number below `of`. */
  choose(of: number): number {
    const known = this.#taken[this.#at]
    if (known) known.of = of
    else this.#taken.push({ way: 0, of })
    const { way } = this.#taken[this.#at] ?? { way: 0 }
    this.#at += 1
    return Math.min(way, of - 1)
  }

  /** Makes ready for the next walk; false when all ways have been gone, and it begins again with the first. */
  next(): boolean {
    this.#taken.length = this.#at
    this.#at = 0
    for (let last = this.#taken.pop(); last; last = this.#taken.pop()) {
      if (last.way + 1 < last.of) {
        this.#taken.push({ way: last.way + 1, of: last.of })
        return true
      }
    }
    return false
  }
}
