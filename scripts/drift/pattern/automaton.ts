import type { AST } from '@eslint-community/regexpp'
import type { CodePoints } from './code-points.ts'
import { codePointsOf } from './code-points.ts'

/** An automaton that reads a whole text: `steps` by state, `free` those that take no character. State 0 begins. */
export type Automaton = {
  steps: { set: CodePoints; to: number }[][]
  free: number[][]
  end: number
}

const maxStates = 400
const everything: CodePoints = [[0, 0x10_ff_ff]]

class TooMuch extends Error {}

/** The texts in which a pattern is found; undefined for one that looks around, refers back, or is too large. */
export function automatonOf({ alternatives }: AST.Pattern): Automaton | undefined {
  try {
    const builder = createBuilder()
    const [start, end] = [builder.state(), builder.state()]
    for (const { elements } of alternatives) {
      const isAnchored = isAssertion(elements[0], 'start')
      const isEnded = isAssertion(elements.at(-1), 'end')
      let at = isAnchored ? start : builder.skipping(start)
      for (const one of elements.slice(isAnchored ? 1 : 0, isEnded ? -1 : undefined))
        at = builder.add(one, at)
      builder.leap(isEnded ? at : builder.skipping(at), end)
    }
    return { ...builder.made, end }
  } catch (error) {
    if (error instanceof TooMuch) return undefined
    throw error
  }
}

const isAssertion = (element: AST.Element | undefined, kind: 'start' | 'end'): boolean =>
  element?.type === 'Assertion' && element.kind === kind

function createBuilder() {
  const made: Pick<Automaton, 'steps' | 'free'> = { steps: [], free: [] }
  const state = (): number => {
    if (made.steps.length >= maxStates) throw new TooMuch()
    made.free.push([])
    return made.steps.push([]) - 1
  }
  const leap = (from: number, to: number): void => void made.free[from]?.push(to)
  const step = (from: number, set: CodePoints, to: number): void => void made.steps[from]?.push({ set, to })
  /** From here on any characters, as many as there are. */
  const skipping = (from: number): number => {
    const at = state()
    leap(from, at)
    step(at, everything, at)
    return at
  }
  const choice = (alternatives: readonly AST.Alternative[], from: number): number => {
    const end = state()
    for (const { elements } of alternatives) {
      let at = from
      for (const one of elements) at = add(one, at)
      leap(at, end)
    }
    return end
  }
  const repeated = ({ element, min, max }: AST.Quantifier, from: number): number => {
    let at = from
    for (let times = 0; times < min; times += 1) at = add(element, at)
    const end = state()
    if (max === Infinity) {
      const loop = state()
      leap(at, loop)
      leap(add(element, loop), loop)
      leap(loop, end)
      return end
    }
    leap(at, end)
    for (let times = min; times < max; times += 1) {
      at = add(element, at)
      leap(at, end)
    }
    return end
  }
  const add = (element: AST.Element, from: number): number => {
    if (element.type === 'Quantifier') return repeated(element, from)
    if (element.type === 'CapturingGroup' || (element.type === 'Group' && !element.modifiers))
      return choice(element.alternatives, from)
    if (element.type !== 'Character' && element.type !== 'CharacterSet' && element.type !== 'CharacterClass')
      throw new TooMuch()
    const set = codePointsOf(element)
    if (!set) throw new TooMuch()
    const to = state()
    step(from, set, to)
    return to
  }
  return { made, state, leap, skipping, add }
}
