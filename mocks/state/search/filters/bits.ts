/** A set of small whole numbers, one bit each: two of them are held against each other 32 numbers at a time. */
export class Bits {
  readonly #words: Uint32Array

  /** @param size one more than the highest number */
  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32))
  }

  add(number: number): void {
    const at = number >>> 5
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (number & 31))
  }

  /** How many numbers are in both. */
  countShared(other: Bits): number {
    const others = other.#words
    let count = 0
    const words = this.#words
    for (let at = 0; at < words.length; at++) count += ones((words[at] ?? 0) & (others[at] ?? 0))
    return count
  }
}

/** How many bits of a word are set: of each pair, then each four, then each eight, then all. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
