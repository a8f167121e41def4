import type { Random } from '../../../../catalogue/lib/random.ts'
import type { Facade } from './facade.ts'
import { drawWindow } from './window.ts'

type Door = Readonly<{
  x: number
  y: number
  width: number
  height: number
  colour: string
  glazed?: boolean
}>

/** A door leaf in its frame: boarded with a small pane, or glazed. */
export function drawDoor({ canvas, mood, pens }: Facade, door: Door): void {
  const { x, y, width, height, colour, glazed } = door
  pens.surround.rect(x - 0.12, y, width + 0.24, height + 0.12, { fill: mood.tone('#EFECE5', 0.6) })
  pens.frame.rect(x, y, width, height, { fill: mood.tone(colour) })
  const glass = mood.light.lit > 0.3 ? '#F1CE8C' : mood.light.glass[1]
  if (glazed) pens.glass.rect(x + width * 0.2, y + height * 0.12, width * 0.6, height * 0.74, { fill: glass })
  else {
    pens.glass.rect(x + width * 0.3, y + height * 0.62, width * 0.4, height * 0.26, { fill: glass })
    const line = { stroke: mood.darker(mood.tone(colour), 0.25), width: canvas.weight(0.025) }
    if (canvas.shows(width / 4, 3))
      for (const share of [0.25, 0.5, 0.75])
        pens.inside.line(
          x + width * share,
          y,
          x + width * share,
          y + height * (share === 0.5 ? 0.6 : 1),
          line,
        )
  }
  if (canvas.shows(0.06, 0.7))
    pens.bars.rect(x + width * 0.84, y + height * 0.44, 0.06, 0.16, { fill: '#D9D4C8' })
  const depth = 0.16
  pens.reveal.polygon(
    [
      [x, y + height],
      [x + width, y + height],
      [x + width, y + height - depth],
      [x + depth, y + height - depth],
      [x + depth, y],
      [x, y],
    ],
    mood.shade(1.8),
  )
}

type Entrance = Readonly<{
  middle: number
  door: string
  canopy: string
  frame: string
  height: number
  wall: string
}>

/** The entrance of a stair: a recess with a glazed door, a lit side pane, a canopy, and a lamp. */
export function drawEntrance(facade: Facade, entrance: Entrance, chance: Random): void {
  const { mood, pens } = facade
  const { middle, door, canopy, frame, height, wall } = entrance
  pens.surround.rect(middle - 1.35, 0.1, 2.7, height - 0.5, { fill: mood.darker(wall, 0.18) })
  drawDoor(facade, { x: middle - 1.05, y: 0.15, width: 1.1, height: 2.3, colour: door, glazed: true })
  const pane = { x: middle + 0.25, y: 0.15, width: 0.9, height: 2.3, panes: 1, floor: 0 }
  drawWindow(facade, { ...pane, frame, sill: false, empty: true, lit: 0.6 }, chance)
  drawCanopy(facade, middle - 1.65, 3.3, 2.8, canopy)
  pens.bars.rect(middle + 1.05, 1.45, 0.2, 0.3, { fill: '#F3E3BC' })
}

/** A canopy over a door, and its shade. */
export function drawCanopy(
  { mood, pens }: Facade,
  x: number,
  width: number,
  y: number,
  colour: string,
): void {
  pens.reveal.polygon(
    [
      [x + 0.05, y + 0.06],
      [x + width - 0.05, y + 0.06],
      [x + width + 0.5, y - 0.7],
      [x + 0.6, y - 0.7],
    ],
    mood.shade(),
  )
  pens.sill.rect(x, y, width, 0.2, { fill: mood.tone(colour) })
  if (mood.snow) pens.sill.rect(x, y + 0.18, width, 0.14, mood.snowPaint)
}
