import type { Place } from '../document/place.ts'
import { nameOf } from '../document/place.ts'
import { decide } from './compare/decide.ts'
import { createFixpoint } from './fixpoint.ts'
import type { Mode } from './objects.ts'
import { createProver } from './prove.ts'
import type { Compared, Comparison, Reason } from './reason.ts'
import { reason } from './reason.ts'
import { createSampler } from './sample.ts'
import { createSameness } from './same.ts'
import { targetOf } from './shape.ts'
import { reasonsFrom } from './unfold.ts'

/** How deep proofs may rest on proofs of their own. */
const nestingLimit = 2

/**
 * Compares schemas by what they admit. The function it answers tells why a value that keeps all schemas of the one side
 * may fail the other; no reason means that every value keeps it. What cannot be decided is a reason that is not
 * certain, unless a value is found that proves it.
 *
 * @param isSame tells schemas that need not be understood to be the same; may be shared
 */
export function comparisonIn(
  mode: Mode,
  isSame = createSameness(),
  { isText = false, nesting = 0 } = {},
): Comparison {
  const fixpoint = createFixpoint((compared) => decide(compared, comparison))
  const sampler = createSampler(mode)
  const prove = createProver(mode, sampler)
  const told = new Map<Compared, readonly Reason[]>()
  const isSafe = (sub: readonly Place[], over: readonly Place[]): boolean =>
    over.every((one) => sub.some((own) => isSame(own, one)))

  const contain: Comparison['contain'] = (sub, over) => {
    if (isSafe(sub, over)) return []
    const compared = fixpoint.compared(distinct(sub), distinct(over))
    if (!compared) return [{ ...reason('unknown'), over: 'Too much to compare.', isCertain: false }]
    if (fixpoint.isDeciding())
      return compared.reasons.length === 0 ? [] : [{ ...reason('unknown'), inner: compared }]
    const reasons = told.get(compared) ?? reasonsFrom(fixpoint.settled(compared), prove)
    told.set(compared, reasons)
    return reasons
  }
  const holds: Comparison['holds'] = (sub, over) => {
    if (isSafe(sub, over)) return true
    const compared = fixpoint.compared(distinct(sub), distinct(over))
    return compared !== undefined && fixpoint.settled(compared).reasons.length === 0
  }
  // a comparison of its own, which takes nothing for granted of what is still open here
  let alone: Comparison | undefined
  const isWithin: Comparison['isWithin'] = (sub, over) => {
    if (nesting === nestingLimit) return false
    alone ??= comparisonIn(mode, isSame, { isText, nesting: nesting + 1 })
    return alone.holds(sub, over)
  }
  const comparison: Comparison = {
    mode,
    isText,
    contain,
    holds,
    isWithin,
    samplesOf: sampler.ofShape,
    apart: { known: new Map(), depth: 0 },
  }
  return comparison
}

/** Each schema once, whatever leads to it: what is demanded twice is demanded. */
function distinct(schemas: readonly Place[]): readonly Place[] {
  const targets = schemas.map(targetOf)
  return targets.length < 2 ? targets : [...new Map(targets.map((one) => [nameOf(one), one])).values()]
}
