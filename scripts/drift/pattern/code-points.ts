import type { AST } from '@eslint-community/regexpp'

/** Code points as ranges that do not touch, in order. */
export type CodePoints = readonly (readonly [from: number, to: number])[]

const last = 0x10_ff_ff
const digits: CodePoints = [[48, 57]]
const wordSigns: CodePoints = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]
// WhiteSpace and LineTerminator (ECMA-262, 12.2 and 12.3)
const spaces: CodePoints = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x16_80, 0x16_80],
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  [0x20_2f, 0x20_2f],
  [0x20_5f, 0x20_5f],
  [0x30_00, 0x30_00],
  [0xfe_ff, 0xfe_ff],
]
const lineEnds: CodePoints = [
  [10, 10],
  [13, 13],
  [0x20_28, 0x20_29],
]

/** One character of a pattern: a letter, a class or an escape of one. */
export type OneCharacter = AST.Character | AST.CharacterSet | AST.CharacterClass

/** The characters that it stands for (ECMA-262, without the flag `i`); undefined for a property of Unicode. */
export function codePointsOf(node: OneCharacter): CodePoints | undefined {
  if (node.type === 'Character') return [[node.value, node.value]]
  if (node.type === 'CharacterSet') return ofSet(node)
  const parts: CodePoints[] = []
  for (const element of node.elements) {
    if (element.type === 'Character') parts.push([[element.value, element.value]])
    else if (element.type === 'CharacterClassRange') parts.push([[element.min.value, element.max.value]])
    else if (element.type === 'CharacterSet') {
      const inner = ofSet(element)
      if (!inner) return undefined
      parts.push(inner)
    } else return undefined
  }
  const all = union(parts.flat())
  return node.negate ? complement(all) : all
}

function ofSet(node: AST.CharacterSet): CodePoints | undefined {
  if (node.kind === 'any') return complement(lineEnds)
  if (node.kind === 'property') return undefined
  const known = { digit: digits, space: spaces, word: wordSigns }[node.kind]
  return node.negate ? complement(known) : known
}

function union(ranges: CodePoints): CodePoints {
  const found: [number, number][] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = found.at(-1)
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to)
    else found.push([from, to])
  }
  return found
}

function complement(ranges: CodePoints): CodePoints {
  const found: [number, number][] = []
  let next = 0
  for (const [from, to] of ranges) {
    if (from > next) found.push([next, from - 1])
    next = to + 1
  }
  return next > last ? found : [...found, [next, last]]
}

/** Whether no character is among both. */
export function areDisjoint(one: CodePoints, other: CodePoints): boolean {
  return one.every(([from, to]) => other.every(([begin, end]) => to < begin || end < from))
}
