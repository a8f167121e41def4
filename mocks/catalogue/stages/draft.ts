import type { Stage } from '../types.ts'

/** A stage before its homes are known, with what they are made of. */
export type StageDraft = Omit<Stage, 'homeIds' | 'summary' | 'showings' | 'entryDateEnd'> &
  Readonly<{
    /** The id without its kind: `strandangen`. */
    key: string
    floors: number
    pricePerSquareMetre: number
    /** The number of the first house. */
    streetNumber: number
    /** Houses are finished one after another, four weeks apart. */
    staggered: boolean
  }>
