import MiniSearch from 'minisearch'
import type { Query } from 'minisearch'
import { fold, hasWordFrom } from './fold.ts'
import { isFuzzyMatch, withoutEnding } from './fuzzy-match.ts'

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

/** How much more a word weighs in a title, and in a text, than in the rest of the page. */
const boost = { title: 8, body: 2 } as const
/** A title that is all that was typed, or has it from the beginning of a word. */
const wholeTitle = 40
const inTitle = 6

/**
 * Finds documents by the beginnings of words, whatever case and marks; each word typed must fit. A word in a title
 * weighs more than one in a text, a whole word more than a beginning, and a rare word more than a common one. A word
 * that nothing begins with may have one letter wrong, or another ending.
 */
export class TextIndex<T extends Findable> {
  readonly #documents: readonly T[]
  readonly #titles: readonly string[]
  readonly #words = new Set<string>()
  readonly #index: MiniSearch

  constructor(documents: readonly T[]) {
    this.#documents = documents
    this.#titles = documents.map(({ title }) => fold(title))
    this.#index = new MiniSearch({
      idField: 'at',
      fields: ['title', 'body', 'words'],
      tokenize: (text) => fold(text).split(' ').filter(Boolean),
      processTerm: (word) => {
        this.#words.add(word)
        return word
      },
      searchOptions: { processTerm: (word) => word, prefix: true, boost },
    })
    this.#index.addAll(documents.map(({ title, body, words }, at) => ({ at, title, body, words })))
  }

  /** What fits, the best first; ties in the order of addresses. */
  search(typed: string): T[] {
    const whole = fold(typed)
    const words = [...new Set(whole.split(' ').filter(Boolean))]
    const queries = words.map((word) => this.#queryFor(word))
    const found = this.#index.search({ combineWith: 'AND', queries }).flatMap(({ id, score }) => {
      const at = id as number
      const document = this.#documents[at]
      if (!document) return []
      const { importance = 1 } = document
      return [{ document, score: importance * (score + this.#titleBonus(at, whole)) }]
    })
    found.sort((a, b) => b.score - a.score || (a.document.url < b.document.url ? -1 : 1))
    return found.map(({ document }) => document)
  }

  #titleBonus(at: number, whole: string): number {
    const title = this.#titles[at] ?? ''
    if (title === whole) return wholeTitle
    return hasWordFrom(title, whole) ? inTitle : 0
  }

  /**
   * A word that something begins with; else those that are near, which the library's own search by distance does not
   * find: it compares whole words alone, and two letters that changed places are two mistakes to it.
   */
  #queryFor(typed: string): Query {
    const words = [...this.#words]
    if (words.some((word) => word.startsWith(typed))) return typed
    const near = words.filter((word) => isFuzzyMatch(typed, word))
    if (near.length > 0) return { combineWith: 'OR', prefix: false, queries: near }
    const stem = withoutEnding(typed)
    return stem ? this.#queryFor(stem) : typed
  }
}

/** The newest first; what has no date comes last, and what is equal keeps its order. */
export function newestFirst<T extends Findable>(documents: readonly T[]): T[] {
  return documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
