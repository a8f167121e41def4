import { mix } from '../../base/colour.ts'
import { tenth } from '../../base/numbers.ts'
import type { Drawing } from '../drawing.ts'

/** What a house stands on: grass, a street with a pavement, or a quay above water. */
export type Ground = 'park' | 'street' | 'water'

/** How far the quay stands above the water, metres. */
export const quayHeight = 0.75

/** Metres below the ground line where people and trees in front of a house stand. */
export function frontLine(ground: Ground): number {
  return { park: -0.8, street: -0.4, water: -0.1 }[ground]
}

/** Everything below the ground line. */
export function drawGround(drawing: Drawing, ground: Ground): void {
  if (ground === 'park') drawGrass(drawing)
  else if (ground === 'street') drawStreet(drawing)
  else drawWater(drawing)
}

/** The quay, drawn after what the water mirrors. */
export function drawQuay({ canvas, mood }: Drawing): void {
  const { left, right } = canvas
  canvas.rect(left, -quayHeight, right - left, 0.27, { fill: mood.tone('#7E7A72') })
  canvas.rect(left, -0.5, right - left, 0.5, { fill: mood.tone(mood.snow ? '#E9ECED' : '#B9B4A8') })
}

/** The colour of the water, which takes most of it from the sky. */
export function waterColour({ mood }: Drawing): string {
  return mood.tone(mix(mood.light.sky[2], '#5F8696', 0.42), 0.5)
}

function drawGrass({ canvas, mood }: Drawing): void {
  const { width, height, groundY } = canvas
  const below = height - groundY
  canvas.path(`M0 ${tenth(groundY)}h${width}V${height}H0z`, { fill: mood.tone(mood.growth.grass) })
  const edge = (share: number) => tenth(groundY + below * share)
  const swing = `C${tenth(width * 0.3)} ${edge(0.3)} ${tenth(width * 0.6)} ${edge(0.7)} ${width} ${edge(0.42)}`
  canvas.path(`M0 ${edge(0.5)}${swing}V${height}H0z`, { fill: mood.tone(mood.growth.meadow) })
}

function drawStreet({ canvas, mood }: Drawing): void {
  const { width, height, groundY, scale } = canvas
  const kerb = groundY + Math.min(1.5 * scale, (height - groundY) * 0.5)
  const stripe = (y: number, colour: string, depth = height - y) =>
    canvas.path(`M0 ${tenth(y)}h${width}v${tenth(depth)}h${-width}z`, { fill: mood.tone(colour) })
  stripe(groundY, mood.snow ? '#E9ECED' : '#DBD7CD')
  if (canvas.shows(1.2, 8)) {
    const slabs = []
    for (let x = canvas.originX % (1.2 * scale); x < width; x += 1.2 * scale)
      slabs.push(`M${tenth(x)} ${tenth(groundY)}V${tenth(kerb)}`)
    canvas.path(slabs.join(''), { stroke: mood.light.shade, opacity: 0.06 })
  }
  stripe(kerb, mood.snow ? '#DDE2E4' : '#CBC8BF')
  stripe(kerb, mood.snow ? '#F7F8F8' : '#EDEAE2', 0.16 * scale)
}

function drawWater(drawing: Drawing): void {
  const { width, height, groundY } = drawing.canvas
  drawing.canvas.path(`M0 ${tenth(groundY)}h${width}V${height}H0z`, { fill: waterColour(drawing) })
}
