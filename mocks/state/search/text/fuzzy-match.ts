/** Shorter words have too many neighbours to forgive a letter. */
const minLength = 4

/**
 * Whether a word begins with what was typed, but for one letter: another one, one too many, one too few, or two that
 * changed places.
 */
export function isFuzzyMatch(typed: string, word: string): boolean {
  if (typed.length < minLength || word.length < typed.length - 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const rest = typed.slice(at + 1)
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2))
  )
}

/** Endings of Nordic words, the longest first, as they are compared: without marks. */
const endings = [
  'erna',
  'arna',
  'orna',
  'ene',
  'ena',
  'ssa',
  'sta',
  'lla',
  'lta',
  'er',
  'ar',
  'or',
  'en',
  'et',
  'na',
  'in',
  'n',
  't',
  's',
  'a',
]

/** The word without its ending, as far as enough of it is left; undefined when there is none to take off. */
export function withoutEnding(word: string): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minLength + 1)
  return ending && word.slice(0, -ending.length)
}
