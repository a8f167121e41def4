import type { Furniture, FurnitureKind, Rect } from '../types.ts'
import type { PlanColours } from './colours.ts'
import type { Sheet } from './sheet.ts'

/** Draws a piece that is `w` wide along its back and `d` deep; the helpers turn it to where its back is. */
type Turned = Readonly<{
  w: number
  d: number
  /** A part: so far along, so far from the back, so wide and so deep. */
  box(along: number, off: number, w: number, d: number, rounded?: number): void
  line(along1: number, off1: number, along2: number, off2: number, fine?: boolean): void
  ring(along: number, off: number, radius: number, radiusOff?: number): void
}>

/** White furniture with a fine line. */
export function drawFurniture(sheet: Sheet, pieces: readonly Furniture[], colours: PlanColours): void {
  for (const piece of pieces) drawings[piece.kind](turned(sheet, piece, colours))
}

function turned(sheet: Sheet, piece: Furniture, { line }: PlanColours): Turned {
  const across = piece.back === 'top' || piece.back === 'bottom'
  const [w, d] = across ? [piece.w, piece.h] : [piece.h, piece.w]
  const weight = Math.max(0.55, 0.0156 * sheet.scale)
  const paint = { fill: '#FFFFFF', stroke: line, width: weight }
  const at = (along: number, off: number): [number, number] => {
    if (piece.back === 'top') return [piece.x + along, piece.y + off]
    if (piece.back === 'bottom') return [piece.x + along, piece.y + piece.h - off]
    if (piece.back === 'left') return [piece.x + off, piece.y + along]
    return [piece.x + piece.w - off, piece.y + along]
  }
  const rectOf = (along: number, off: number, width: number, depth: number): Rect => {
    const [x1, y1] = at(along, off)
    const [x2, y2] = at(along + width, off + depth)
    return { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) }
  }
  return {
    w,
    d,
    box: (along, off, width, depth, rounded) => sheet.rect(rectOf(along, off, width, depth), paint, rounded),
    line(along1, off1, along2, off2, fine) {
      const pen = { stroke: line, width: fine ? weight * 0.6 : weight }
      sheet.line(...at(along1, off1), ...at(along2, off2), pen)
    },
    ring(along, off, radius, radiusOff = radius) {
      const [x, y] = at(along, off)
      const [rx, ry] = across ? [radius, radiusOff] : [radiusOff, radius]
      sheet.ellipse(x, y, rx, ry, paint)
    },
  }
}

const plain = ({ w, d, box }: Turned) => box(0, 0, w, d, 0.03)

const drawings: Readonly<Record<FurnitureKind, (piece: Turned) => void>> = {
  bed({ w, d, box, line }) {
    box(0, 0, w, d, 0.05)
    const pillow = w / 2 - 0.16
    if (w > 1.3) {
      box(0.1, 0.1, pillow, 0.42, 0.07)
      box(w / 2 + 0.06, 0.1, pillow, 0.42, 0.07)
    } else box(0.12, 0.1, w - 0.24, 0.42, 0.07)
    line(0, 0.72, w, 0.72)
  },
  singleBed({ w, d, box, line }) {
    box(0, 0, w, d, 0.05)
    box(0.13, 0.1, w - 0.26, 0.4, 0.07)
    line(0, 0.68, w, 0.68)
  },
  nightTable: ({ w, d, box }) => box(0.03, 0, w - 0.06, d, 0.02),
  wardrobe({ w, d, box, line }) {
    box(0, 0, w, d)
    const doors = Math.round(w / 0.6)
    for (let at = 0; at < doors; at++) {
      const from = (at * w) / doors
      if (at > 0) line(from, 0, from, d)
      line(from, 0, from + w / doors, d, true)
    }
  },
  desk({ w, d, box }) {
    box(w / 2 - 0.24, d - 0.12, 0.48, 0.46, 0.12)
    box(0, 0, w, d, 0.02)
  },
  sofa({ w, d, box, line }) {
    box(0, 0, w, d, 0.1)
    box(0, 0, w, 0.24, 0.07)
    line(w / 2, 0.24, w / 2, d)
  },
  lowTable: ({ w, d, box }) => box(0, 0, w, d, 0.06),
  media: plain,
  dining({ w, d, box }) {
    // chairs along both long sides, half under the table
    const along = Math.max(w, d) - (w > 1.45 && d > 1.35 ? 0 : 0)
    const chairs = Math.max(1, Math.floor(Math.max(along - 0.1, 0.6) / 0.62))
    const reach = 0.34
    if (d <= 1 && w >= 1.35) {
      box(0, d / 2 - 0.22, 0.42, 0.44, 0.08)
      box(w - 0.42, d / 2 - 0.22, 0.42, 0.44, 0.08)
      box(reach, 0, w - 2 * reach, d, 0.04)
      return
    }
    for (let at = 0; at < chairs; at++) {
      const middle = (w * (at + 0.5)) / chairs
      box(middle - 0.22, 0, 0.44, 0.44, 0.08)
      box(middle - 0.22, d - 0.44, 0.44, 0.44, 0.08)
    }
    box(0, reach, w, d - 2 * reach, 0.04)
  },
  counter({ w, d, box, line, ring }) {
    box(0, 0, w, d)
    line(0, d - 0.06, w, d - 0.06, true)
    const hob = Math.min(w * 0.16, w - 1.3)
    for (const [along, off] of [
      [0.14, 0.18],
      [0.42, 0.18],
      [0.14, 0.43],
      [0.42, 0.43],
    ] as const)
      ring(Math.max(0.02, hob) + along, off, 0.09)
    const sink = Math.max(0.75, w * 0.56)
    box(sink, 0.1, 0.55, 0.38, 0.06)
    for (let at = 0.6; at < w - 0.1; at += 0.6) line(at, d - 0.06, at, d, true)
  },
  fridge({ w, d, box, line }) {
    box(0, 0, w, d)
    line(0, 0, w, d, true)
    if (w > 1) line(w / 2, 0, w / 2, d)
  },
  toilet({ w, d, box, ring }) {
    box(0, 0, w, 0.19, 0.03)
    ring(w / 2, 0.19 + (d - 0.19) / 2, w * 0.46, (d - 0.19) / 2)
  },
  basin({ w, d, box, ring }) {
    box(0, 0, w, d, 0.05)
    ring(w / 2, d * 0.52, w * 0.3, d * 0.3)
  },
  shower({ w, d, line, box, ring }) {
    box(0, 0, w, d, 0.02)
    line(0, 0, w, d, true)
    line(w, 0, 0, d, true)
    ring(w / 2, d / 2, 0.05)
  },
  washer({ w, d, box, ring }) {
    box(0, 0, w, d, 0.02)
    ring(w / 2, d / 2, 0.2)
  },
  bench: plain,
  shelf({ w, d, box, line }) {
    box(0, 0, w, d)
    line(0, 0, w, d, true)
    line(w, 0, 0, d, true)
  },
  stairs({ w, d, box, line }) {
    box(0, 0, w, d)
    const steps = Math.round(w / 0.25)
    for (let at = 1; at < steps; at++) line((at * w) / steps, 0, (at * w) / steps, d)
    line(w - 0.12, d / 2, 0.3, d / 2)
    line(0.3, d / 2, 0.5, d / 2 - 0.13)
    line(0.3, d / 2, 0.5, d / 2 + 0.13)
  },
  saunaBench({ w, d, box, line }) {
    box(0, 0, w, d)
    for (const off of [0.12, 0.24, 0.36, 0.48]) line(0, off, w, off, true)
  },
  saunaStove({ w, d, box, ring }) {
    box(0, 0, w, d, 0.02)
    for (const along of [0.3, 0.7]) for (const off of [0.3, 0.7]) ring(along * w, off * d, 0.15 * w)
  },
}
