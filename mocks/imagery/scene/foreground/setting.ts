import type { Landscape } from '../../../catalogue/images/recipe.ts'
import type { PlacedHouse } from '../house/house.ts'
import type { Ground } from '../setting/ground.ts'

/** What stands in a picture, as far as what grows and walks around it needs to know. */
export type Setting = Readonly<{
  landscape: Landscape
  ground: Ground
  /** Of the houses together, metres. */
  width: number
  height: number
  houses: readonly PlacedHouse[]
}>
