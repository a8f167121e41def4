import type { Point } from '../../base/geometry.ts'
import type { Drawing } from '../drawing.ts'

const coats = ['#B5523B', '#2F5A66', '#D8A545', '#4A4E52', '#7C8B74', '#E6E0D2'] as const
const hair = ['#4A372A', '#8A6A42', '#2E2A27', '#B9B2A6'] as const

export type Person = Readonly<{ key: string; x: number; y: number; child?: boolean }>

/** Somebody walking by in a muted coat, 1.7 metres tall; no face. */
export function drawPerson({ canvas, mood, random }: Drawing, { key, x, y, child = false }: Person): void {
  const chance = random('person', key)
  const way = chance.chance(0.5) ? 1 : -1
  const scale = child ? 0.68 : 1
  const at = (across: number, up: number): Point => [x + way * across * scale, y + up * scale]
  const trousers = mood.tone('#3A3B3A')
  canvas.ellipse(x + 0.35 * scale, y, 0.55 * scale, 0.09, { ...mood.shade(), opacity: 0.18 })
  canvas.polygon([at(-0.13, 0.8), at(0.02, 0.8), at(-0.12, 0.02), at(-0.26, 0.02)], { fill: trousers })
  canvas.polygon([at(-0.02, 0.8), at(0.14, 0.8), at(0.3, 0.02), at(0.17, 0.02)], {
    fill: mood.lighter(trousers, 0.12),
  })
  const coat = [
    at(-0.21, 0.66),
    at(-0.17, 1.34),
    at(-0.1, 1.45),
    at(0.1, 1.45),
    at(0.17, 1.34),
    at(0.22, 0.66),
  ]
  canvas.polygon(coat, { fill: mood.tone(chance.pick(coats)) })
  const [headX, headY] = at(0.03, 1.6)
  const size = child ? 0.105 : 0.125
  canvas.ellipse(headX, headY, size, size, { fill: mood.tone('#D9B79C') })
  const top = [at(-0.11, 1.61), at(-0.09, 1.71), at(0.03, 1.75), at(0.14, 1.71), at(0.16, 1.61)]
  canvas.polygon(top, { fill: mood.tone(chance.pick(hair)) })
}
