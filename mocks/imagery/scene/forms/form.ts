import type { Random } from '../../../catalogue/lib/random.ts'
import type { FacadeRecipe } from '../../../catalogue/images/recipe.ts'
import type { PlacedHouse } from '../house/house.ts'

/** Makes the houses of a recipe, the first one's left wall at 0. */
export type Form = (recipe: FacadeRecipe, random: Random) => PlacedHouse[]
