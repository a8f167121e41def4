import type { Random } from '../../../catalogue/lib/random.ts'
import type { Drawing } from '../drawing.ts'
import type { Cladding } from '../house/house.ts'
import { withOpenings } from '../house/openings.ts'
import { rectangle } from '../house/surface.ts'
import { drawTexture } from '../house/texture.ts'
import { drawWindow } from '../house/bays/window.ts'
import { pigments } from '../mood/pigments.ts'
import { drawCrane } from './crane.ts'

/** How much room a building site takes, metres. */
export const siteExtent = { width: 42, height: 31 } as const

/** A building site: its left end in metres, and what the house will be clad in. */
export type BuildingSite = Readonly<{ key: string; x: number; cladding: Cladding }>

const width = 27
const storey = 3.1

type Shell = Readonly<{ key: string; x: number; cladding: Cladding }>

/** A house on its way up: floors with their facade, one in concrete, frames above them; scaffolding and a crane. */
export function drawBuildingSite(drawing: Drawing, { key, x, cladding }: BuildingSite): void {
  const chance = drawing.random(key, 'site')
  const craneOnTheLeft = chance.chance(0.4)
  const shell = { key, cladding, x: x + (craneOnTheLeft ? 13 : 2) }
  const clad = chance.int(1, 3)
  const framed = chance.int(1, 2)
  const floors = clad + 1 + framed
  drawCrane(drawing, { x: x + (craneOnTheLeft ? 8.5 : 33.5), way: craneOnTheLeft ? -1 : 1, chance })
  for (let floor = 0; floor < clad; floor++) drawFacade(drawing, shell, floor)
  drawConcrete(drawing, shell, clad)
  for (let floor = clad + 1; floor < floors; floor++) drawFrame(drawing, shell, floor)
  for (let floor = 0; floor < floors; floor++) drawSlab(drawing, shell, floor)
  drawReinforcement(drawing, shell, floors * storey)
  drawScaffold(drawing, shell, (clad + 1) * storey + 1.2, chance)
}

function drawFacade(drawing: Drawing, { key, x, cladding }: Shell, floor: number): void {
  const { canvas, mood, random } = drawing
  const colour = mood.tone(cladding.colour)
  const wall = rectangle(x, floor * storey, width, storey)
  canvas.polygon(wall.outline, { fill: colour })
  drawTexture(drawing, cladding.texture, wall, colour, random(key, 'wall', floor))
  withOpenings(drawing, (facade) => {
    for (let at = 0; at < 6; at++) {
      const shape = { x: x + 1.2 + at * 4.4, y: floor * storey + 0.8, width: 2, height: 1.6, panes: 2, floor }
      const look = { frame: '#2F3332', empty: true, lit: 0.05 }
      drawWindow(facade, { ...shape, ...look }, random(key, 'window', floor, at))
    }
  })
}

function drawConcrete({ canvas, mood }: Drawing, { x }: Shell, floor: number): void {
  const concrete = mood.darker(mood.tone(pigments.concrete), 0.2)
  canvas.rect(x, floor * storey, width, storey, { fill: concrete })
  for (let at = 0; at < 6; at++)
    canvas.rect(x + 1.2 + at * 4.4, floor * storey + 0.8, 2, 1.6, { fill: mood.darker(concrete, 0.45) })
}

function drawFrame({ canvas, mood }: Drawing, { x }: Shell, floor: number): void {
  const y = floor * storey
  for (let pillar = 0; pillar < 7; pillar++)
    canvas.rect(x + 0.2 + pillar * 4.37, y, 0.4, storey, { fill: mood.tone(pigments.concrete) })
  canvas.rect(x, y, width, storey, { ...mood.shade(), opacity: 0.1 })
}

function drawSlab({ canvas, mood }: Drawing, { x }: Shell, floor: number): void {
  const y = (floor + 1) * storey - 0.24
  canvas.rect(x - 0.3, y, width + 0.6, 0.26, { fill: mood.lighter(mood.tone(pigments.concrete), 0.2) })
  canvas.rect(x, y - 0.45, width, 0.45, mood.shade(0.9))
}

function drawReinforcement({ canvas, mood }: Drawing, { x }: Shell, top: number): void {
  const paint = { stroke: mood.tone('#46494A'), width: canvas.weight(0.05) }
  for (let bar = 0; bar < 12; bar++) canvas.line(x + 1 + bar * 2.3, top, x + 1 + bar * 2.3, top + 1.3, paint)
}

function drawScaffold({ canvas, mood }: Drawing, { x }: Shell, top: number, chance: Random): void {
  const paint = { stroke: mood.tone('#8C9294'), width: canvas.weight(0.045) }
  const left = chance.chance(0.5) ? x + width - 9 : x
  for (let pole = 0; pole <= 9; pole++) canvas.line(left + pole, 0, left + pole, top, paint)
  for (let deck = 0; deck * 2.1 < top; deck++) canvas.line(left, deck * 2.1, left + 9, deck * 2.1, paint)
}
