import { isObject } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { BrokenReference, child, follow, rootOf } from '../document/place.ts'
import { segmentsOf } from '../document/pointer.ts'
import { questionId, sentencesOf } from './assumptions-in.ts'

/** What was assumed about a place, and under which id one answers. */
export type Assumed = { id: string; says: string }

/**
 * What a contract assumes about a place: about what stands there, about what it refers to, and for a keyword about what
 * has it. What an operation assumes is how it behaves, and does not put in question that it is there.
 */
export function assumedAt(place: Place): Assumed[] {
  const owner = isObject(place.value) ? place : parentOf(place)
  return [...new Set([owner, followed(owner)])].flatMap(({ value }) => {
    if (!isObject(value) || value['x-assumed'] === undefined || value['responses'] !== undefined) return []
    return sentencesOf(value['x-assumed']).map((says) => ({ id: questionId(says), says }))
  })
}

/** What has a keyword, an entry of whose list may be meant: `required/2` belongs to the schema. */
function parentOf({ document, pointer }: Place): Place {
  const keys = segmentsOf(pointer)
  const isEntry = /^\d+$/.test(keys.at(-1) ?? '')
  return child(rootOf(document), ...keys.slice(0, isEntry ? -2 : -1))
}

function followed(place: Place): Place {
  try {
    return follow(place)
  } catch (error) {
    if (error instanceof BrokenReference) return place
    throw error
  }
}
