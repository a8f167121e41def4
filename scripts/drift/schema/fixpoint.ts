import type { Place } from '../document/place.ts'
import type { Compared, Reason } from './reason.ts'
import { keyOf } from './reason.ts'

/** Far more than any contract has; where more come up, schemas grow without end. */
const most = 200_000

/**
 * Decides comparisons that rest on each other, also in circles, without one calling the other: every comparison is
 * taken to hold until a reason against it is found, and then those that rest on it are decided anew. What holds in the
 * end holds for every value, by induction over its size, as a comparison rests on those of smaller values alone
 * (Amadio and Cardelli, Subtyping recursive types, 1993).
 */
export function createFixpoint(decide: (compared: Compared) => readonly Reason[]) {
  const all = new Map<string, Compared>()
  const fresh: Compared[] = []
  let deciding: Compared | undefined

  /** The comparison of these schemas, on which the present one rests then; nothing when there are too many. */
  const comparedOf = (sub: readonly Place[], over: readonly Place[]): Compared | undefined => {
    const key = keyOf({ sub, over })
    let found = all.get(key)
    if (!found) {
      if (all.size >= most) return undefined
      found = { sub, over, reasons: [], usedBy: new Set() }
      all.set(key, found)
      fresh.push(found)
    }
    if (deciding) found.usedBy.add(deciding)
    return found
  }
  const decided = (compared: Compared): readonly Reason[] => {
    deciding = compared
    try {
      return decide(compared)
    } finally {
      deciding = undefined
    }
  }
  /** The comparison when it and all that it rests on are decided. */
  const settled = (asked: Compared): Compared => {
    // those that held so far, and those that did not and may have more reasons for it
    const doubted = new Set<Compared>()
    const incomplete = new Set<Compared>()
    for (;;) {
      const compared = fresh.pop() ?? firstOf(doubted) ?? firstOf(incomplete)
      if (!compared) return asked
      const held = compared.reasons.length === 0
      const reasons = decided(compared)
      if (reasons.length > 0) compared.reasons = reasons
      if (!held || reasons.length === 0) continue
      for (const user of compared.usedBy) (user.reasons.length === 0 ? doubted : incomplete).add(user)
    }
  }
  return { compared: comparedOf, settled, isDeciding: () => deciding !== undefined }
}

/** Takes the first out of a set. */
function firstOf(set: Set<Compared>): Compared | undefined {
  const [first] = set
  if (first) set.delete(first)
  return first
}
