import { houseWidth } from '../house/house.ts'
import type { Bay, House, PlacedHouse } from '../house/house.ts'

/** Houses beside each other from 0 on, so many metres apart. */
export function inARow(houses: readonly House[], gap = 0): PlacedHouse[] {
  let x = 0
  return houses.map((house) => {
    const placed = { ...house, x }
    x += houseWidth(house) + gap
    return placed
  })
}

/** The same bays again, from right to left. */
export function mirrored(row: readonly Bay[]): Bay[] {
  return [...row, ...row.toReversed()]
}
