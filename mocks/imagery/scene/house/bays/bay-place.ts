import type { Random } from '../../../../catalogue/lib/random.ts'
import type { Bay, PlacedHouse } from '../house.ts'

/** A bay on one floor, about to be filled. */
export type Place = Readonly<{
  house: PlacedHouse
  bay: Bay & Readonly<{ x: number }>
  /** Which bay of the row, from 0. */
  at: number
  floor: number
  /** The wall's colour in this light. */
  wall: string
  chance: Random
}>
