import type { Landscape } from '../../../catalogue/images/recipe.ts'
import type { Random } from '../../../catalogue/lib/random.ts'
import type { Canvas } from '../../base/canvas.ts'
import { mix } from '../../base/colour.ts'
import { slowLine } from '../../base/curves.ts'
import type { Point } from '../../base/geometry.ts'
import { tenth } from '../../base/numbers.ts'
import type { Drawing } from '../drawing.ts'

/** What lies far off: hills and a line of spruces, snowy peaks, or the roofs of a city. */
export function drawDistance({ canvas, mood: { light }, random }: Drawing, landscape: Landscape): void {
  const far = mix(light.far, light.sky[3], 0.42)
  const near = mix(light.far, light.sky[3], 0.05)
  const chance = random('distance')
  if (landscape === 'mountains') {
    drawPeaks(canvas, far, chance)
    drawHills(canvas, mix(far, near, 0.6), { rise: 0.12, base: 0.05, steps: 9 }, chance)
    return
  }
  drawHills(canvas, far, { rise: 0.09, base: 0.09, steps: 8 }, chance)
  if (landscape === 'city') drawCity(canvas, near, chance)
  else drawSpruceLine(canvas, near, chance)
}

type Ridge = Readonly<{ rise: number; base: number; steps: number }>

function ridge({ width, height, groundY }: Canvas, { rise, base, steps }: Ridge, chance: Random): Point[] {
  const count = Math.max(3, Math.round((steps * width) / height / 1.5))
  return Array.from({ length: count + 1 }, (_, at) => [
    (width * at) / count,
    groundY - base * height - rise * height * chance.between(0.15, 1),
  ])
}

function drawHills(canvas: Canvas, fill: string, shape: Ridge, chance: Random): void {
  const { width, groundY } = canvas
  const ground = tenth(groundY)
  canvas.path(`M0 ${ground}L${slowLine(ridge(canvas, shape, chance))}L${width} ${ground}z`, { fill })
}

/** Jagged peaks, a high one and a low one by turns; the high ones wear snow that follows their two sides. */
function drawPeaks(canvas: Canvas, fill: string, chance: Random): void {
  const { width, height, groundY } = canvas
  const count = Math.max(2, Math.round((1.7 * width) / height))
  const peaks = Array.from({ length: 2 * count + 1 }, (_, at): Point => {
    const rise = at % 2 === 0 ? chance.between(0.16, 0.28) : chance.between(0.36, 0.56)
    return [(width * (at + chance.between(-0.25, 0.25))) / (2 * count), groundY - rise * height]
  })
  const line = peaks.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')
  const [ground, outside] = [tenth(groundY), tenth(width * 0.3)]
  canvas.path(`M${-outside} ${ground}L${line}L${width + outside} ${ground}z`, { fill })
  peaks.forEach((peak, at) => {
    const [before, after] = [peaks[at - 1], peaks[at + 1]]
    if (at % 2 === 1 && before && after)
      canvas.path(snowCap(peak, before, after, height * 0.075), { fill: mix(fill, '#FFFFFF', 0.6) })
  })
}

function snowCap(peak: Point, before: Point, after: Point, depth: number): string {
  const down = (to: Point, share: number): Point => {
    const step = Math.min(0.9, (depth * share) / Math.max(1, to[1] - peak[1]))
    return [peak[0] + (to[0] - peak[0]) * step, peak[1] + (to[1] - peak[1]) * step]
  }
  const [left, right] = [down(before, 1.1), down(after, 1)]
  const between = (share: number, lower: number): Point => [
    left[0] + (right[0] - left[0]) * share,
    peak[1] + depth * lower,
  ]
  const edge = [peak, right, between(0.72, 0.62), between(0.55, 1.05), between(0.36, 0.6), left]
  return `M${edge.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`
}

function drawSpruceLine(canvas: Canvas, fill: string, chance: Random): void {
  const { width, height, groundY } = canvas
  const foot = tenth(groundY - height * 0.04)
  let data = `M0 ${tenth(groundY)}`
  for (let x = -10; x < width + 20;) {
    const tall = chance.between(0.05, 0.115) * height
    const across = tall * 0.3
    data += `L${tenth(x)} ${foot}L${tenth(x + across / 2)} ${tenth(groundY - tall)}L${tenth(x + across)} ${foot}`
    x += across * chance.between(0.6, 1.1)
  }
  canvas.path(`${data}L${width} ${tenth(groundY)}z`, { fill })
}

/** Blocks with flat or pitched roofs, and now and then a spire. */
function drawCity(canvas: Canvas, fill: string, chance: Random): void {
  const { width, height, groundY } = canvas
  const unit = height * 1.5
  const ground = tenth(groundY)
  let data = ''
  for (let x = 0; x < width;) {
    const across = chance.between(0.025, 0.07) * unit
    const tall = chance.between(0.05, 0.17) * height
    const top = chance.chance(0.3)
      ? `l${tenth(across / 2)} ${tenth(-across * 0.3)}l${tenth(across / 2)} ${tenth(across * 0.3)}`
      : `h${tenth(across)}`
    data += `M${tenth(x)} ${ground}v${tenth(-tall)}${top}V${ground}z`
    if (chance.chance(0.08))
      data += `M${tenth(x + across / 2 - 2)} ${tenth(groundY - tall)}l2 ${tenth(-height * 0.12)}l2 ${tenth(height * 0.12)}z`
    x += across + chance.between(0, 0.012) * unit
  }
  canvas.path(data, { fill })
}
