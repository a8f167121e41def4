import type { Point } from '../base/geometry.ts'
import type { Drawing } from './drawing.ts'
import { drawBicycle } from './life/bicycle.ts'
import { drawPerson } from './life/person.ts'
import { drawBirch } from './plants/birch.ts'

/** How wide and high the meadow with its trees is, metres. */
export const plotsExtent = { width: 34, height: 13.5 } as const

/** Plots that nobody has built on yet: a grove of birches, a meadow in flower, and stakes with a ribbon between them. */
export function drawPlots(drawing: Drawing): void {
  drawGrove(drawing)
  drawMeadow(drawing)
  drawStakes(drawing)
  if (!drawing.canvas.shows(1.7, 7)) return
  drawPerson(drawing, { key: 'first', x: 20.6, y: -1.15 })
  drawPerson(drawing, { key: 'second', x: 21.3, y: -1.2, child: true })
  drawBicycle(drawing, 'bicycle', 16.5, -1.1)
}

function drawGrove(drawing: Drawing): void {
  const chance = drawing.random('grove')
  const places = [-6, -2.2, 1.4, 4.1, 6.8, 9.2, 24.5, 27.4, 30.6, 33.2, 37.5]
  places.forEach((place, at) => {
    const tree = { key: `grove-${at}`, x: place + chance.between(-0.7, 0.7), y: -chance.between(0, 0.5) }
    drawBirch(drawing, { ...tree, height: chance.between(7.5, 12.5) })
  })
}

/** Grass and small flowers, closer together near the trees. */
function drawMeadow({ canvas, mood, random }: Drawing): void {
  if (mood.snow || !canvas.shows(0.3, 3)) return
  const chance = random('meadow')
  const blades = {
    stroke: mood.tone(mood.growth.hedge),
    width: canvas.weight(0.04),
    opacity: 0.6,
    round: true,
  }
  const flowers = ['#F4F1EA', '#E4C25A', '#C98A8A'].map((colour) => mood.tone(colour))
  const depth = (canvas.height - canvas.groundY) / canvas.scale
  canvas.layers(['blades', 'flowers'], (pens) => {
    for (let tuft = 0; tuft < (canvas.right - canvas.left) * 7; tuft++) {
      const [x, y] = [chance.between(canvas.left, canvas.right), -chance.between(0.1, depth)]
      const height = chance.between(0.12, 0.4)
      pens.blades.line(x, y, x + chance.between(-0.12, 0.12), y + height, blades)
      if (chance.chance(0.16)) {
        const stroke = chance.pick(flowers)
        pens.flowers.line(x, y + height, x + 0.01, y + height, {
          stroke,
          width: canvas.size(0.13),
          round: true,
        })
      }
    }
  })
}

/** Two rows of stakes, the nearer one lower on the picture, as the corners of plots. */
function drawStakes({ canvas, mood, random }: Drawing): void {
  const chance = random('stakes')
  const far = corners(5, 8, -0.5, chance)
  const near = corners(5, 9.6, -1.9, chance).map(([x, y]): Point => [x - 3.2, y])
  const ribbon = { stroke: mood.tone('#B5523B'), width: Math.max(0.6, canvas.size(0.05)) }
  const line = (from: Point, to: Point) =>
    canvas.bow(
      [
        [from[0], from[1] + 0.9],
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.6],
        [to[0], to[1] + 0.9],
      ],
      ribbon,
    )
  far.forEach((stake, at) => {
    const [beside, across] = [far[at + 1], near[at]]
    if (beside) line(stake, beside)
    if (across) line(stake, across)
  })
  near.forEach((stake, at) => near[at + 1] && line(stake, near[at + 1] ?? stake))
  for (const [x, y] of [...far, ...near]) {
    canvas.rect(x - 0.06, y, 0.12, 1.15, { fill: mood.tone('#F4F1EA') })
    canvas.rect(x - 0.08, y + 0.95, 0.16, 0.2, { fill: mood.tone('#D8A545') })
  }
}

function corners(count: number, apart: number, y: number, chance: ReturnType<Drawing['random']>): Point[] {
  return Array.from({ length: count }, (_, at) => [at * apart + 1 + chance.between(-0.3, 0.3), y])
}
