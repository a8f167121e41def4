import type { AST } from '@eslint-community/regexpp'
import { areDisjoint } from './code-points.ts'
import type { Piece, Way } from './ways.ts'
import { waysOf } from './ways.ts'

const maxWeight = 5000
/** Repeated so few times more or less, a character is no more than some ways beside each other. */
const fewTimes = 8

/**
 * Whether an engine that goes back and tries again needs no more than so many steps for each character of a text;
 * undefined where that is not certain. It is where nothing is repeated but single characters, the pattern begins at the
 * start of the text, and where the characters that are repeated end, what follows is of other kinds: going back then
 * fails at once. One repetition may overlap with what follows, if that is of a fixed length.
 */
export function plainWeight({ alternatives }: AST.Pattern): number | undefined {
  const ways = waysOf(alternatives)
  return ways && weightOfAll(ways, false)
}

function weightOfAll(ways: readonly Way[], isAtStart: boolean): number | undefined {
  let sum = 1
  for (const way of ways) {
    const weight = weightOf(way, isAtStart)
    if (weight === undefined) return undefined
    sum += weight
  }
  return sum > maxWeight ? undefined : sum
}

function weightOf(way: Way, isAtStart: boolean): number | undefined {
  const first = way[0]
  const isAnchored = isAtStart || first?.kind === 'start'
  let [choices, length, looking] = [1, 1, 0]
  let isOverlapping = false
  for (const [index, piece] of way.entries()) {
    length += 1
    if (piece.kind === 'lookahead') {
      // tried once, since nothing that varies stands before it
      const isFirst = isAnchored && way.slice(0, index).every(({ kind }) => kind !== 'characters')
      const weight = isFirst ? weightOfAll(piece.ways, true) : undefined
      if (weight === undefined) return undefined
      looking += weight
    }
    if (piece.kind !== 'characters') continue
    if (piece.max - piece.min < fewTimes) {
      choices *= piece.max - piece.min + 1
      length += piece.max
      if (choices * length > maxWeight) return undefined
      continue
    }
    if (!isAnchored || isOverlapping) return undefined
    isOverlapping = !endsWhereNextBegins(piece, way.slice(index + 1))
  }
  return choices * length + looking
}

/** Whether what is repeated can only end at one place, so that going back into it leads nowhere. */
function endsWhereNextBegins({ set }: Piece & { kind: 'characters' }, rest: Way): boolean {
  const next = rest.find((piece) => piece.kind === 'characters')
  if (!next) return true
  return next.min > 0 && set !== undefined && next.set !== undefined && areDisjoint(set, next.set)
}
