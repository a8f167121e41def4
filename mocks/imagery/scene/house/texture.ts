import type { Random } from '../../../catalogue/lib/random.ts'
import { hundredth, tenth } from '../../base/numbers.ts'
import type { Drawing } from '../drawing.ts'
import type { Texture } from './house.ts'
import type { Surface } from './surface.ts'

type Weave = Readonly<{ drawing: Drawing; surface: Surface; dark: string; light: string; chance: Random }>

/** Draws what a surface of this colour is made of; less of it the smaller the picture is. */
export function drawTexture(
  drawing: Drawing,
  texture: Texture | 'seam' | 'tile',
  surface: Surface,
  colour: string,
  chance: Random,
): void {
  const { mood } = drawing
  const weave = {
    drawing,
    surface,
    dark: mood.darker(colour, 0.5),
    light: mood.lighter(colour, 0.5),
    chance,
  }
  textures[texture](weave)
}

const textures: Readonly<Record<Texture | 'seam' | 'tile', (weave: Weave) => void>> = {
  plaster: drawPlaster,
  brick: drawBrick,
  wood: drawBoards,
  clapboard: (weave) => drawCourses(weave, 0.22, 0.26),
  sheet: drawSeams,
  seam: drawSeams,
  panel: drawPanels,
  tile: drawTiles,
}

/** The smallest multiple of a step that can be told apart at this size; 0 when none can. */
function stepAt({ drawing: { canvas } }: Weave, step: number, pixels = 3): number {
  const found = [1, 2, 4].find((times) => canvas.shows(step * times, pixels))
  return found ? step * found : 0
}

function drawPlaster({ drawing: { canvas }, surface, dark, light, chance }: Weave): void {
  if (!canvas.shows(0.3, 4)) return
  const { x, width, bottom, top } = surface
  const strokes = Math.round(width * (top - bottom) * 0.4)
  for (let i = 0; i < strokes; i++) {
    const [along, y, length] = [
      x + chance.between(0, width - 1),
      chance.between(bottom, top),
      chance.between(0.2, 1),
    ]
    const stroke = chance.chance(0.6) ? dark : light
    if (along > surface.from(y) && along + length < surface.to(y))
      canvas.line(along, y, along + length, y, { stroke, width: canvas.weight(0.03), opacity: 0.1 })
  }
}

function drawCourses(weave: Weave, step: number, opacity: number, pixels = 3): void {
  const { canvas } = weave.drawing
  const { surface, dark } = weave
  const apart = stepAt(weave, step, pixels)
  if (apart === 0) return
  const paint = { stroke: dark, width: canvas.weight(0.03), opacity: (opacity * step) / apart + 0.05 }
  for (let y = surface.bottom + apart; y < surface.top - 0.05; y += apart)
    canvas.line(surface.from(y), y, surface.to(y), y, paint)
}

function drawBrick(weave: Weave): void {
  const { surface, dark, light, chance } = weave
  const { canvas } = weave.drawing
  drawCourses(weave, 0.25, 0.2)
  if (!canvas.shows(0.25, 3.4)) return
  const width = canvas.size(0.23)
  const bricks = Math.round(
    surface.width * (surface.top - surface.bottom) * (canvas.shows(0.25, 6) ? 1.6 : 0.7),
  )
  const tones = [
    { stroke: dark, width, opacity: 0.07 },
    { stroke: dark, width, opacity: 0.13 },
    { stroke: light, width, opacity: 0.09 },
  ] as const
  canvas.layers(['tone0', 'tone1', 'tone2'], (pens) => {
    const layers = [pens.tone0, pens.tone1, pens.tone2] as const
    for (let i = 0; i < bricks; i++) {
      const course = Math.floor(chance.between(0, (surface.top - surface.bottom) / 0.25))
      const y = surface.bottom + course * 0.25 + 0.13
      const x = surface.x + 0.3 * Math.floor(chance.between(0, surface.width / 0.3 - 1))
      const tone = chance.int(0, 2) as 0 | 1 | 2
      if (x > surface.from(y) && x + 0.28 < surface.to(y)) layers[tone].line(x, y, x + 0.28, y, tones[tone])
    }
  })
}

function drawBoards(weave: Weave): void {
  const { surface, dark, light, chance } = weave
  const { canvas } = weave.drawing
  const step = stepAt(weave, 0.22)
  if (step === 0) return
  canvas.layers(['boards', 'gaps'], ({ boards, gaps }) => {
    for (let x = surface.x + step; x < surface.x + surface.width; x += step) {
      const top = Math.min(surface.topAt(x), surface.topAt(x - step))
      const tint = chance.int(0, 3)
      if (tint < 3) {
        const paint = { fill: tint === 1 ? light : dark, opacity: [0.05, 0.08, 0.1][tint] ?? 0 }
        boards.rect(x - step, surface.bottom, step, top - surface.bottom, paint)
      }
      gaps.line(x, surface.bottom, x, surface.topAt(x), {
        stroke: dark,
        width: canvas.weight(0.03),
        opacity: step > 0.3 ? 0.18 : 0.26,
      })
    }
  })
}

function drawSeams(weave: Weave): void {
  const { surface, dark, light } = weave
  const { canvas } = weave.drawing
  const step = stepAt(weave, 0.6)
  if (step === 0) return
  canvas.layers(['folds', 'edges'], ({ folds, edges }) => {
    const weight = canvas.weight(0.035)
    for (let x = surface.x + step / 2; x < surface.x + surface.width; x += step) {
      folds.line(x, surface.bottom, x, surface.topAt(x), { stroke: dark, width: weight, opacity: 0.34 })
      if (canvas.shows(0.6, 7))
        edges.line(x + 0.05, surface.bottom, x + 0.05, surface.topAt(x), {
          stroke: light,
          width: weight,
          opacity: 0.3,
        })
    }
  })
}

function drawPanels(weave: Weave): void {
  const { surface, dark } = weave
  const { canvas } = weave.drawing
  if (!canvas.shows(2.4, 10)) return
  const paint = { stroke: dark, width: canvas.weight(0.03), opacity: 0.22 }
  for (let x = surface.x + 2.4; x < surface.x + surface.width - 0.4; x += 2.4)
    canvas.line(x, surface.bottom, x, surface.topAt(x), paint)
  for (let y = surface.bottom + 3; y < surface.top - 0.4; y += 3)
    canvas.line(surface.from(y), y, surface.to(y), y, paint)
}

/** Rows of tiles; close up each tile's rounded end. */
function drawTiles(weave: Weave): void {
  const { surface, dark } = weave
  const { canvas } = weave.drawing
  if (!canvas.shows(0.36, 6.5)) {
    drawCourses(weave, 0.4, 0.24)
    return
  }
  const paint = { stroke: dark, width: canvas.weight(0.03), opacity: 0.28 }
  for (let y = surface.bottom + 0.4; y < surface.top - 0.1; y += 0.4) {
    const [from, to] = [surface.from(y), surface.to(y)]
    const tiles = Math.floor((to - from) / 0.36)
    const [start, across] = [(to - from - tiles * 0.36) / 2 + from, canvas.size(0.36)]
    const scallop = `q${hundredth(across / 2)} ${hundredth(across * 0.45)} ${hundredth(across)} 0`
    const left = tenth(canvas.originX + start * canvas.scale)
    const height = tenth(canvas.groundY - y * canvas.scale)
    canvas.path(`M${left} ${height}${scallop.repeat(tiles)}`, paint)
  }
}
