import type { Place } from '../../document/place.ts'
import { child, entriesOf, follow, nameOf, objectAt } from '../../document/place.ts'

/** A schema and all schemas that it refers to or joins by `allOf`: a value of it is valid against each of them. */
export function allOfParts(schema: Place, seen = new Set<string>()): Place[] {
  if (seen.has(nameOf(schema))) return []
  seen.add(nameOf(schema))
  const target = objectAt(schema)['$ref'] === undefined ? [] : allOfParts(follow(schema), seen)
  return [schema, ...target, ...entriesOf(child(schema, 'allOf')).flatMap((one) => allOfParts(one, seen))]
}

/** The first value that these schemas have under a keyword, and where. */
export function keywordIn(parts: readonly Place[], keyword: string): Place | undefined {
  const first = parts.find((one) => objectAt(one)[keyword] !== undefined)
  return first && child(first, keyword)
}

/** Whether one of these schemas has `true` under a keyword. */
export const isOn = (parts: readonly Place[], keyword: string): boolean =>
  parts.some((one) => objectAt(one)[keyword] === true)
