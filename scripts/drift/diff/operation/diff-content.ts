import type { Place } from '../../document/place.ts'
import { membersOf } from '../../document/place.ts'
import type { Direction, Pair, Where } from '../change.ts'
import { inside } from '../change.ts'
import { diffEncodings } from './diff-encodings.ts'
import { eachOrAnything, reportTexts, under } from '../pair.ts'
import type { DiffContext } from '../diff-context.ts'
import { directionOf } from '../diff-context.ts'

/** Compares the media types of a message. */
export function diffContent(contents: Pair, message: Direction, where: Where, context: DiffContext): void {
  const before = mediaTypesOf(contents.was)
  const after = mediaTypesOf(contents.is)
  const direction = directionOf(message, context)
  for (const [type, place] of before) {
    const same = covering(type, after)
    if (same) diffMediaType({ was: place, is: same }, direction, inside(where, type), context)
    // who could get anything within a range has lost nothing when one of it is left
    else if (direction === 'request' || !isRangeOfSome(type, after)) {
      context.report({
        rule: `${direction}-media-type-removed`,
        where: inside(where, type),
        was: type,
        wasAt: place,
      })
    }
  }
  for (const [type, place] of after) {
    if (before.has(type)) continue
    const range = covering(type, before)
    if (range) diffMediaType({ was: range, is: place }, direction, inside(where, type), context)
    else
      context.report({
        rule: `${direction}-media-type-added`,
        where: inside(where, type),
        is: type,
        isAt: place,
      })
  }
}

/** Media types as they are told apart: `charset` and case say nothing. */
function mediaTypesOf(content: Place): Map<string, Place> {
  return new Map(membersOf(content).map(([type, place]) => [plainType(type), place]))
}

function plainType(written: string): string {
  const [type = '', ...parameters] = written.split(';').map((part) => part.trim().toLowerCase())
  return [type, ...parameters.filter((one) => !one.startsWith('charset=')).toSorted()].join('; ')
}

/** The entry for a media type, or the range that holds it. */
function covering(type: string, types: Map<string, Place>): Place | undefined {
  return types.get(type) ?? types.get(`${type.split('/')[0]}/*`) ?? types.get('*/*')
}

const isRangeOfSome = (range: string, types: Map<string, Place>): boolean =>
  range.endsWith('/*') &&
  [...types.keys()].some((type) => range === '*/*' || type.startsWith(range.slice(0, -1)))

function diffMediaType(pair: Pair, direction: Direction, where: Where, context: DiffContext): void {
  reportTexts(pair, ['example', 'examples'], where, context.report)
  for (const keyword of ['schema', 'itemSchema']) {
    const { was, is } = under(pair, keyword)
    if (was.value === undefined && is.value === undefined) continue
    context.diffSchema(eachOrAnything({ was, is }), direction, where)
  }
  diffEncodings(pair, direction, where, context)
}
