import type { Landscape } from '../../../catalogue/images/recipe.ts'
import type { Drawing } from '../drawing.ts'
import { drawBirch } from '../plants/birch.ts'
import type { Tree } from '../plants/tree.ts'
import { drawPine, drawSpruce } from '../plants/conifers.ts'
import { drawRoundTree } from '../plants/round-tree.ts'

/** Trees beside the houses of a landscape: the birch everywhere. */
export const besides: Readonly<Record<Landscape, readonly ((drawing: Drawing, tree: Tree) => void)[]>> = {
  hills: [drawBirch, drawBirch, drawRoundTree],
  city: [drawBirch, drawRoundTree],
  mountains: [drawPine, drawSpruce, drawBirch],
  pines: [drawPine, drawBirch, drawPine],
}
