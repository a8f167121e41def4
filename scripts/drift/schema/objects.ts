import type { JsonObject } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, objectAt } from '../document/place.ts'
import type { Shape } from './shape.ts'
import { matches } from './text-pattern.ts'

/** Who sends what is described: a client its requests, a service its responses. */
export type Mode = 'request' | 'response'

const none: JsonObject = {}

/** The object under a keyword; an empty one when there is none. */
function membersUnder(part: Place, keyword: string): JsonObject {
  const value = objectAt(part)[keyword]
  return isObject(value) ? value : none
}

/** The properties that a shape names, or requires. */
export function namesIn(shape: Shape): ReadonlySet<string> {
  const known = namesOf.get(shape)
  if (known) return known
  const names = new Set(requiredIn(shape))
  for (const part of shape.parts) {
    for (const name in membersUnder(part, 'properties')) names.add(name)
  }
  namesOf.set(shape, names)
  return names
}

// asked for each property again, and there may be thousands
const namesOf = new WeakMap<Shape, ReadonlySet<string>>()
const required = new WeakMap<Shape, ReadonlySet<string>>()

/** The properties that values of a shape must have. */
export function requiredIn(shape: Shape): ReadonlySet<string> {
  const found = required.get(shape)
  if (found) return found
  const names = new Set<string>()
  required.set(shape, names)
  for (const part of shape.parts) {
    const { required } = objectAt(part)
    if (isArray(required)) for (const name of required) if (typeof name === 'string') names.add(name)
  }
  return names
}

/** The patterns of property names that a shape has schemas for. */
export const patternsIn = ({ parts }: Shape): Set<string> =>
  new Set(parts.flatMap((part) => Object.keys(membersUnder(part, 'patternProperties'))))

/** What a shape demands of a property: every schema that applies to it. */
export function schemasOf(shape: Shape, name: string): Place[] {
  const applied: Place[] = []
  for (const part of shape.parts) {
    const before = applied.length
    if (Object.hasOwn(membersUnder(part, 'properties'), name)) applied.push(child(part, 'properties', name))
    for (const pattern in membersUnder(part, 'patternProperties')) {
      if (matches(pattern, name)) applied.push(child(part, 'patternProperties', pattern))
    }
    if (applied.length === before) applied.push(...restOf(part, shape, name))
  }
  return applied
}

/** What a shape demands of properties that it neither names nor has a pattern for. */
export const restSchemas = (shape: Shape): Place[] => shape.parts.flatMap((part) => restOf(part, shape))

function restOf(part: Place, shape: Shape, name?: string): Place[] {
  const { additionalProperties, unevaluatedProperties } = objectAt(part)
  if (additionalProperties !== undefined) return [child(part, 'additionalProperties')]
  if (unevaluatedProperties === undefined || isEvaluated(shape, name)) return []
  return [child(part, 'unevaluatedProperties')]
}

/** Whether some part of the shape has already had its say on a property (JSON Schema 2020-12, 11.3). */
function isEvaluated({ parts }: Shape, name: string | undefined): boolean {
  return parts.some((part) => {
    const { additionalProperties } = objectAt(part)
    if (additionalProperties !== undefined) return true
    if (name === undefined) return false
    return (
      Object.hasOwn(membersUnder(part, 'properties'), name) ||
      Object.keys(membersUnder(part, 'patternProperties')).some((pattern) => matches(pattern, name))
    )
  })
}

/**
 * Whether the shape says itself that more properties may come. One that says nothing is open as far as validation
 * goes, and promises nothing: what it does not name is not sent.
 */
export const saysOpen = ({ parts }: Shape): boolean =>
  parts.some((part) => {
    const { additionalProperties, unevaluatedProperties } = objectAt(part)
    return [additionalProperties, unevaluatedProperties].some((rest) => rest !== undefined && rest !== false)
  })

/** Whether a shape names no property at all, and so is an object that can hold anything. */
export const isFreeForm = (shape: Shape): boolean =>
  namesIn(shape).size === 0 &&
  patternsIn(shape).size === 0 &&
  restSchemas(shape).every(({ value }) => value !== false)

/** Whether a property is not sent in this mode: `readOnly` in a request, `writeOnly` in a response. */
export function isHidden(schemas: readonly Place[], mode: Mode): boolean {
  const keyword = mode === 'request' ? 'readOnly' : 'writeOnly'
  return schemas.some((schema) => objectAt(schema)[keyword] === true)
}
