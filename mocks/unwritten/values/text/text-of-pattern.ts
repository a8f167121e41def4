import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import type { Random } from '../../../catalogue/lib/random.ts'

/** How long a text is wanted, in code points. */
export type Length = { min: number; max: number }

const parser = new RegExpParser()
const known = new Map<string, AST.Pattern | undefined>()

/** Characters to choose from, those that people read first: letters, digits, signs, and a few of other scripts. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(at + 32))
const alphanumeric = ascii.filter((one) => /[a-z0-9]/i.test(one))
const others = Array.from('åäöéüßñøæÅÄÖλЖя中文あ한😀€§·²½\u00a0\t\n\r\f\v\0\u2028\u0301א٣')
const pool = [...alphanumeric, ...ascii.filter((one) => !/[a-z0-9]/i.test(one)), ...others]

/** Longest run that a quantifier without an end is given beyond what it needs. */
const usualRun = 6

type Walk = {
  random: Random
  /** Whether any character of a class will do, or those that people read. */
  wild: boolean
  /** How many characters may still be added to the shortest text of the pattern. */
  spare: number
  groups: Map<AST.CapturingGroup, string>
}

/**
 * A text in which the pattern is found, of about the length that is wanted. Looks ahead and behind are taken into account
 * by chance only: whoever asks holds the text against the pattern. Undefined for a pattern that is none.
 */
export function textOfPattern(
  pattern: string,
  { min, max }: Length,
  random: Random,
  wild = false,
): string | undefined {
  const tree = parsed(pattern)
  if (!tree) return undefined
  const alternatives = fitting(tree.alternatives, max)
  const alternative = random.pick(alternatives.length > 0 ? alternatives : tree.alternatives)
  const shortest = sum(alternative.elements.map(shortestOf))
  const most = Math.min(max, Math.max(min, shortest + random.int(0, usualRun)))
  const walk: Walk = { random, wild, spare: Math.max(0, most - shortest), groups: new Map() }
  const text = alternative.elements.map((one) => textOf(one, walk)).join('')
  return filledUp(text, { min, max }, alternative, random)
}

/** More repetitions than this within others are taken for ones without an end. */
const few = 10

/** Whether a text in which the pattern is not found may keep the engine busy for ever: it repeats what is repeated itself. */
export function mayTurnInCircles(pattern: string): boolean {
  const tree = parsed(pattern)
  if (!tree) return true
  let [depth, deepest] = [0, 0]
  visitRegExpAST(tree, {
    onQuantifierEnter: ({ max }) => {
      if (max > few) deepest = Math.max(deepest, (depth += 1))
    },
    onQuantifierLeave: ({ max }) => {
      if (max > few) depth -= 1
    },
  })
  return deepest > 1
}

function parsed(pattern: string): AST.Pattern | undefined {
  if (!known.has(pattern)) known.set(pattern, parse(pattern))
  return known.get(pattern)
}

function parse(pattern: string): AST.Pattern | undefined {
  try {
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: true })
  } catch {
    return undefined
  }
}

const fitting = (alternatives: readonly AST.Alternative[], max: number) =>
  alternatives.filter(({ elements }) => sum(elements.map(shortestOf)) <= max)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** A pattern that is not bound to both ends leaves room for more; it goes where nothing holds the text. */
function filledUp(text: string, { min }: Length, { elements }: AST.Alternative, random: Random): string {
  const missing = min - [...text].length
  if (missing <= 0) return text
  const isEdge = (element: AST.Element | undefined, kind: string) =>
    element?.type === 'Assertion' && element.kind === kind
  // words may have to end where the text of the pattern does
  const gap = random.pick(['', ' ', '-'])
  const more = Array.from({ length: missing - gap.length }, () => random.pick(alphanumeric)).join('')
  if (!isEdge(elements.at(-1), 'end')) return text + gap + more
  return isEdge(elements[0], 'start') ? text : more + gap + text
}

/** The fewest characters that an element takes. */
function shortestOf(element: AST.Element | AST.QuantifiableElement): number {
  switch (element.type) {
    case 'Quantifier':
      return element.min === 0 ? 0 : element.min * shortestOf(element.element)
    case 'Group':
    case 'CapturingGroup':
      return Math.min(...element.alternatives.map(({ elements }) => sum(elements.map(shortestOf))))
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return 1
    case 'Backreference':
      return referred(element).reduce((least, one) => Math.min(least, shortestOf(one)), Infinity)
    default:
      return 0
  }
}

const referred = ({ resolved }: AST.Backreference): AST.CapturingGroup[] =>
  Array.isArray(resolved) ? resolved : [resolved]

function textOf(element: AST.Element, walk: Walk): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value)
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return walk.random.pick(charactersOf(element.raw)[walk.wild ? 'all' : 'readable'])
    case 'Quantifier':
      return repeated(element, walk)
    case 'Group':
      return textOfGroup(element, walk)
    case 'CapturingGroup': {
      const text = textOfGroup(element, walk)
      walk.groups.set(element, text)
      return text
    }
    case 'Backreference':
      return referred(element).reduce((text, one) => text + (walk.groups.get(one) ?? ''), '')
    case 'Assertion':
      return lookedFor(element, walk)
    default:
      return ''
  }
}

/** What is looked for ahead has to come; a text of it is put there now and then, when there is room. */
function lookedFor(assertion: AST.Assertion, walk: Walk): string {
  if (assertion.kind !== 'lookahead' || assertion.negate || !walk.random.chance(0.5)) return ''
  const { elements } = walk.random.pick(assertion.alternatives)
  const text = elements.map((one) => textOf(one, { ...walk, spare: 0 })).join('')
  if (text.length > walk.spare) return ''
  walk.spare -= text.length
  return text
}

function textOfGroup({ alternatives }: AST.Group | AST.CapturingGroup, walk: Walk): string {
  const shortest = Math.min(...alternatives.map(({ elements }) => sum(elements.map(shortestOf))))
  const { elements } = walk.random.pick(fitting(alternatives, shortest + walk.spare))
  walk.spare -= sum(elements.map(shortestOf)) - shortest
  return elements.map((one) => textOf(one, walk)).join('')
}

function repeated({ element, min, max }: AST.Quantifier, walk: Walk): string {
  const each = Math.max(1, shortestOf(element))
  const room = Math.min(max - min, Math.floor(walk.spare / each))
  // a part of the room, or all of it: one of several repetitions may be the only one that can grow
  const some = () => (walk.random.chance(0.5) ? room : walk.random.int(0, room))
  const extra = room > 0 ? some() : 0
  walk.spare -= extra * shortestOf(element)
  return Array.from({ length: min + extra }, () => textOf(element, walk)).join('')
}

type Class = { all: readonly string[]; readable: readonly string[] }

const classes = new Map<string, Class>()

/** The characters of the pool that a class has, and the letters and digits among them. */
function charactersOf(raw: string): Class {
  const kept = classes.get(raw)
  if (kept) return kept
  const one = new RegExp(`^${raw}$`, 'u')
  const found = pool.filter((character) => one.test(character))
  const readable = found.filter((character) => alphanumeric.includes(character))
  const all = found.length > 0 ? found : searched(one)
  const characters = { all, readable: readable.length > 0 ? readable : all }
  classes.set(raw, characters)
  return characters
}

/** A class of no character of the pool: the first few there are. */
function searched(one: RegExp): readonly string[] {
  const found: string[] = []
  for (let point = 0; point <= 0x10_ff_ff && found.length < 8; point++) {
    if (point >= 0xd8_00 && point <= 0xdf_ff) continue
    const character = String.fromCodePoint(point)
    if (one.test(character)) found.push(character)
  }
  return found.length > 0 ? found : ['']
}
