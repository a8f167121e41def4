/** How many words the service takes at a time, and how long one may be. */
const maxWords = 50
const maxWordLength = 100

/** The words of a search address that stand for places and projects: segments of its path, then q (R-057, F-078). */
export function addressWords(path: readonly string[], q: string | undefined): string[] {
  const words = [...path, ...(q ?? '').split(';')].map((word) => word.trim())
  return [...new Set(words)].filter((word) => word !== '' && word.length <= maxWordLength).slice(0, maxWords)
}

/** The words as q has them; undefined for none. */
export function joinWords(words: readonly string[]): string | undefined {
  return words.join(';') || undefined
}
