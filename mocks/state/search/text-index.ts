import { fold } from './fold.ts'

/** Something that can be found by its words: a title, a text, and words that are found but not shown. */
export type Findable = Readonly<{ title: string; body: string; words: string; url: string; date?: string }>

const titleWeight = 8
const bodyWeight = 2
const wordsWeight = 1
/** A whole word counts this many times a word that only begins with what was typed. */
const wholeWord = 2

type Posting = Readonly<{ at: number; weight: number }>

/**
 * Finds documents by the beginnings of words, whatever case and marks; each word typed must fit. A word in a title
 * weighs more than one in a text, and a whole word more than a beginning.
 */
export class TextIndex<T extends Findable> {
  readonly #documents: readonly T[]
  readonly #words: readonly string[]
  readonly #postings = new Map<string, Posting[]>()

  constructor(documents: readonly T[]) {
    this.#documents = documents
    for (const [at, { title, body, words }] of documents.entries()) {
      const weights = new Map<string, number>()
      for (const word of fold(words).split(' ')) weights.set(word, wordsWeight)
      for (const word of fold(body).split(' ')) weights.set(word, bodyWeight)
      for (const word of fold(title).split(' ')) weights.set(word, titleWeight)
      for (const [word, weight] of weights) this.#add(word, { at, weight })
    }
    this.#words = [...this.#postings.keys()].sort()
  }

  /** What fits, the best first; ties in the order of addresses. */
  search(typed: string): T[] {
    const words = fold(typed).split(' ').filter(Boolean)
    const [first, ...others] = words.map((word) => this.#scores(word))
    if (!first) return []
    const found = [...first].flatMap(([at, score]) => {
      const scores = others.map((one) => one.get(at))
      const document = this.#documents[at]
      if (!document || scores.includes(undefined)) return []
      return [{ document, score: scores.reduce<number>((sum, one) => sum + (one ?? 0), score) }]
    })
    found.sort((a, b) => b.score - a.score || (a.document.url < b.document.url ? -1 : 1))
    return found.map(({ document }) => document)
  }

  #add(word: string, posting: Posting): void {
    const known = this.#postings.get(word)
    if (known) known.push(posting)
    else this.#postings.set(word, [posting])
  }

  /** For each document the best weight of a word that begins with this one. */
  #scores(start: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (let i = this.#firstFrom(start); this.#words[i]?.startsWith(start); i++) {
      const word = this.#words[i] ?? ''
      for (const { at, weight } of this.#postings.get(word) ?? []) {
        const score = word === start ? wholeWord * weight : weight
        scores.set(at, Math.max(score, scores.get(at) ?? 0))
      }
    }
    return scores
  }

  /** Where the words begin that are not before this one in the alphabet. */
  #firstFrom(start: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The newest first; what has no date comes last, and what is equal keeps its order. */
export function newestFirst<T extends Findable>(documents: readonly T[]): T[] {
  return documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
