import type { Random } from '../../../catalogue/lib/random.ts'
import { clipped } from '../../base/geometry.ts'
import type { Box } from '../../base/geometry.ts'
import type { Drawing } from '../drawing.ts'
import type { Tree } from './tree.ts'

/** The flat shade that something throws on the ground at its foot. */
export function drawShadeBelow({ canvas, mood }: Drawing, x: number, y: number, radius: number): void {
  canvas.ellipse(x, y, radius, Math.min(0.25, radius), mood.shade(0.7))
}

/** The shade of a crown and a trunk on the wall behind them, fallen to the right. */
export function drawLeafShade(drawing: Drawing, { key, x, height }: Tree, wall: Box): void {
  const { canvas, mood, random } = drawing
  const paint = mood.shade(0.55)
  const stem = [
    [x + 0.1, 0],
    [x + 0.35, 0],
    [x + height * 0.16, height * 0.5],
    [x + height * 0.14, height * 0.5],
  ] as const
  if (mood.growth.density === 0) {
    canvas.polygon(clipped(stem, wall), paint)
    return
  }
  const chance = random('leaf shade', key)
  // one path, so that blobs that overlap are no darker
  canvas.layers(['shade'], ({ shade }) => {
    shade.polygon(clipped(stem, wall), paint)
    for (let leaf = 0; leaf < 34; leaf++) {
      const blob = leafBlob(x, height, chance)
      if (liesOn(wall, blob.x, blob.y, blob.radiusX * 1.2)) shade.blob(blob, chance, paint)
    }
  })
}

function leafBlob(x: number, height: number, chance: Random) {
  const [angle, reach] = [chance.between(0, 2 * Math.PI), Math.sqrt(chance.next())]
  const radius = height * chance.between(0.02, 0.05)
  return {
    x: x + height * 0.17 + Math.cos(angle) * height * 0.2 * reach,
    y: height * 0.54 + Math.sin(angle) * height * 0.36 * reach,
    radiusX: radius,
    radiusY: radius,
    corners: 6,
    unevenness: 0.3,
  }
}

function liesOn(wall: Box, x: number, y: number, radius: number): boolean {
  const across = x - radius > wall.x && x + radius < wall.x + wall.width
  return across && y - radius > wall.y && y + radius < wall.y + wall.height
}
