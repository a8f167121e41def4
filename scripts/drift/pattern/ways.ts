import type { AST } from '@eslint-community/regexpp'
import type { CodePoints } from './code-points.ts'
import { codePointsOf } from './code-points.ts'

/** A piece of one way through a pattern. */
export type Piece =
  /** So many characters of a set; `undefined` for a set that is not known. */
  | { kind: 'characters'; set: CodePoints | undefined; min: number; max: number }
  | { kind: 'start' }
  /** Looks at the characters beside it, and takes none. */
  | { kind: 'edge' }
  | { kind: 'lookahead'; ways: readonly Way[] }

/** One way through a pattern: every alternative is chosen, every group that may be left out is there or not. */
export type Way = readonly Piece[]

const maxWays = 64
const maxPieces = 200

/**
 * Every way through a pattern, without what is repeated as a whole. Undefined where there are too many, or where the
 * pattern has something else: groups that are repeated, references back, and looks behind.
 */
export function waysOf(alternatives: readonly AST.Alternative[]): readonly Way[] | undefined {
  const ways: Way[] = []
  for (const { elements } of alternatives) {
    let own: readonly Way[] = [[]]
    for (const element of elements) {
      const next = waysOfElement(element)
      if (!next || own.length * next.length > maxWays) return undefined
      own = own.flatMap((way) => next.map((one) => [...way, ...one]))
      if (own.some((way) => way.length > maxPieces)) return undefined
    }
    ways.push(...own)
  }
  return ways.length > maxWays ? undefined : ways
}

function waysOfElement(element: AST.Element): readonly Way[] | undefined {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass': {
      return [[{ kind: 'characters', set: codePointsOf(element), min: 1, max: 1 }]]
    }
    case 'Group':
    case 'CapturingGroup': {
      return element.type === 'Group' && element.modifiers ? undefined : waysOf(element.alternatives)
    }
    case 'Assertion': {
      return waysOfAssertion(element)
    }
    case 'Quantifier': {
      return waysOfRepeated(element)
    }
    default: {
      return undefined
    }
  }
}

function waysOfAssertion(element: AST.Assertion): readonly Way[] | undefined {
  if (element.kind === 'start') return [[{ kind: 'start' }]]
  if (element.kind === 'end' || element.kind === 'word') return [[{ kind: 'edge' }]]
  const ways = element.kind === 'lookahead' ? waysOf(element.alternatives) : undefined
  return ways && [[{ kind: 'lookahead', ways }]]
}

function waysOfRepeated({ element, min, max }: AST.Quantifier): readonly Way[] | undefined {
  if (element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass')
    return [[{ kind: 'characters', set: codePointsOf(element), min, max }]]
  if (element.type === 'Assertion' || max !== 1) return undefined
  const inner = waysOfElement(element)
  return min === 1 ? inner : inner && [[], ...inner]
}
