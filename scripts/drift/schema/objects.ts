import { isArray } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, objectAt } from '../document/place.ts'
import type { Shape } from './shape.ts'
import { matches } from './text-pattern.ts'

/** Who sends what is described: a client its requests, a service its responses. */
export type Mode = 'request' | 'response'

/** The properties that a shape names, or requires. */
export function namesIn(shape: Shape): Set<string> {
  const names = new Set(requiredIn(shape))
  for (const part of shape.parts) {
    for (const name of Object.keys(objectAt(child(part, 'properties')))) names.add(name)
  }
  return names
}

/** The properties that values of a shape must have. */
export function requiredIn({ parts }: Shape): Set<string> {
  return new Set(
    parts.flatMap((part) => {
      const { required } = objectAt(part)
      return isArray(required) ? required.filter((name) => typeof name === 'string') : []
    }),
  )
}

/** The patterns of property names that a shape has schemas for. */
export const patternsIn = ({ parts }: Shape): Set<string> =>
  new Set(parts.flatMap((part) => Object.keys(objectAt(child(part, 'patternProperties')))))

/** What a shape demands of a property: every schema that applies to it. */
export function schemasOf(shape: Shape, name: string): Place[] {
  return shape.parts.flatMap((part) => {
    const applied = [
      ...(objectAt(child(part, 'properties'))[name] === undefined ? [] : [child(part, 'properties', name)]),
      ...Object.keys(objectAt(child(part, 'patternProperties')))
        .filter((pattern) => matches(pattern, name))
        .map((pattern) => child(part, 'patternProperties', pattern)),
    ]
    return applied.length > 0 ? applied : restOf(part, shape, name)
  })
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
    const { additionalProperties, properties } = objectAt(part)
    if (additionalProperties !== undefined) return true
    if (name === undefined) return false
    return (
      (properties !== undefined && objectAt(child(part, 'properties'))[name] !== undefined) ||
      Object.keys(objectAt(child(part, 'patternProperties'))).some((pattern) => matches(pattern, name))
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

/** Whether a property is not sent in this mode: `readOnly` in a request, `writeOnly` in a response. */
export function isHidden(schemas: readonly Place[], mode: Mode): boolean {
  const keyword = mode === 'request' ? 'readOnly' : 'writeOnly'
  return schemas.some((schema) => objectAt(schema)[keyword] === true)
}
