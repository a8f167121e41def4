import { randomOf } from '../../../../catalogue/lib/random.ts'
import type { Facade } from './facade.ts'

type Glass = Readonly<{ x: number; y: number; width: number; height: number }>

/** What of a room shows behind the glass, by a number from 0 to 1: a blind, curtains, a lamp, a plant, or nothing. */
export function drawInside(
  { canvas, pens: { inside } }: Pick<Facade, 'canvas' | 'pens'>,
  { x, y, width, height }: Glass,
  isLit: boolean,
  what: number,
): void {
  if (what < 0.22) {
    const fill = isLit ? '#FBEBCB' : '#E9E6DF'
    inside.rect(x, y + height * 0.7, width, height * 0.3, { fill, opacity: 0.7 })
  } else if (what < 0.42) {
    const paint = { fill: isLit ? '#FBEED6' : '#ECEAE4', opacity: 0.62 }
    inside.rect(x, y, width * 0.18, height, paint)
    inside.rect(x + width * 0.82, y, width * 0.18, height, paint)
  } else if (what < 0.54 && canvas.shows(0.16, 1.2)) {
    const [lampX, lampY] = [x + width / 2, y + height * 0.68]
    const cord = { stroke: isLit ? '#A98A4E' : '#2F3A40', width: canvas.weight(0.03), opacity: 0.7 }
    inside.line(lampX, y + height, lampX, lampY, cord)
    inside.ellipse(lampX, lampY, 0.16, 0.16, { fill: isLit ? '#FFF5DC' : '#E8DFC9', opacity: 0.9 })
  } else if (what < 0.7 && canvas.shows(0.2, 1.5)) {
    const plant = { x: x + width * 0.26, y: y + 0.27, radiusX: 0.2, radiusY: 0.25, unevenness: 0.3 }
    inside.blob(plant, randomOf('plant', what), { fill: isLit ? '#8C7A45' : '#4E6B52', opacity: 0.85 })
  }
}
