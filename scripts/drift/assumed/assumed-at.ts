import { concerns } from './concerns.ts'
import { isObject } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, followIfThere, rootOf } from '../document/place.ts'
import { segmentsOf } from '../document/pointer.ts'
import { type Mark, marksOf, questionId } from './assumptions-in.ts'

/** What was assumed about a place, and under which id one answers. */
export type Assumed = { id: string; says: string }

/**
 * What a contract assumes about a place where a rule finds something: what is said at it or above it, and at what it refers
 * to. What stands by a keyword speaks of that keyword alone. What an operation assumes as a whole is how it behaves, and
 * does not put in question what it takes and answers.
 */
export function assumedAt(place: Place, rule: string): Assumed[] {
  const said = [place, followIfThere(place)].flatMap((one) => marksAbove(one, rule))
  return [...new Set(said.map(({ says }) => says))].map((says) => ({ id: questionId(says), says }))
}

/** The marks from the top of the document down to a place. */
function marksAbove({ document, pointer }: Place, rule: string): Mark[] {
  const keys = segmentsOf(pointer)
  return [...keys.keys(), keys.length].flatMap((depth) => {
    const { value } = child(rootOf(document), ...keys.slice(0, depth))
    if (!isObject(value)) return []
    return marksOf(value['x-assumed']).filter(({ keyword }) => {
      if (keyword === undefined) return value['responses'] === undefined
      return depth === keys.length ? concerns(rule, keyword) : keyword === keys[depth]
    })
  })
}
