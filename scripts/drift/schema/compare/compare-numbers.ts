import { isMultiple } from '../accepts.ts'
import type { Bound } from '../keywords.ts'
import { lowerBound, numbersUnder, upperBound } from '../keywords.ts'
import type { Reason } from '../reason.ts'
import { boundReason, reason } from '../reason.ts'
import type { Shape } from '../shape.ts'
import { isWhole } from '../types.ts'

/** Why numbers of one shape may not be numbers of the other. */
export function compareNumbers(sub: Shape, over: Shape): Reason[] {
  const reasons: Reason[] = []
  const subSteps = [...numbersUnder(sub.parts, 'multipleOf'), ...(isWhole(sub) ? [1] : [])]
  if (isWhole(over) && !subSteps.some((step) => Number.isInteger(step))) {
    reasons.push(reason('type', 'number', 'integer'))
  }
  const [subLow, overLow] = [lowOf(sub), lowOf(over)]
  if (overLow && !(subLow && isAtLeast(subLow, overLow))) {
    reasons.push(boundReason('minimum', sub, subLow?.value, overLow.value, ['minimum', 'exclusiveMinimum']))
  }
  const [subHigh, overHigh] = [highOf(sub), highOf(over)]
  if (overHigh && !(subHigh && isAtMost(subHigh, overHigh))) {
    reasons.push(boundReason('maximum', sub, subHigh?.value, overHigh.value, ['maximum', 'exclusiveMaximum']))
  }
  for (const step of numbersUnder(over.parts, 'multipleOf')) {
    if (!subSteps.some((own) => isMultiple(own, step)))
      reasons.push(boundReason('multipleOf', sub, subSteps[0], step))
  }
  return reasons
}

/** Whether no number is both above the one's lower bound and below the other's upper bound. */
export function areNumbersDisjoint(a: Shape, b: Shape): boolean {
  const isAbove = (low: Bound | undefined, high: Bound | undefined): boolean =>
    low !== undefined &&
    high !== undefined &&
    (low.value > high.value || (low.value === high.value && (low.isExclusive || high.isExclusive)))
  return isAbove(lowOf(a), highOf(b)) || isAbove(lowOf(b), highOf(a))
}

// a whole number above 0 is one of at least 1: two ways to say the same
function lowOf(shape: Shape): Bound | undefined {
  const bound = lowerBound(shape)
  if (!bound || !isWhole(shape)) return bound
  const { value, isExclusive } = bound
  return { value: isExclusive ? Math.floor(value) + 1 : Math.ceil(value), isExclusive: false }
}

function highOf(shape: Shape): Bound | undefined {
  const bound = upperBound(shape)
  if (!bound || !isWhole(shape)) return bound
  const { value, isExclusive } = bound
  return { value: isExclusive ? Math.ceil(value) - 1 : Math.floor(value), isExclusive: false }
}

const isAtLeast = (a: Bound, b: Bound): boolean =>
  a.value > b.value || (a.value === b.value && (a.isExclusive || !b.isExclusive))

const isAtMost = (a: Bound, b: Bound): boolean =>
  a.value < b.value || (a.value === b.value && (a.isExclusive || !b.isExclusive))

/** The whole numbers that lie within the bounds of a shape, where there are few. */
export function wholeNumbersOf(shape: Shape): number[] | undefined {
  const [low, high] = [lowOf(shape)?.value, highOf(shape)?.value]
  if (!isWhole(shape) || low === undefined || high === undefined || high - low > 500) return undefined
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
}
