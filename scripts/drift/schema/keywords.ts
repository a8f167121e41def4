import type { Place } from '../document/place.ts'
import { objectAt } from '../document/place.ts'
import type { Shape } from './shape.ts'

/** A bound on numbers, and whether it is itself left out. */
export type Bound = { value: number; isExclusive: boolean }

/** The highest lower bound of a shape's numbers. */
export function lowerBound({ parts }: Shape): Bound | undefined {
  return tightest(parts, 'minimum', 'exclusiveMinimum', (a, b) => a > b)
}

/** The lowest upper bound of a shape's numbers. */
export function upperBound({ parts }: Shape): Bound | undefined {
  return tightest(parts, 'maximum', 'exclusiveMaximum', (a, b) => a < b)
}

function tightest(
  parts: readonly Place[],
  open: string,
  exclusive: string,
  isTighter: (a: number, b: number) => boolean,
): Bound | undefined {
  let found: Bound | undefined
  const take = (value: number, isExclusive: boolean) => {
    if (!found || isTighter(value, found.value) || (value === found.value && isExclusive))
      found = { value, isExclusive }
  }
  for (const part of parts) {
    const schema = objectAt(part)
    const bound = schema[open]
    const strict = schema[exclusive]
    // in 3.0 the exclusive keyword is a boolean beside the bound
    if (typeof bound === 'number') take(bound, strict === true)
    if (typeof strict === 'number') take(strict, true)
  }
  return found
}

/** The highest of what the parts say under a keyword, such as `minLength`. */
export function highest({ parts }: Shape, keyword: string): number | undefined {
  const found = numbersUnder(parts, keyword)
  return found.length > 0 ? Math.max(...found) : undefined
}

/** The lowest of what the parts say under a keyword, such as `maxLength`. */
export function lowest({ parts }: Shape, keyword: string): number | undefined {
  const found = numbersUnder(parts, keyword)
  return found.length > 0 ? Math.min(...found) : undefined
}

/** Every number that the parts give under a keyword. */
export const numbersUnder = (parts: readonly Place[], keyword: string): number[] =>
  parts.map((part) => objectAt(part)[keyword]).filter((value) => typeof value === 'number')

/** Every text that the parts give under a keyword, each once. */
export const textsUnder = ({ parts }: Shape, keyword: string): string[] => [
  ...new Set(parts.map((part) => objectAt(part)[keyword]).filter((value) => typeof value === 'string')),
]

/** The parts that have a keyword. */
export const partsWith = ({ parts }: Shape, keyword: string): Place[] =>
  parts.filter((part) => objectAt(part)[keyword] !== undefined)
