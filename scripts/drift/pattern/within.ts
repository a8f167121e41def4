import type { Automaton } from './automaton.ts'
import { automatonOf } from './automaton.ts'
import { parsedPattern } from './verdict.ts'

const maxPairs = 4000

/**
 * Whether every text in which the one pattern is found (ECMA-262, unanchored) is one in which the other is found. A text
 * that shows the contrary, where there is one; undefined where it cannot be told.
 */
export function isPatternWithin(narrow: string, wide: string): true | { outside: string } | undefined {
  const key = `${narrow}\n${wide}`
  if (!known.has(key)) known.set(key, compare(narrow, wide))
  return known.get(key)
}

const known = new Map<string, ReturnType<typeof isPatternWithin>>()

function compare(narrow: string, wide: string): ReturnType<typeof isPatternWithin> {
  const [one, other] = [narrow, wide].map((pattern) => {
    const parsed = parsedPattern(pattern)
    return parsed && automatonOf(parsed)
  })
  return one && other ? search(one, other) : undefined
}

/** States of both automata after the same text; breadth first, so that the first text found is a shortest one. */
function search(one: Automaton, other: Automaton): true | { outside: string } | undefined {
  const letters = lettersOf([one, other])
  const first = { at: epsilonClosure(one, [0]), beside: epsilonClosure(other, [0]), text: '' }
  const queue = [first]
  const seen = new Set([nameOf(first.at, first.beside)])
  for (const { at, beside, text } of queue) {
    if (at.includes(one.end) && !beside.includes(other.end)) return { outside: text }
    for (const letter of letters) {
      const next = after(one, at, letter)
      if (next.length === 0) continue
      const others = after(other, beside, letter)
      const name = nameOf(next, others)
      if (seen.has(name)) continue
      if (seen.size >= maxPairs) return undefined
      seen.add(name)
      queue.push({ at: next, beside: others, text: text + String.fromCodePoint(letter) })
    }
  }
  return true
}

const nameOf = (a: readonly number[], b: readonly number[]): string => `${a.join(' ')}|${b.join(' ')}`

/** One character of each kind that the automata tell apart, those that people write first. */
function lettersOf(automata: readonly Automaton[]): number[] {
  const sets = automata.flatMap(({ transitions }) => transitions.flatMap((all) => all.map(({ set }) => set)))
  const borders = new Set(sets.flatMap((set) => set.flatMap(([from, to]) => [from, to + 1])))
  const usual = [97, 65, 48, 32, 45]
  const candidates = [...usual, ...[...borders].toSorted((a, b) => a - b), 0]
  const kinds = new Map<string, number>()
  for (const letter of candidates) {
    // half of a pair stands for no character
    if (letter > 0x10_ff_ff || (letter >= 0xd8_00 && letter <= 0xdf_ff)) continue
    const kind = sets.map((set) => (holds(set, letter) ? 1 : 0)).join('')
    if (!kinds.has(kind)) kinds.set(kind, letter)
  }
  return [...kinds.values()]
}

const holds = (set: readonly (readonly [number, number])[], letter: number): boolean =>
  set.some(([from, to]) => from <= letter && letter <= to)

function after(automaton: Automaton, states: readonly number[], letter: number): number[] {
  const next = states.flatMap((state) =>
    (automaton.transitions[state] ?? []).filter(({ set }) => holds(set, letter)).map(({ to }) => to),
  )
  return epsilonClosure(automaton, next)
}

/** These states, and what they lead to without a character. */
function epsilonClosure({ epsilons }: Automaton, states: readonly number[]): number[] {
  const found = new Set(states)
  for (const state of found) for (const next of epsilons[state] ?? []) found.add(next)
  return [...found].toSorted((a, b) => a - b)
}
