import type { FacadeRecipe } from '../../../catalogue/images/recipe.ts'
import type { Canvas } from '../../base/canvas.ts'
import { siteExtent } from '../building-site/building-site.ts'
import { housesOf } from '../forms/forms.ts'
import { houseHeight, houseWidth } from '../house/house.ts'
import type { Cladding, PlacedHouse } from '../house/house.ts'

/** What is built of one recipe, and where along the street it stands; metres. */
export type Block = Readonly<{
  key: string
  x: number
  width: number
  houses: readonly PlacedHouse[]
  /** What a house that is still being built will be clad in. */
  site?: Cladding
}>

/** Metres between one block and the next. */
const gap = 5

/** Metres from the ground to the top of the highest house. */
export function tallest(recipes: readonly FacadeRecipe[], id: string): number {
  const heights = recipes.map((recipe, at) =>
    recipe.look === 'buildingSite'
      ? siteExtent.height
      : Math.max(...housesOf(recipe, keyOf(id, at)).map(houseHeight)),
  )
  // low houses stand under a high sky
  return Math.max(20, ...heights)
}

/** The blocks that a frame shows: the first a little to the left of the middle, then over and over to both edges. */
export function blocksOf(recipes: readonly FacadeRecipe[], id: string, { left, right }: Canvas): Block[] {
  const once = recipes.map((recipe, at) => blockOf(recipe, id, at))
  const [first] = once
  if (!first) return []
  const start = Math.max(left * 0.16, left + 4) - first.width / 2
  const blocks: Block[] = []
  for (let x = start, at = 0; x < right; at++) x = place(blocks, once, at, x)
  for (let x = start, at = -1; x > left; at--) {
    const block = once.at(at % once.length || -once.length)
    if (!block) break
    x -= block.width + gap
    blocks.push(shifted(block, x, at))
  }
  return blocks.toSorted((a, b) => a.x - b.x)
}

function place(blocks: Block[], once: readonly Block[], at: number, x: number): number {
  const block = once[at % once.length]
  if (!block) return Infinity
  blocks.push(shifted(block, x, at))
  return x + block.width + gap
}

function blockOf(recipe: FacadeRecipe, id: string, at: number): Block {
  if (recipe.look === 'buildingSite')
    return { key: keyOf(id, at), x: 0, width: siteExtent.width, houses: [], site: recipe.finish }
  const houses = housesOf(recipe, keyOf(id, at))
  const last = houses.at(-1)
  return { key: keyOf(id, at), x: 0, width: last ? last.x + houseWidth(last) : 0, houses }
}

/** The same block somewhere else along the street, with windows of its own. */
function shifted(block: Block, x: number, at: number): Block {
  const key = `${block.key}/${at}`
  const houses = block.houses.map((house) => ({ ...house, x: house.x + x, key: `${key}/${house.key}` }))
  return { ...block, key, x, houses }
}

function keyOf(id: string, at: number): string {
  return `${id}-${at}`
}
