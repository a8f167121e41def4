import type { FacadeRecipe, Look } from '../../../catalogue/images/recipe.ts'
import { randomOf } from '../../../catalogue/lib/random.ts'
import type { PlacedHouse } from '../house/house.ts'
import { brick, senior } from './brick-houses.ts'
import type { Form } from './form.ts'
import { pairs, rowHouses, villas } from './low-houses.ts'
import { gallery, slab } from './slabs.ts'
import { gables, timber } from './timber-houses.ts'
import { tower } from './towers.ts'
import { block, mansard } from './town-houses.ts'

const forms: Readonly<Record<Look, Form>> = {
  slab,
  gallery,
  block,
  mansard,
  tower,
  brick,
  senior,
  timber,
  gables,
  rowHouses,
  pairs,
  villas,
  plots: () => [],
  buildingSite: () => [],
}

/** The houses of a recipe, the first one's left wall at 0; the same ones each time. */
export function housesOf(recipe: FacadeRecipe, id: string): PlacedHouse[] {
  return forms[recipe.look](recipe, randomOf('picture', id, 'form'))
}
