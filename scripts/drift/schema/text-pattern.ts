import { isFound } from '../pattern/verdict.ts'
import { Undecided } from './undecided.ts'

/**
 * Whether a text matches a pattern of a schema (ECMA-262, unanchored); one that cannot be read matches everything.
 *
 * @throws Undecided when that takes too long to tell
 */
export function matches(pattern: string, text: string): boolean {
  const told = isFound(pattern, text)
  if (told === undefined)
    throw new Undecided(`Whether the pattern ${pattern} fits could not be told in time.`)
  return told
}
