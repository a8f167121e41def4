import type { AST } from '@eslint-community/regexpp'
import type { CodePoints } from './code-points.ts'
import { codePointsOf } from './code-points.ts'

/**
 * A nondeterministic finite automaton that reads a whole text: by state, the transitions that take a character, and the
 * states that are reached without one. State 0 begins, and `end` accepts.
 */
export type Automaton = {
  transitions: { set: CodePoints; to: number }[][]
  epsilons: number[][]
  end: number
}

const maxStates = 400
const everything: CodePoints = [[0, 0x10_ff_ff]]

class Unsupported extends Error {}

/**
 * The texts in which a pattern is found; undefined for one that looks around, refers back, names a property of Unicode,
 * or is too large.
 */
export function automatonOf({ alternatives }: AST.Pattern): Automaton | undefined {
  try {
    const builder = createBuilder()
    const [start, end] = [builder.state(), builder.state()]
    for (const { elements } of alternatives) {
      const isAnchored = isAssertion(elements[0], 'start')
      const isEnded = isAssertion(elements.at(-1), 'end')
      let at = isAnchored ? start : builder.anyText(start)
      for (const one of elements.slice(isAnchored ? 1 : 0, isEnded ? -1 : undefined))
        at = builder.add(one, at)
      builder.addEpsilon(isEnded ? at : builder.anyText(at), end)
    }
    return { ...builder.made, end }
  } catch (error) {
    if (error instanceof Unsupported) return undefined
    throw error
  }
}

const isAssertion = (element: AST.Element | undefined, kind: 'start' | 'end'): boolean =>
  element?.type === 'Assertion' && element.kind === kind

function createBuilder() {
  const made: Pick<Automaton, 'transitions' | 'epsilons'> = { transitions: [], epsilons: [] }
  const state = (): number => {
    if (made.transitions.length >= maxStates) throw new Unsupported()
    made.epsilons.push([])
    return made.transitions.push([]) - 1
  }
  const addEpsilon = (from: number, to: number): void => void made.epsilons[from]?.push(to)
  const addTransition = (from: number, set: CodePoints, to: number): void =>
    void made.transitions[from]?.push({ set, to })
  /** From here on any characters, as many as there are. */
  const anyText = (from: number): number => {
    const at = state()
    addEpsilon(from, at)
    addTransition(at, everything, at)
    return at
  }
  const choice = (alternatives: readonly AST.Alternative[], from: number): number => {
    const end = state()
    for (const { elements } of alternatives) {
      let at = from
      for (const one of elements) at = add(one, at)
      addEpsilon(at, end)
    }
    return end
  }
  const repeated = ({ element, min, max }: AST.Quantifier, from: number): number => {
    let at = from
    for (let times = 0; times < min; times += 1) at = add(element, at)
    const end = state()
    if (max === Infinity) {
      const loop = state()
      addEpsilon(at, loop)
      addEpsilon(add(element, loop), loop)
      addEpsilon(loop, end)
      return end
    }
    addEpsilon(at, end)
    for (let times = min; times < max; times += 1) {
      at = add(element, at)
      addEpsilon(at, end)
    }
    return end
  }
  const add = (element: AST.Element, from: number): number => {
    if (element.type === 'Quantifier') return repeated(element, from)
    if (element.type === 'CapturingGroup' || (element.type === 'Group' && !element.modifiers))
      return choice(element.alternatives, from)
    if (element.type !== 'Character' && element.type !== 'CharacterSet' && element.type !== 'CharacterClass')
      throw new Unsupported()
    const set = codePointsOf(element)
    if (!set) throw new Unsupported()
    const to = state()
    addTransition(from, set, to)
    return to
  }
  return { made, state, addEpsilon, anyText, add }
}
