import type { Random } from '../../../catalogue/lib/random.ts'
import { clipped } from '../../base/geometry.ts'
import type { Box } from '../../base/geometry.ts'
import type { Canvas } from '../../base/canvas.ts'
import type { Pen } from '../../base/pen.ts'
import { pigments } from '../mood/pigments.ts'
import type { Mood } from '../mood/mood.ts'
import type { Railing } from './house.ts'
import { drawRailing, railHeight } from './railing.ts'

/** The layers of all the balconies of a house, from the wall outwards. */
export const balconyLayers = ['shade', 'things', 'rail', 'slab'] as const
export type BalconyPens = Readonly<Record<(typeof balconyLayers)[number], Pen>>

export type Balcony = Readonly<{
  x: number
  y: number
  width: number
  /** How far it stands out from the wall; its shade falls .55 of that to the right and down. */
  depth: number
  railing: Railing
  slab: string
  /** The wall that its shade falls on. */
  wall: Box
  /** Nobody has put anything there: a walkway. */
  bare?: boolean
}>

/** A balcony with its shade, what stands on it, its railing and its slab. */
export function drawBalcony(
  { canvas, mood }: Readonly<{ canvas: Canvas; mood: Mood }>,
  pens: BalconyPens,
  balcony: Balcony,
  chance: Random,
): void {
  const { x, y, width, railing } = balcony
  drawShade(mood, pens.shade, balcony)
  const things = chance.next()
  if (!balcony.bare && canvas.shows(0.4, 2.4))
    drawThings({ canvas, mood }, pens.things, balcony, things, chance)
  drawRailing(canvas, mood, pens.rail, { x, y, width, railing })
  const slab = mood.tone(balcony.slab)
  pens.slab.rect(x - 0.04, y - 0.2, width + 0.08, 0.2, { fill: slab })
  if (canvas.shows(0.06, 0.6))
    pens.slab.rect(x - 0.04, y - 0.2, width + 0.08, 0.06, { fill: mood.darker(slab, 0.3) })
}

/** The railing's shade below and to the right, and the slab's own, deeper one. */
function drawShade(mood: Mood, pen: Pen, { x, y, width, depth, wall, railing }: Balcony): void {
  const fall = depth * 0.55
  const bottom = y - 0.2
  const whole = clipped(
    [
      [x, bottom],
      [x + width, bottom],
      [x + width, y + railHeight - 0.1],
      [x + width + fall, y + railHeight - fall],
      [x + width + fall, bottom - fall],
      [x + fall, bottom - fall],
    ],
    wall,
  )
  pen.polygon(whole, mood.shade(railing.kind === 'boards' ? 1.2 : 0.85))
  const under = clipped(
    [
      [x, bottom],
      [x + width, bottom],
      [x + width + fall, bottom - fall],
      [x + fall, bottom - fall],
    ],
    wall,
  )
  pen.polygon(under, mood.shade(0.5))
}

/** Now and then a plant in a pot, a chair, or, unless it is winter, a parasol. */
function drawThings(
  { canvas, mood }: Readonly<{ canvas: Canvas; mood: Mood }>,
  pen: Pen,
  { x, y, width }: Balcony,
  what: number,
  chance: Random,
): void {
  if (what < 0.28) {
    const at = x + width * 0.82
    const leaves = mood.tone(mood.snow ? '#6E7D6E' : mood.growth.leaves[0])
    pen.blob({ x: at, y: y + 0.62, radiusX: 0.32, radiusY: 0.5, corners: 8, unevenness: 0.3 }, chance, {
      fill: leaves,
    })
    pen.rect(at - 0.2, y, 0.4, 0.34, { fill: mood.tone('#B56B4A') })
  } else if (what < 0.46) {
    const [at, wood] = [x + width * 0.2, { fill: mood.tone('#5A4A3C') }]
    pen.rect(at, y + 0.42, 0.5, 0.06, wood)
    pen.rect(at, y + 0.42, 0.06, 0.5, wood)
    pen.rect(at + 0.02, y, 0.05, 0.42, wood)
    pen.rect(at + 0.42, y, 0.05, 0.42, wood)
  } else if (what < 0.54 && !mood.snow) {
    const at = x + width * 0.32
    pen.line(at, y, at, y + 1.95, { stroke: mood.tone('#8A8478'), width: canvas.weight(0.05) })
    const cloth = chance.pick(['#E9D9B8', pigments.terracotta, pigments.verdigris, '#EFEAE0'])
    pen.polygon(
      [
        [at - 1, y + 1.75],
        [at, y + 2.15],
        [at + 1, y + 1.75],
      ],
      { fill: mood.tone(cloth) },
    )
  }
}
