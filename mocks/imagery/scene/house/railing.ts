import type { Canvas } from '../../base/canvas.ts'
import type { Pen } from '../../base/pen.ts'
import type { Mood } from '../mood/mood.ts'
import type { Railing } from './house.ts'

/** How high a railing is, metres. */
export const railHeight = 1.08

type Rail = Readonly<{ x: number; y: number; width: number; railing: Railing }>

/** A railing whose foot stands at `y`: thin bars, glass, or boards. */
export function drawRailing(canvas: Canvas, mood: Mood, pen: Pen, rail: Rail): void {
  const { x, y, width, railing } = rail
  const colour = mood.tone(railing.colour)
  if (railing.kind === 'boards') drawBoards(canvas, mood, pen, rail, colour)
  else if (railing.kind === 'glass') drawGlass(canvas, mood, pen, rail, colour)
  else {
    drawBars(canvas, pen, rail, colour)
    if (canvas.shows(0.04, 0.5)) pen.rect(x, y + 0.06, width, 0.04, { fill: colour })
  }
  if (railing.kind !== 'boards') pen.rect(x, y + railHeight - 0.05, width, 0.07, { fill: colour })
  if (mood.snow) pen.rect(x - 0.04, y + railHeight, width + 0.08, 0.07, mood.snowPaint)
}

function drawBars(canvas: Canvas, pen: Pen, { x, y, width }: Rail, colour: string): void {
  const step = [0.16, 0.32].find((apart) => canvas.shows(apart, 2.4))
  if (!step) {
    pen.rect(x, y, width, railHeight, { fill: colour, opacity: 0.42 })
    return
  }
  const paint = { stroke: colour, width: Math.max(0.5, Math.min(1.6, canvas.size(0.035))) }
  const bars = Math.round(width / step)
  for (let bar = 0; bar <= bars; bar++) {
    const at = x + (width * bar) / bars
    pen.line(at, y, at, y + railHeight, paint)
  }
}

function drawGlass(canvas: Canvas, mood: Mood, pen: Pen, { x, y, width }: Rail, colour: string): void {
  pen.rect(x, y, width, railHeight, { fill: mood.tone('#CFE0E2', 0.8), opacity: 0.55 })
  if (!canvas.shows(1.2, 8)) return
  const [left, right, lean] = [x + width * 0.1, x + width * 0.3, width * 0.25]
  pen.polygon(
    [
      [left, y],
      [right, y],
      [right + lean, y + railHeight],
      [left + lean, y + railHeight],
    ],
    { fill: '#FFFFFF', opacity: 0.24 },
  )
  const posts = Math.round(width / 1.2)
  for (let post = 0; post <= posts; post++) {
    const at = x + (width * post) / posts
    pen.line(at, y, at, y + railHeight, { stroke: colour, width: canvas.weight(0.03) })
  }
}

function drawBoards(canvas: Canvas, mood: Mood, pen: Pen, { x, y, width }: Rail, colour: string): void {
  pen.rect(x, y, width, railHeight, { fill: colour })
  if (canvas.shows(0.22, 2.6)) {
    const gap = { stroke: mood.darker(colour, 0.5), width: canvas.weight(0.03), opacity: 0.3 }
    const tint = { fill: mood.lighter(colour, 0.5), opacity: 0.07 }
    for (let at = 0.22, board = 1; at < width; at += 0.22, board++) {
      pen.line(x + at, y, x + at, y + railHeight, gap)
      if (board % 3 === 0) pen.rect(x + at - 0.22, y, 0.22, railHeight, tint)
    }
  }
  pen.rect(x, y + railHeight - 0.06, width, 0.06, { fill: mood.lighter(colour, 0.3) })
}
