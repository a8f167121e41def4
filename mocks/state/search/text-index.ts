import { fold, hasWordFrom } from './fold.ts'
import { isNear, withoutEnding } from './near-words.ts'

/** Something that can be found by its words: a title, a text, and words that are found but not shown. */
export type Findable = Readonly<{
  title: string
  body: string
  words: string
  url: string
  date?: string
  /** How many times over it counts; 1 when left out. */
  importance?: number
}>

const titleWeight = 8
const bodyWeight = 2
const wordsWeight = 1
/** A whole word counts this many times a word that only begins with what was typed. */
const wholeWord = 2
/** What fits in spite of a wrong letter or another ending counts so much less. */
const nearWord = 0.5
/** A title that is all that was typed, or has it from the beginning of a word. */
const wholeTitle = 40
const inTitle = 6
/** How many words that somebody typed are remembered with what they fit. */
const remembered = 500

type Posting = Readonly<{ at: number; weight: number }>
type Scores = ReadonlyMap<number, number>

/**
 * Finds documents by the beginnings of words, whatever case and marks; each word typed must fit. A word in a title
 * weighs more than one in a text, a whole word more than a beginning, and a rare word more than a common one. A word
 * that nothing begins with may have one letter wrong, or another ending.
 */
export class TextIndex<T extends Findable> {
  readonly #documents: readonly T[]
  readonly #titles: readonly string[]
  readonly #words: readonly string[]
  readonly #postings = new Map<string, Posting[]>()
  readonly #known = new Map<string, Scores>()

  constructor(documents: readonly T[]) {
    this.#documents = documents
    this.#titles = documents.map(({ title }) => fold(title))
    for (const [at, { body, words }] of documents.entries()) {
      const weights = new Map<string, number>()
      for (const word of fold(words).split(' ')) weights.set(word, wordsWeight)
      for (const word of fold(body).split(' ')) weights.set(word, bodyWeight)
      for (const word of (this.#titles[at] ?? '').split(' ')) weights.set(word, titleWeight)
      for (const [word, weight] of weights) if (word) this.#add(word, { at, weight })
    }
    this.#words = [...this.#postings.keys()].sort()
  }

  /** What fits, the best first; ties in the order of addresses. */
  search(typed: string): T[] {
    const whole = fold(typed)
    const words = [...new Set(whole.split(' ').filter(Boolean))]
    const [first, ...others] = words.map((word) => this.#scoresOf(word))
    if (!first) return []
    const found = [...first].flatMap(([at, score]) => {
      const scores = others.map((one) => one.get(at))
      const document = this.#documents[at]
      if (!document || scores.includes(undefined)) return []
      const total = scores.reduce<number>((sum, one) => sum + (one ?? 0), score)
      const { importance = 1 } = document
      return [{ document, score: importance * (total + this.#titleBonus(at, whole)) }]
    })
    found.sort((a, b) => b.score - a.score || (a.document.url < b.document.url ? -1 : 1))
    return found.map(({ document }) => document)
  }

  #titleBonus(at: number, whole: string): number {
    const title = this.#titles[at] ?? ''
    if (title === whole) return wholeTitle
    return hasWordFrom(title, whole) ? inTitle : 0
  }

  #add(word: string, posting: Posting): void {
    const known = this.#postings.get(word)
    if (known) known.push(posting)
    else this.#postings.set(word, [posting])
  }

  #scoresOf(word: string): Scores {
    const known = this.#known.get(word)
    if (known) return known
    const scores = this.#weighed(this.#fitting(word))
    if (this.#known.size >= remembered) this.#known.clear()
    this.#known.set(word, scores)
    return scores
  }

  /** For each document the best weight of a word that fits: one that begins so, else one that is near. */
  #fitting(typed: string): Map<number, number> {
    const scores = new Map<number, number>()
    for (let i = this.#firstFrom(typed); this.#words[i]?.startsWith(typed); i++) {
      const word = this.#words[i] ?? ''
      this.#note(scores, word, word === typed ? wholeWord : 1)
    }
    if (scores.size > 0) return scores
    for (const word of this.#words) {
      const isWhole = Math.abs(word.length - typed.length) <= 1
      if (isNear(typed, word)) this.#note(scores, word, nearWord * (isWhole ? wholeWord : 1))
    }
    if (scores.size > 0) return scores
    const stem = withoutEnding(typed)
    return stem ? new Map([...this.#fitting(stem)].map(([at, score]) => [at, score * nearWord])) : scores
  }

  #note(scores: Map<number, number>, word: string, times: number): void {
    for (const { at, weight } of this.#postings.get(word) ?? [])
      scores.set(at, Math.max(times * weight, scores.get(at) ?? 0))
  }

  /** The fewer documents a word fits, the more each of them weighs. */
  #weighed(scores: Map<number, number>): Scores {
    const rarity = 1 + Math.log(1 + this.#documents.length / Math.max(1, scores.size)) / 4
    return new Map([...scores].map(([at, score]) => [at, score * rarity]))
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
