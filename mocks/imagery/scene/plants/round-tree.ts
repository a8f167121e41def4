import type { Drawing } from '../drawing.ts'
import type { Tree } from './tree.ts'
import { drawCrown } from './crown.ts'
import { drawShadeBelow } from './shade.ts'

/** A lime or a maple: a dark trunk and a round crown, bare in winter. */
export function drawRoundTree(drawing: Drawing, { key, x, y, height }: Tree): void {
  const { canvas, mood, random } = drawing
  const chance = random('tree', key)
  const bark = mood.tone('#6B5A4A')
  const bare = mood.growth.density === 0
  drawShadeBelow(drawing, x + height * 0.12, y - 0.1, height * 0.28)
  const trunk = [
    [x - 0.016 * height, y],
    [x + 0.016 * height, y],
    [x + 0.008 * height, y + height * 0.6],
    [x - 0.008 * height, y + height * 0.6],
  ] as const
  canvas.polygon(trunk, { fill: bark })
  const branches = bare ? 30 : 7
  const paint = { stroke: bark, width: Math.max(0.5, canvas.size(bare ? 0.05 : 0.09)), round: true }
  for (let branch = 0; branch < branches; branch++) {
    const share = chance.between(0.3, bare ? 0.6 : 0.5)
    const side = chance.between(-1, 1)
    const reach = bare ? 0.32 : 0.22
    canvas.bow(
      [
        [x, y + height * share],
        [x + side * height * reach * 0.37, y + height * (share + (bare ? 0.2 : 0.14))],
        [x + side * height * reach, y + height * (share + 0.22 + (bare ? 0.2 * (1 - Math.abs(side)) : 0.04))],
      ],
      paint,
    )
  }
  if (bare) return
  const size = {
    radiusX: height * 0.29,
    radiusY: height * 0.31,
    smallest: height * 0.04,
    largest: height * 0.07,
  }
  const tufts = Math.round(86 * Math.max(0.6, mood.growth.density))
  drawCrown(
    drawing,
    { x, y: y + height * 0.66, ...size, tufts, taper: 0.25, leaves: mood.growth.leaves },
    chance,
  )
}
