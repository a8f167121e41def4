import type { Place } from '../../document/place.ts'
import { child, entriesOf, membersOf } from '../../document/place.ts'
import { shapesOf } from '../../schema/shape.ts'
import { Undecided } from '../../schema/undecided.ts'

/** What schemas say about the parts of a value, by the name of the part in a field; what is said first counts. */
export function insideOf(schemas: readonly Place[]): Map<string, Place> {
  const found = new Map<string, Place>()
  const add = (name: string, place: Place) => {
    if (place.value !== undefined && !found.has(name)) found.set(name, place)
  }
  for (const schema of schemas) {
    for (const keyword of ['properties', 'patternProperties']) {
      for (const [name, place] of membersOf(child(schema, keyword))) add(name, place)
    }
    add('*', child(schema, 'additionalProperties'))
    for (const [index, place] of entriesOf(child(schema, 'prefixItems')).entries()) add(`[${index}]`, place)
    add('[]', child(schema, 'items'))
  }
  return found
}

/** The same for every way in which a schema can be kept. */
export const insideOfAny = (schema: Place): Map<string, Place> => insideOf(partsOf(schema))

/** Every property that some way of keeping the schema names. */
export function propertiesOf(schema: Place): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const part of partsOf(schema)) {
    for (const [name, place] of membersOf(child(part, 'properties'))) {
      if (!found.has(name)) found.set(name, place)
    }
  }
  return found
}

function partsOf(schema: Place): Place[] {
  try {
    return [...new Set(shapesOf([schema]).flatMap(({ parts }) => parts))]
  } catch (error) {
    if (error instanceof Undecided) return []
    throw error
  }
}
