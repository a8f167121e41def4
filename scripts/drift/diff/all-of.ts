import type { Json } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, entriesOf, follow, nameOf, objectAt } from '../document/place.ts'

/** A schema with all that it refers to or joins by `allOf`: whoever keeps it keeps each of them. */
export function spineOf(schema: Place, seen = new Set<string>()): Place[] {
  if (seen.has(nameOf(schema))) return []
  seen.add(nameOf(schema))
  const target = objectAt(schema)['$ref'] === undefined ? [] : spineOf(follow(schema), seen)
  return [schema, ...target, ...entriesOf(child(schema, 'allOf')).flatMap((one) => spineOf(one, seen))]
}

/** What a spine says under a keyword first, and where. */
export function said(spine: readonly Place[], keyword: string): Place | undefined {
  const first = spine.find((one) => objectAt(one)[keyword] !== undefined)
  return first && child(first, keyword)
}

/** Whether some part of a spine switches a keyword on. */
export const isOn = (spine: readonly Place[], keyword: string): boolean =>
  spine.some((one) => objectAt(one)[keyword] === true)

export const valueOf = (place: Place | undefined): Json | undefined => place?.value
