import type { FacadeRecipe } from '../../../catalogue/images/recipe.ts'
import { createCanvas } from '../../base/canvas.ts'
import type { Canvas } from '../../base/canvas.ts'
import type { Frame } from '../../base/frame.ts'
import { within } from '../../base/numbers.ts'
import { svgDocument } from '../../base/svg.ts'
import { drawBuildingSite } from '../building-site/building-site.ts'
import { drawingOn } from '../drawing.ts'
import type { Drawing } from '../drawing.ts'
import { drawHouse } from '../house/draw-house.ts'
import { moodOf } from '../mood/mood.ts'
import { drawDistance } from '../setting/distance.ts'
import { drawGround } from '../setting/ground.ts'
import { drawMirrored } from '../setting/reflection.ts'
import { drawSky } from '../setting/sky.ts'
import { blocksOf, tallest } from './blocks.ts'
import type { Block } from './blocks.ts'
import { drawStreetTrees, drawStreetLife } from './street-life.ts'

/** Houses along a street or a quay: the recipes from left to right, all in the light of the first. */
export type StreetSubject = Readonly<{ id: string; recipes: readonly FacadeRecipe[]; label: string }>

/** A row of houses from edge to edge, as SVG; a wider frame shows more of the street. */
export function drawStreet({ id, recipes, label }: StreetSubject, frame: Frame): string {
  const [first] = recipes
  if (!first) return svgDocument(frame, label, '')
  const groundY = Math.round(frame.height * (first.water ? 0.78 : 0.88))
  const scale = (0.84 * groundY) / tallest(recipes, id)
  const canvas = createCanvas({ ...frame, scale, groundY, originX: frame.width / 2 })
  const drawing = drawingOn(canvas, moodOf(first.time, first.season), id)
  const blocks = blocksOf(recipes, id, canvas)
  const ground = first.water ? 'water' : 'street'
  drawSky(drawing, sunBeside(blocks, canvas))
  drawDistance(drawing, first.landscape)
  const ashore = () => {
    for (const block of blocks) drawBlock(drawing, block)
    drawStreetTrees(drawing, blocks, { landscape: first.landscape, ground })
    drawStreetLife(drawing, blocks, ground)
  }
  drawGround(drawing, ground)
  if (first.water) drawMirrored(drawing, ashore)
  else ashore()
  return svgDocument(frame, label, canvas.markup())
}

/** Where the first block ends, there is sky: sun and moon are seen above the gap. */
function sunBeside(blocks: readonly Block[], { originX, scale, width }: Canvas): { x: number; y: number } {
  const middle = blocks.find((block) => block.x + block.width > 0)
  const end = middle ? originX + (middle.x + middle.width) * scale : width / 2
  return { x: within(end / width, 0.1, 0.9), y: 0.36 }
}

function drawBlock(drawing: Drawing, { key, houses, x, site }: Block): void {
  if (site) drawBuildingSite(drawing, { key, x, cladding: site })
  for (const house of houses) drawHouse(drawing, house)
}
