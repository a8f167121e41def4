import type { Random } from '../../../catalogue/lib/random.ts'
import type { Point } from '../../base/geometry.ts'
import type { Drawing } from '../drawing.ts'
import type { Tree } from './tree.ts'
import { drawShadeBelow } from './shade.ts'

/** A pine: a tall reddish trunk and flat tiers of needles, on which snow lies in winter. */
export function drawPine(drawing: Drawing, { key, x, y, height }: Tree): void {
  const { canvas, mood, random } = drawing
  const chance = random('pine', key)
  const needles = mood.tone(mood.snow ? '#5F7568' : '#56705A')
  drawShadeBelow(drawing, x + height * 0.08, y - 0.1, height * 0.15)
  canvas.polygon(tapered(x, y, height * 0.9, 0.2, 0.08), { fill: mood.tone('#8C6248') })
  canvas.polygon(tapered(x, y, height * 0.4, 0.2, 0.15), { fill: mood.tone('#6A5244') })
  for (let tier = 0; tier < 7; tier++) {
    const share = 0.58 + tier * 0.062
    const end = x + (tier % 2 === 0 ? -1 : 1) * chance.between(0.3, 1) * height * 0.13
    const branch = { stroke: mood.tone('#7A5642'), width: Math.max(0.5, canvas.size(0.08)) }
    canvas.line(x, y + height * (share - 0.06), end, y + height * share, branch)
    const radiusX = height * chance.between(0.09, 0.15)
    const tuft = {
      x: end,
      y: y + height * (share + 0.01),
      radiusX,
      radiusY: height * chance.between(0.028, 0.045),
    }
    const fill = tier % 3 === 0 ? mood.lighter(needles, 0.12) : needles
    canvas.blob({ ...tuft, corners: 9, unevenness: 0.25 }, chance, { fill })
    if (!mood.snow) continue
    const snow = { x: end, y: y + height * (share + 0.03), radiusX: radiusX * 0.72, radiusY: height * 0.016 }
    canvas.blob({ ...snow, corners: 8, unevenness: 0.25 }, chance, mood.snowPaint)
  }
  const top = {
    x,
    y: y + height * 0.96,
    radiusX: height * 0.12,
    radiusY: height * 0.05,
    corners: 9,
    unevenness: 0.2,
  }
  canvas.blob(top, chance, { fill: mood.lighter(needles, 0.08) })
  if (mood.snow)
    canvas.blob(
      { ...top, y: y + height * 0.985, radiusX: height * 0.08, radiusY: height * 0.018 },
      chance,
      mood.snowPaint,
    )
}

function tapered(x: number, y: number, height: number, foot: number, top: number): Point[] {
  return [
    [x - foot, y],
    [x + foot, y],
    [x + top, y + height],
    [x - top, y + height],
  ]
}

/** A spruce: one dark tooth upon another, with snow on their left sides in winter. */
export function drawSpruce(drawing: Drawing, { key, x, y, height }: Tree): void {
  const { canvas, mood, random } = drawing
  const chance = random('spruce', key)
  const needles = mood.tone(mood.snow ? '#5B7268' : '#3F5B4C')
  drawShadeBelow(drawing, x + height * 0.06, y - 0.1, height * 0.17)
  canvas.rect(x - 0.1, y, 0.2, 0.6, { fill: mood.tone('#5E4A3A') })
  const left = teeth(-1, { x, y, height }, chance)
  const right = teeth(1, { x, y, height }, chance)
  canvas.polygon([...left, [x, y + height], ...right.toReversed()], { fill: needles })
  canvas.polygon([[x, y + 0.4], ...right, [x, y + height]], { ...mood.shade(), opacity: 0.1 })
  if (mood.snow) for (const tip of left.filter((_, at) => at % 2 === 1)) drawSnow(drawing, tip, x, height)
}

function teeth(side: -1 | 1, { x, y, height }: Omit<Tree, 'key'>, chance: Random): Point[] {
  const tiers = 7
  return Array.from({ length: tiers }, (_, tier): Point[] => {
    const share = tier / tiers
    const reach = side * height * 0.19 * (1 - share)
    return [
      [x + reach * (tier === 0 ? 0.8 : 1), y + 0.4 + height * share * 0.96 + chance.between(0, 0.15)],
      [x + reach * 0.55, y + 0.4 + height * (share + 0.5 / tiers) * 0.96],
    ]
  }).flat()
}

function drawSnow({ canvas, mood }: Drawing, [tipX, tipY]: Point, x: number, height: number): void {
  const reach = x - tipX
  canvas.polygon(
    [
      [tipX - reach * 0.2, tipY - height * 0.02],
      [tipX, tipY + height * 0.015],
      [tipX + reach * 0.7, tipY - height * 0.005],
      [tipX + reach * 0.2, tipY - height * 0.02],
    ],
    { ...mood.snowPaint, opacity: 0.9 },
  )
}
