import type { Json } from '../../document/json.ts'
import { isArray, isObject } from '../../document/json.ts'
import { resourceOf, wordsOf } from './identifier-names.ts'

/** The identifiers of one thing and of what it is part of, by key: `stageid`, `caseid`. */
export type Identifiers = ReadonlyMap<string, Json>

const maxVisitedValues = 20_000
const deepest = 100

/** Members that only hold what was asked for, and say nothing about what it is. */
const wrappers = new Set([
  'hits',
  'items',
  'results',
  'data',
  'list',
  'entries',
  'content',
  'values',
  'rows',
  'page',
])

/**
 * What an answer tells about each thing in it, in the order in which they stand there.
 *
 * @param path of the operation, whose last word says what the answer is about
 * @param wanted the keys that somebody asks for
 * @param asked what the request has named, which all of it belongs to
 */
export function identifiersIn(
  path: string,
  body: Json,
  wanted: ReadonlySet<string>,
  asked: Identifiers,
): Identifiers[] {
  const found: Identifiers[] = []
  let left = maxVisitedValues
  const walk = (value: Json, thing: string, depth: number, outer: Identifiers): void => {
    left -= 1
    if (left < 0 || depth > deepest) return
    if (isArray(value)) for (const item of value) walk(item, thing, depth + 1, outer)
    if (!isObject(value)) return
    const known = new Map(outer)
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'object' || member === undefined || member === '') continue
      const key = name.toLowerCase() === 'id' ? `${thing}id` : name.toLowerCase()
      if (wanted.has(key)) known.set(key, member)
    }
    if (known.size > outer.size || [...known].some(([key, one]) => outer.get(key) !== one)) found.push(known)
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'object' || member === null) continue
      walk(member, wrappers.has(name.toLowerCase()) ? thing : resourceOf(name), depth + 1, known)
    }
  }
  walk(body, resourceOf(wordsOf(path).at(-1) ?? ''), 0, asked)
  return found
}
