/** The words of a search address that stand for places and projects: segments of its path, then q (R-057, F-078). */
export function addressWords(path: readonly string[], q: string | undefined): string[] {
  return [...new Set([...path, ...(q ?? '').split(';')])].map((word) => word.trim()).filter(Boolean)
}

/** The words as q has them; undefined for none. */
export function joinWords(words: readonly string[]): string | undefined {
  return words.join(';') || undefined
}
