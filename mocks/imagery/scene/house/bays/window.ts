import type { Random } from '../../../../catalogue/lib/random.ts'
import type { Point } from '../../../base/geometry.ts'
import type { Facade } from './facade.ts'
import { drawInside } from './window-inside.ts'

export type Window = Readonly<{
  x: number
  y: number
  width: number
  height: number
  panes: number
  /** Counted from 0: the higher, the more sky its glass mirrors. */
  floor: number
  frame: string
  sill?: boolean
  surround?: string | undefined
  reveal?: number
  /** A bar across its upper part. */
  transom?: boolean
  /** The share of such windows that are lit, where it is not that of the time of day. */
  lit?: number
  /** Nothing to be seen inside: stairs, offices. */
  empty?: boolean
}>

const frameWidth = 0.07

/** A window in its frame: glass by height and light, what is inside, and the shade of the wall it lies in. */
export function drawWindow({ canvas, mood, pens }: Facade, window: Window, chance: Random): void {
  const { x, y, width, height, panes, floor, surround, sill = true } = window
  const { light } = mood
  const isLit = chance.chance(window.lit ?? light.lit)
  const level = Math.min(2, Math.floor(floor / 3 + chance.between(0, 1.4)))
  const warm = chance.pick(['#F3D08A', '#F7DDA6', '#EDBE72'])
  const inside = chance.next()
  const frame = mood.tone(window.frame, 0.6)
  if (surround) pens.surround.rect(x - 0.1, y - 0.1, width + 0.2, height + 0.2, { fill: mood.tone(surround) })
  pens.frame.rect(x, y, width, height, { fill: frame })
  const glass = isLit ? warm : (light.glass[level] ?? light.glass[0])
  const inner = {
    x: x + frameWidth,
    y: y + frameWidth,
    width: width - 2 * frameWidth,
    height: height - 2 * frameWidth,
  }
  pens.glass.rect(inner.x, inner.y, inner.width, inner.height, { fill: glass })
  if (!window.empty && canvas.shows(0.3, 2.2)) drawInside({ canvas, pens }, inner, isLit, inside)
  if (!isLit && canvas.shows(0.5, 4)) pens.gleam.polygon(gleam(inner), { fill: '#FFFFFF', opacity: 0.1 })
  if (canvas.shows(frameWidth, 0.6)) drawBars({ pens }, inner, panes, window.transom ?? false, frame)
  drawReveal({ mood, pens }, window)
  if (sill) drawSill({ canvas, mood, pens }, window)
}

type Inner = Readonly<{ x: number; y: number; width: number; height: number }>

function gleam({ x, y, width, height }: Inner): Point[] {
  return [
    [x + width * 0.44, y],
    [x + width * 0.76, y],
    [x + width, y + height * 0.6],
    [x + width, y + height],
    [x + width * 0.88, y + height],
  ]
}

function drawBars(
  { pens }: Pick<Facade, 'pens'>,
  inner: Inner,
  panes: number,
  transom: boolean,
  frame: string,
) {
  const { x, y, width, height } = inner
  for (let pane = 1; pane < panes; pane++)
    pens.bars.rect(x + (width * pane) / panes - frameWidth / 2, y, frameWidth, height, { fill: frame })
  if (transom) pens.bars.rect(x, y + height - 0.5, width, frameWidth, { fill: frame })
}

/** The wall's own shade on the glass: along the top and the left side. */
function drawReveal(
  { mood, pens }: Pick<Facade, 'mood' | 'pens'>,
  { x, y, width, height, reveal = 0.16 }: Window,
) {
  pens.reveal.polygon(
    [
      [x, y + height],
      [x + width, y + height],
      [x + width, y + height - reveal],
      [x + reveal, y + height - reveal],
      [x + reveal, y],
      [x, y],
    ],
    mood.shade(1.9),
  )
}

function drawSill(
  { canvas, mood, pens }: Pick<Facade, 'canvas' | 'mood' | 'pens'>,
  { x, y, width, frame }: Window,
) {
  if (!canvas.shows(0.09, 0.6)) return
  pens.sill.rect(x - 0.06, y - 0.09, width + 0.12, 0.09, { fill: mood.tone(mood.lighter(frame, 0.1), 0.5) })
  pens.reveal.polygon(
    [
      [x, y - 0.09],
      [x + width + 0.12, y - 0.09],
      [x + width + 0.16, y - 0.22],
      [x + 0.1, y - 0.22],
    ],
    mood.shade(0.8),
  )
  if (mood.snow) pens.sill.rect(x - 0.04, y, width + 0.08, 0.07, mood.snowPaint)
}
