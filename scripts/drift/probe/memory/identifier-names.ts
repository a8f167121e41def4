import { isObject } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import type { Parameter } from '../../traffic/operations.ts'
import { examplesAt } from '../cases/example-values.ts'

/** Fields of a body that name something else, by how they are called. */
export const identifiersOfBody = (media: Place): string[] =>
  examplesAt(media)
    .flatMap(({ value }) => (isObject(value) ? Object.keys(value) : []))
    .filter((name) => /.(Id|Key)$/.test(name))
    .map((name) => name.toLowerCase())

/**
 * What a parameter asks for, the likeliest first: `caseid` for `caseId`; `caseid` and then `customerid` for the `id` in
 * `/customer/case/{id}`.
 */
export function keysOf(path: string, { name }: Parameter): string[] {
  if (name.toLowerCase() !== 'id') return [name.toLowerCase()]
  return wordsOf(path.slice(0, path.indexOf(`{${name}}`)))
    .toReversed()
    .map((word) => `${resourceOf(word)}id`)
}

/** What of a path is no parameter: `customer` and `case` in `/customer/case/{id}`. */
export const wordsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && !segment.includes('{'))

/** `case` for `cases`, `get_cases` and `Cases`. */
export function resourceOf(word: string): string {
  const name = word.toLowerCase().replace(/^(get|list|find|search)_/, '')
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  if (/(ch|sh|ss|x)es$/.test(name)) return name.slice(0, -2)
  return name.replace(/s$/, '')
}
