import type { Drawing } from '../drawing.ts'
import { balconyLayers, drawBalcony } from './balcony.ts'
import { drawFlatTop, drawSetback } from './roof/flat-roof.ts'
import { drawGableRoof, gableWall } from './roof/gable-roof.ts'
import { drawGalleryPosts, walkways } from './gallery.ts'
import { floorLevel, houseWidth, placedBays, wallHeight } from './house.ts'
import type { PlacedHouse } from './house.ts'
import { drawOpenings } from './openings.ts'
import { drawPitchedRoof } from './roof/pitched-roof.ts'
import { rectangle } from './surface.ts'
import { drawTexture } from './texture.ts'

/** Draws a house from its back to its front: roof, wall, openings, balconies, and its shade on the ground. */
export function drawHouse(drawing: Drawing, house: PlacedHouse): void {
  const { canvas, mood } = drawing
  const { roof } = house
  const wall = mood.tone(house.wall.colour)
  if (roof.kind === 'setback') drawSetback(drawing, house, roof)
  if (roof.kind === 'saddle' || roof.kind === 'mansard') drawPitchedRoof(drawing, house, roof)
  drawWall(drawing, house, wall)
  drawOpenings(drawing, house, wall)
  drawEavesShade(drawing, house)
  if (roof.kind === 'flat' || roof.kind === 'setback') drawFlatTop(drawing, house, roof, wall)
  if (roof.kind === 'gable') drawGableRoof(drawing, house, roof)
  drawBalconies(drawing, house)
  if (house.galleries) drawGalleryPosts(drawing, house)
  const [x, width] = [house.x, houseWidth(house)]
  const onGround = [
    [x, 0],
    [x + width, 0],
    [x + width + 0.6, -0.18],
    [x + 0.3, -0.18],
  ] as const
  canvas.polygon(onGround, mood.shade(1.6))
}

function drawWall(drawing: Drawing, house: PlacedHouse, wall: string): void {
  const { canvas, mood, random } = drawing
  const { x, roof, base, groundHeight = 3.3, neighbourShade = 0 } = house
  const [width, height] = [houseWidth(house), wallHeight(house)]
  const surface = roof.kind === 'gable' ? gableWall(house, roof) : rectangle(x, 0, width, height)
  canvas.polygon(surface.outline, { fill: wall })
  drawTexture(drawing, house.wall.texture, surface, wall, random(house.key, 'wall'))
  canvas.polygon(surface.outline, { stroke: mood.darker(wall, 0.42), width: canvas.weight(0.03) })
  if (base) {
    const colour = mood.tone(base.colour)
    const ground = rectangle(x, 0, width, groundHeight - 0.1)
    canvas.polygon(ground.outline, { fill: colour })
    drawTexture(drawing, base.texture, ground, colour, random(house.key, 'base'))
    canvas.rect(x, groundHeight - 0.14, width, 0.14, { fill: mood.lighter(colour, 0.35) })
  } else canvas.rect(x, 0, width, 0.42, { fill: mood.darker(wall, 0.28) })
  if (house.bands) drawBands(drawing, house, wall)
  if (neighbourShade > 0) {
    const shade = [
      [x, 0],
      [x + neighbourShade, 0],
      [x + neighbourShade, height - neighbourShade],
      [x, height],
    ] as const
    canvas.polygon(shade, mood.shade(0.9))
  }
}

function drawBands({ canvas, mood }: Drawing, house: PlacedHouse, wall: string): void {
  const width = houseWidth(house)
  for (let floor = 1; floor < house.floors; floor++) {
    const y = floorLevel(house, floor) - 0.14
    canvas.rect(house.x, y, width, 0.12, { fill: mood.lighter(wall, 0.22) })
    if (canvas.shows(0.1, 0.8)) canvas.rect(house.x, y - 0.1, width, 0.1, mood.shade(0.7))
  }
}

function drawEavesShade({ canvas, mood }: Drawing, house: PlacedHouse): void {
  if (house.roof.kind === 'gable') return
  const depth = house.roof.kind === 'flat' || house.roof.kind === 'setback' ? 0.26 : 0.55
  canvas.rect(house.x, wallHeight(house) - depth, houseWidth(house), depth, mood.shade(1.1))
}

/** Balconies of their own, or all the way along each floor: walkways and wrapped balconies. */
function drawBalconies(drawing: Drawing, house: PlacedHouse): void {
  const { railing = { kind: 'bars', colour: '#3B403E' }, balconyDepth: depth = 1.5, slab = '#E4E1DA' } = house
  const look = { railing, slab, wall: wallBox(house) }
  drawing.canvas.layers(balconyLayers, (pens) => {
    placedBays(house).forEach((bay, at) => {
      if (bay.kind !== 'balcony') return
      for (let floor = house.shops ? 1 : 0; floor < house.floors; floor++) {
        const place = {
          x: bay.x + bay.width * 0.08,
          y: Math.max(0.22, floorLevel(house, floor)),
          width: bay.width * 0.84,
        }
        const chance = drawing.random(house.key, 'balcony', floor, at)
        drawBalcony(drawing, pens, { ...look, ...place, depth }, chance)
      }
    })
  })
  if (!house.wrapped && !house.galleries) return
  drawing.canvas.layers(balconyLayers, (pens) => {
    for (const place of walkways(house))
      drawBalcony(drawing, pens, { ...look, ...place, depth: 1.3, bare: true }, drawing.random(house.key))
  })
}

/** The wall that something may throw its shade on. */
export function wallBox(house: PlacedHouse) {
  return { x: house.x, y: 0, width: houseWidth(house), height: wallHeight(house) }
}
