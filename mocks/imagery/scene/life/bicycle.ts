import type { Drawing } from '../drawing.ts'

const frames = ['#3D4644', '#A34A36', '#2F5A66'] as const

/** A bicycle seen from the side; its rear wheel stands at `x`. */
export function drawBicycle({ canvas, mood, random }: Drawing, key: string, x: number, y: number): void {
  const stroke = mood.tone(random('bicycle', key).pick(frames))
  const paint = { stroke, width: Math.max(0.5, canvas.size(0.045)) }
  for (const wheel of [0, 1.05]) canvas.ellipse(x + wheel, y + 0.34, 0.33, 0.33, paint)
  canvas.polyline(
    [
      [x, y + 0.34],
      [x + 0.42, y + 0.86],
      [x + 0.88, y + 0.86],
      [x + 0.5, y + 0.36],
      [x + 0.36, y + 0.98],
    ],
    paint,
  )
  canvas.line(x + 0.86, y + 1, x + 1.05, y + 0.34, paint)
  canvas.line(x, y + 0.34, x + 0.5, y + 0.36, paint)
  canvas.line(x + 0.26, y + 0.99, x + 0.46, y + 0.99, paint)
  canvas.line(x + 0.8, y + 1, x + 1.02, y + 1, paint)
}
