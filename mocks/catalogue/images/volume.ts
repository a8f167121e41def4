import type { Random } from '../random.ts'
import type { Drawing, Paint } from './drawing.ts'
import { mix } from './palette.ts'
import type { Light } from './palette.ts'
import type { Roof } from './recipe.ts'
import { drawRoof, roofHeight } from './roof.ts'

/** A bay of a facade: window, balcony, stair or door of a house of one's own. */
export type Bay = 'window' | 'balcony' | 'stair' | 'door'

export type Volume = Readonly<{
  bays: readonly Bay[]
  floors: number
  colour: string
  texture: 'plaster' | 'brick' | 'wood' | 'sheet'
  roof: Roof
}>

/** What volumes of one picture share. */
export type Scene = Readonly<{ drawing: Drawing; light: Light; random: Random; snow: boolean }>

const bayWidths: Readonly<Record<Bay, number>> = { window: 2.6, balcony: 4.6, stair: 3, door: 2.6 }
const floorHeight = 3
const margin = 0.4

/** Metres from wall to wall. */
export function volumeWidth(volume: Volume): number {
  return 2 * margin + volume.bays.reduce((sum, bay) => sum + bayWidths[bay], 0)
}

/** Metres from the ground to the top of the roof. */
export function volumeHeight(volume: Volume): number {
  return wallHeight(volume) + roofHeight(volume.roof, volumeWidth(volume))
}

function wallHeight({ floors }: Volume): number {
  return 0.3 + floors * floorHeight + 0.7
}

/** Draws a house whose left wall stands at `x`. */
export function drawVolume(scene: Scene, volume: Volume, x: number): void {
  const { drawing, light } = scene
  const width = volumeWidth(volume)
  const height = wallHeight(volume)
  const wall = mix(volume.colour, light.ambient, light.ambience)
  drawRoof(scene, volume.roof, { x, width, height, wall })
  drawing.rect(x, 0, width, height, { fill: wall })
  drawTexture(scene, volume.texture, { x, width, height, wall })
  drawing.rect(x, 0, width, 0.4, { fill: mix(wall, light.shade, 0.28) })
  const eaves = volume.roof === 'saddle' ? 0.55 : 0.25
  if (volume.roof !== 'gable') drawing.rect(x, height - eaves, width, eaves, shade(light))
  const openings = placed(scene, volume, x)
  drawWindows(scene, openings)
  drawBalconies(
    scene,
    openings.filter(({ bay, floor }) => bay === 'balcony' && floor > 0),
    wall,
  )
}

type Wall = Readonly<{ x: number; width: number; height: number; wall: string }>

function shade(light: Light): Paint {
  return { fill: light.shade, opacity: light.shadeOpacity }
}

function drawTexture(
  { drawing, light }: Scene,
  texture: Volume['texture'],
  { x, width, height, wall }: Wall,
): void {
  const ink = { stroke: mix(wall, light.shade, 0.5), width: 0.8, opacity: 0.2 }
  if (texture === 'brick') for (let y = 0.8; y < height; y += 0.75) drawing.line(x, y, x + width, y, ink)
  if (texture === 'wood' || texture === 'sheet') {
    const step = texture === 'wood' ? 0.66 : 2.4
    for (let at = step; at < width; at += step) drawing.line(x + at, 0, x + at, height, ink)
  }
}

type Opening = Readonly<{
  bay: Bay
  floor: number
  x: number
  y: number
  width: number
  height: number
  lit: boolean
}>

/** Bays stand on each other without change; the rhythm comes from the row. */
function placed({ random, light }: Scene, volume: Volume, x: number): Opening[] {
  const openings: Opening[] = []
  for (let floor = 0; floor < volume.floors; floor++) {
    let left = x + margin
    for (const bay of volume.bays) {
      const centre = left + bayWidths[bay] / 2
      openings.push({ bay, floor, lit: random.chance(light.lit), ...shape(bay, floor, centre) })
      left += bayWidths[bay]
    }
  }
  return openings
}

function shape(bay: Bay, floor: number, centre: number) {
  const y = 0.3 + floor * floorHeight
  if (floor === 0 && (bay === 'stair' || bay === 'door'))
    return { x: centre - 0.55, y: 0.2, width: 1.1, height: 2.2 }
  if (bay === 'balcony') return { x: centre - 1.25, y: y + 0.1, width: 2.5, height: 2.2 }
  if (bay === 'stair') return { x: centre - 0.55, y: y - 0.4, width: 1.1, height: 1.9 }
  return { x: centre - 0.7, y: y + 0.85, width: 1.4, height: 1.45 }
}

/** Layer by layer, so that each is one path: dark panes, lit panes, the shade of the reveal, posts. */
function drawWindows({ drawing, light }: Scene, openings: readonly Opening[]): void {
  const frame = { stroke: mix('#F4F1EA', light.ambient, light.ambience), width: 0.16 * drawing.scale }
  for (const { x, y, width, height } of openings.filter(({ lit }) => !lit))
    drawing.rect(x, y, width, height, { ...frame, fill: light.glass })
  for (const { x, y, width, height } of openings.filter(({ lit }) => lit))
    drawing.rect(x, y, width, height, { ...frame, fill: '#F3D08A' })
  const reveal = { stroke: light.shade, width: 0.2 * drawing.scale, opacity: light.shadeOpacity * 1.4 }
  for (const { x, y, width, height } of openings)
    drawing.line(x, y + height - 0.1, x + width, y + height - 0.1, reveal)
  const post = { ...frame, width: 0.08 * drawing.scale }
  for (const { x, y, width, height } of openings.filter(({ bay }) => bay === 'balcony' || bay === 'window'))
    drawing.line(x + width / 2, y, x + width / 2, y + height, post)
}

/** Light comes from the upper left, so that each balcony throws its shade down to the right. */
function drawBalconies({ drawing, light }: Scene, balconies: readonly Opening[], wall: string): void {
  for (const { x, y, width } of balconies) drawing.rect(x - 0.5, y - 1.1, width + 1.6, 0.9, shade(light))
  const rail = { fill: mix(wall, light.shade, 0.62), opacity: 0.85 }
  for (const { x, y, width } of balconies) drawing.rect(x - 0.75, y - 0.05, width + 1.5, 1.05, rail)
  const slab = { stroke: mix('#E4E1DA', light.ambient, light.ambience), width: 0.2 * drawing.scale }
  for (const { x, y, width } of balconies) drawing.line(x - 0.8, y - 0.15, x + width + 0.8, y - 0.15, slab)
}
