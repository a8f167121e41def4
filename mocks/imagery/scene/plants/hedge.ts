import type { Point } from '../../base/geometry.ts'
import type { Drawing } from '../drawing.ts'

/** A clipped hedge with an uneven top, darker at its foot. */
export function drawHedge(
  { canvas, mood, random }: Drawing,
  hedge: Readonly<{ key: string; x: number; width: number; height: number; y: number }>,
): void {
  const { key, x, width, height, y } = hedge
  const chance = random('hedge', key)
  const steps = Math.max(4, Math.round(width / 0.5))
  const top = Array.from({ length: steps + 1 }, (_, at): Point => [
    x + (width * at) / steps,
    y + height * chance.between(0.88, 1.08),
  ])
  canvas.polygon([[x, y], ...top, [x + width, y]], { fill: mood.tone(mood.growth.hedge) })
  canvas.rect(x, y, width, height * 0.3, { ...mood.shade(), opacity: 0.12 })
  if (mood.snow) canvas.rect(x, y + height * 0.86, width, height * 0.2, mood.snowPaint)
}
