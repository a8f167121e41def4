import { BrokenReference } from '../document/place.ts'
import { accepts } from './accepts.ts'
import type { Mode } from './objects.ts'
import type { Compared, Proof } from './reason.ts'
import type { Sampler } from './sample.ts'
import { Undecided } from './undecided.ts'

/** Looks for a value that one side of a comparison admits and the other does not. */
export function createProver(mode: Mode, sampler: Sampler): (compared: Compared) => Proof | undefined {
  const known = new Map<Compared, Proof | undefined>()
  const search = ({ sub, over }: Compared): Proof | undefined => {
    try {
      const value = sampler.of(sub).find((one) => !accepts(one, over, mode, true))
      return value === undefined ? undefined : { value, sub, over }
    } catch (error) {
      if (error instanceof Undecided || error instanceof BrokenReference) return undefined
      throw error
    }
  }
  return (compared) => {
    if (!known.has(compared)) known.set(compared, search(compared))
    return known.get(compared)
  }
}
