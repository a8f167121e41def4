import type { SearchHit } from '#src/api/homes/residence.ts'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { statusAt } from '#src/domain/sale/status/status-at.ts'

/** The homes of a project that are there to look at: none that is sold, or not for sale yet. */
export const availableHomes = (homes: readonly SearchHit[], now: Date): SearchHit[] =>
  homes.filter((home) => !isGone(statusAt(home, now)))
