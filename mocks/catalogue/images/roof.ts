import { mix } from './palette.ts'
import type { Roof } from './recipe.ts'
import type { Scene } from './volume.ts'

type Wall = Readonly<{ x: number; width: number; height: number; wall: string }>

/** Metres above the wall. */
export function roofHeight(roof: Roof, width: number): number {
  if (roof === 'gable') return width * 0.4 + 0.4
  if (roof === 'saddle') return 3.4
  return roof === 'setback' ? 3.2 : 0.4
}

/** Draws a roof of this kind on a wall; with snow it is white. */
export function drawRoof(scene: Scene, roof: Roof, wall: Wall): void {
  if (roof === 'gable') drawGable(scene, wall)
  else if (roof === 'saddle') drawSaddle(scene, wall)
  else drawFlat(scene, wall, roof === 'setback')
}

function covering({ light, snow }: Scene, colour: string): string {
  return mix(snow ? mix(colour, '#FFFFFF', 0.93) : colour, light.ambient, light.ambience)
}

function drawGable(scene: Scene, { x, width, height, wall }: Wall): void {
  const { drawing, light } = scene
  const peak = x + width / 2
  const top = height + width * 0.4
  drawing.polygon(
    [
      [x, height - 0.05],
      [x + width, height - 0.05],
      [peak, top],
    ],
    { fill: wall },
  )
  drawing.polygon(
    [
      [x - 0.5, height - 0.4],
      [peak, top],
      [x + width + 0.5, height - 0.4],
      [x + width + 0.5, height],
      [peak, top + 0.45],
      [x - 0.5, height],
    ],
    { fill: covering(scene, '#4A4D4B') },
  )
  drawing.rect(peak - 0.9, height + 0.4, 1.8, 1.5, { fill: mix('#F4F1EA', light.ambient, light.ambience) })
  drawing.rect(peak - 0.8, height + 0.5, 1.6, 1.3, { fill: light.lit > 0.1 ? '#F3D08A' : light.glass })
}

function drawSaddle(scene: Scene, { x, width, height }: Wall): void {
  const { drawing, light } = scene
  const corners = [
    [x - 0.5, height - 0.05],
    [x + width + 0.5, height - 0.05],
    [x + width + 0.2, height + 3.2],
    [x - 0.2, height + 3.2],
  ] as const
  drawing.polygon(corners, { fill: covering(scene, '#8A5546') })
  const chimney = mix('#985B49', light.ambient, light.ambience)
  for (const share of [0.25, 0.72]) drawing.rect(x + width * share, height + 2.8, 1, 1.3, { fill: chimney })
}

function drawFlat(scene: Scene, { x, width, height }: Wall, setback: boolean): void {
  const { drawing, light } = scene
  const coping = covering(scene, '#C9C7BF')
  if (setback) {
    const left = x + width * 0.15
    drawing.rect(left, height, width * 0.7, 2.8, { fill: mix('#84705F', light.ambient, light.ambience) })
    for (let at = left + 0.9; at + 2 < left + width * 0.7; at += 3.2)
      drawing.rect(at, height + 0.4, 2, 1.9, { fill: light.glass })
    drawing.rect(left - 0.5, height + 2.8, width * 0.7 + 1, 0.25, { fill: coping })
  }
  drawing.rect(x - 0.12, height - 0.15, width + 0.24, 0.3, { fill: coping })
}
