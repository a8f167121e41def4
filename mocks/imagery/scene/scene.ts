import type { FacadeRecipe } from '../../catalogue/images/recipe.ts'
import { createCanvas } from '../base/canvas.ts'
import type { Frame } from '../base/frame.ts'
import { svgDocument } from '../base/svg.ts'
import { drawBuildingSite, siteExtent } from './building-site/building-site.ts'
import { drawingOn } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { fit } from './fit.ts'
import { housesOf } from './forms/forms.ts'
import { drawBackground } from './foreground/background.ts'
import { drawForeground } from './foreground/foreground.ts'
import { drawHouse } from './house/draw-house.ts'
import { houseHeight, houseWidth } from './house/house.ts'
import type { PlacedHouse } from './house/house.ts'
import { moodOf } from './mood/mood.ts'
import { drawPlots, plotsExtent } from './plots.ts'
import { drawDistance } from './setting/distance.ts'
import { drawGround } from './setting/ground.ts'
import type { Ground } from './setting/ground.ts'
import { drawMirrored } from './setting/reflection.ts'
import { drawSky } from './setting/sky.ts'

/** A house in its surroundings: the recipe it is drawn from, whose chance it has, and what it shows in words. */
export type SceneSubject = Readonly<{ id: string; recipe: FacadeRecipe; label: string }>

/** A measured elevation of a project's houses under its sky, as SVG. */
export function drawScene({ id, recipe, label }: SceneSubject, frame: Frame): string {
  const ground = groundOf(recipe)
  const houses = housesOf(recipe, id)
  const extent = extentOf(recipe, houses)
  const canvas = createCanvas({ ...frame, ...fit(extent, ground, frame) })
  const drawing = drawingOn(canvas, moodOf(recipe.time, recipe.season), id)
  const setting = { landscape: recipe.landscape, ground, width: extent.width, height: extent.height, houses }
  drawSky(drawing)
  drawDistance(drawing, recipe.landscape)
  if (ground === 'water') {
    drawGround(drawing, ground)
    drawMirrored(drawing, () => {
      drawBackground(drawing, setting)
      drawBuildings(drawing, recipe, houses)
      drawForeground(drawing, setting)
    })
  } else {
    drawBackground(drawing, setting)
    drawGround(drawing, ground)
    drawBuildings(drawing, recipe, houses)
    if (recipe.look !== 'plots') drawForeground(drawing, setting)
  }
  return svgDocument(frame, label, canvas.markup())
}

function drawBuildings(
  drawing: Drawing,
  { look, finish }: FacadeRecipe,
  houses: readonly PlacedHouse[],
): void {
  if (look === 'buildingSite') drawBuildingSite(drawing, { key: 'site', x: 0, cladding: finish })
  else if (look === 'plots') drawPlots(drawing)
  else for (const house of houses) drawHouse(drawing, house)
}

function groundOf({ look, water }: FacadeRecipe): Ground {
  if (water) return 'water'
  return ['block', 'mansard', 'tower', 'timber', 'buildingSite'].includes(look) ? 'street' : 'park'
}

function extentOf({ look }: FacadeRecipe, houses: readonly PlacedHouse[]) {
  if (look === 'buildingSite') return siteExtent
  const last = houses.at(-1)
  if (!last) return plotsExtent
  const height = Math.max(...houses.map(houseHeight))
  return { width: last.x + houseWidth(last), height: Math.max(height, 9) }
}
