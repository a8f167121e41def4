import type { Place } from '../../document/place.ts'
import type { Mismatch } from './mismatch.ts'

/** What work gives; where its matter is nested so deeply that there is no room for it on the stack, something else. */
export function withinStack<Result>(work: () => Result, otherwise: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError && /call stack/i.test(error.message)) return otherwise()
    throw error
  }
}

/** That a body is nested too deeply to be held against anything. */
export const tooDeep = (rule: string, source: Place): Mismatch => ({
  rule,
  field: [],
  was: 'it is nested too deeply',
  source,
})
