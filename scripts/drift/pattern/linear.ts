import type { AST } from '@eslint-community/regexpp'
import { RE2JS } from 're2js'
import type { OneCharacter } from './code-points.ts'
import { codePointsOf } from './code-points.ts'

/** Says whether a pattern is found in a text; undefined where that would take too long to tell. */
export type Verdict = (text: string) => boolean | undefined

/** Steps that take a third of a second: an engine without backtracking looks at each of its states for each character. */
const maxSteps = 8_000_000
const maxStates = 3000

class NotLinear extends Error {}

/**
 * The verdict of an engine that needs time in proportion to the text. What stands at the start and only looks ahead is
 * told by itself. Undefined for a pattern that the engine has no words for: references back, and looks elsewhere.
 */
export function linearVerdict(pattern: AST.Pattern): Verdict | undefined {
  try {
    const parts = partsOf(pattern).map(({ source, isWanted }) => ({
      engine: RE2JS.compile(source),
      isWanted,
    }))
    const states = parts.reduce((sum, { engine }) => sum + engine.programSize(), 0)
    return (text) => {
      if (states * text.length > maxSteps) return undefined
      return parts.every(({ engine, isWanted }) => engine.test(text) === isWanted)
    }
  } catch {
    // the engine has its own limits, and says so with errors of several kinds
    return undefined
  }
}

type Part = { source: string; isWanted: boolean }

function partsOf({ alternatives }: AST.Pattern): Part[] {
  const room = { left: maxStates }
  const [only] = alternatives
  if (alternatives.length !== 1 || !only || !isStart(only.elements[0]))
    return [{ source: choiceOf(alternatives, room), isWanted: true }]
  const rest = only.elements.findIndex((element) => !isStart(element) && !isLookahead(element))
  const [head, tail] =
    rest === -1 ? [only.elements, []] : [only.elements.slice(0, rest), only.elements.slice(rest)]
  const looks = head.flatMap((element): Part[] =>
    isLookahead(element)
      ? [{ source: String.raw`\A${choiceOf(element.alternatives, room)}`, isWanted: !element.negate }]
      : [],
  )
  return [
    ...looks,
    { source: String.raw`\A${tail.map((one) => written(one, room)).join('')}`, isWanted: true },
  ]
}

const isStart = (element: AST.Element | undefined): boolean =>
  element?.type === 'Assertion' && element.kind === 'start'

const isLookahead = (element: AST.Element): element is AST.LookaheadAssertion =>
  element.type === 'Assertion' && element.kind === 'lookahead'

/** How many states there is room for; what is repeated takes as many times its own. */
type Room = { left: number }

const choiceOf = (alternatives: readonly AST.Alternative[], room: Room): string =>
  `(?:${alternatives.map(({ elements }) => elements.map((one) => written(one, room)).join('')).join('|')})`

/** A part of a pattern in the words of RE2, with every class written out: what `\s` and `.` mean differs. */
function written(element: AST.Element, room: Room): string {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass': {
      room.left -= 1
      if (room.left < 0) throw new NotLinear()
      return classOf(element)
    }
    case 'Group':
    case 'CapturingGroup': {
      if (element.type === 'Group' && element.modifiers) throw new NotLinear()
      return choiceOf(element.alternatives, room)
    }
    case 'Quantifier': {
      const { min, max } = element
      const times = max === Infinity ? min + 1 : max
      const inner = { left: Math.floor(room.left / Math.max(1, times)) }
      const before = inner.left
      const source = `(?:${written(element.element, inner)})`
      room.left -= (before - inner.left + 1) * Math.max(1, times)
      return `${source}{${min},${max === Infinity ? '' : max}}`
    }
    case 'Assertion': {
      if (element.kind === 'start') return String.raw`\A`
      if (element.kind === 'end') return String.raw`\z`
      if (element.kind === 'word') return element.negate ? String.raw`\B` : String.raw`\b`
      throw new NotLinear()
    }
    default: {
      throw new NotLinear()
    }
  }
}

function classOf(node: OneCharacter): string {
  const ranges = codePointsOf(node)
  if (!ranges) throw new NotLinear()
  if (ranges.length === 0) return String.raw`[^\x{0}-\x{10FFFF}]`
  return `[${ranges.map(([from, to]) => String.raw`\x{${from.toString(16)}}-\x{${to.toString(16)}}`).join('')}]`
}
