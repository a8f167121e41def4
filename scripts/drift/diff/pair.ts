import type { Json } from '../document/json.ts'
import { isArray, isEqual, textOf } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, follow, membersOf, objectAt, withValue } from '../document/place.ts'
import type { Direction, Pair, Report, Where } from './change.ts'

/** The value under the same keys in both versions. */
export const under = ({ was, is }: Pair, ...keys: string[]): Pair => ({
  was: child(was, ...keys),
  is: child(is, ...keys),
})

/** Schemas, where one that is left out admits anything. */
export const eachOrAnything = ({ was, is }: Pair): Pair => ({ was: orAnything(was), is: orAnything(is) })

const orAnything = (schema: Place): Place =>
  typeof schema.value === 'boolean' || Object.keys(objectAt(schema)).length > 0
    ? schema
    : withValue(schema, true)

/** What both versions refer to there. */
export const followed = ({ was, is }: Pair): Pair => ({ was: follow(was), is: follow(is) })

export const isRemoved = ({ was, is }: Pair): boolean => was.value !== undefined && is.value === undefined
export const isAdded = ({ was, is }: Pair): boolean => was.value === undefined && is.value !== undefined
export const isInBoth = ({ was, is }: Pair): boolean => was.value !== undefined && is.value !== undefined

/** The members of objects by name, those of both versions. */
export function namesOf({ was, is }: Pair): string[] {
  return [...new Set([...membersOf(was), ...membersOf(is)].map(([name]) => name))]
}

/** A keyword that is a switch: left out, it is off. */
export const flagOf = (place: Place, keyword: string): boolean => objectAt(place)[keyword] === true

/** Reports members that say something to people and nothing to programs, extensions included. */
export function reportTexts(pair: Pair, keywords: readonly string[], where: Where, report: Report): void {
  const [before, after] = [objectAt(pair.was), objectAt(pair.is)]
  const compare = (rule: string, key: string): void => {
    if (isEqual(before[key], after[key])) return
    const { was, is } = under(pair, key)
    report({ rule, where, was: key, is: key, wasAt: was, isAt: is })
  }
  for (const keyword of keywords) compare('text-changed', keyword)
  for (const key in before) if (key.startsWith('x-')) compare('extension-changed', key)
  for (const key in after)
    if (key.startsWith('x-') && !Object.hasOwn(before, key)) compare('extension-changed', key)
}

/** Reports a keyword that says which values there are and that no other rule understands. */
export function reportKeyword(
  { was, is }: Pair,
  keyword: string,
  direction: Direction,
  where: Where,
  report: Report,
): void {
  report({ rule: `${direction}-keyword-changed`, where, was: keyword, is: keyword, wasAt: was, isAt: is })
}

export const texts = (value: Json | undefined): string[] => (isArray(value) ? value.map(textOf) : [])
