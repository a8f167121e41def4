import type { Place } from '../document/place.ts'
import { child, follow } from '../document/place.ts'
import { alternativesOf, keyOf } from './contract-places.ts'

/**
 * The schemas that a field of a body is described by: several where it has variants, none where the contract has no such
 * field. `[]` and `*`, for the items of an array and any other member, may be left out.
 *
 * @param field names of properties: `['hits', '[]', 'price']`
 */
export function fieldPlaces(body: Place, field: readonly string[]): Place[] {
  const found = new Map<string, Place>()
  const seen = new Set<string>()
  const walk = (given: Place, rest: readonly string[]): void => {
    const [name, ...after] = rest
    const schema = follow(given)
    const visit = `${keyOf(schema)} ${rest.length}`
    if (seen.has(visit)) return
    seen.add(visit)
    for (const one of alternativesOf(schema)) walk(one, rest)
    if (name === undefined) return
    const [property, items, others] = [
      child(schema, 'properties', name),
      child(schema, 'items'),
      child(schema, 'additionalProperties'),
    ]
    if (property.value !== undefined) {
      if (after.every((key) => key === '[]' || key === '*')) found.set(keyOf(property), property)
      else walk(property, after)
    }
    if (items.value !== undefined) walk(items, name === '[]' ? after : rest)
    if (typeof others.value === 'object') walk(others, name === '*' ? after : rest)
  }
  walk(body, field)
  return [...found.values()]
}
