import type { Day } from '../dates.ts'

/** What a visitor who comes again looks for: what was not there the last time, and what costs less than then. */
export type SaleMarks = Readonly<{
  /** When it was first shown; absent for what cannot be bought. */
  publishedOn: Day | undefined
  /** The total before the price was lowered: in Sweden what the seller asked. */
  formerPrice: number | undefined
  /** When it was lowered; absent where it was not. */
  loweredOn: Day | undefined
}>
