import type { Random } from '../../../catalogue/lib/random.ts'
import type { Point } from '../../base/geometry.ts'
import type { Drawing } from '../drawing.ts'
import { drawCrown } from './crown.ts'
import { drawShadeBelow } from './shade.ts'
import type { Tree } from './tree.ts'

type Trunk = Readonly<{
  /** The middle of the trunk at a share of its height. */
  at(share: number): Point
  /** Half its width there. */
  half(share: number): number
}>

/** The signature of every picture: a white trunk with dark dashes and an airy crown, or fine bare branches in winter. */
export function drawBirch(drawing: Drawing, tree: Tree): void {
  const { x, y, height } = tree
  const { canvas, mood, random } = drawing
  const chance = random('birch', tree.key)
  drawShadeBelow(drawing, x + height * 0.1, y - 0.12, height * 0.2)
  const stems = chance.chance(0.35) ? 2 : 1
  for (let stem = 0; stem < stems; stem++) {
    const lean = chance.between(-0.05, 0.05) * height + stem * height * 0.06
    const [foot, top, width] = [
      x + stem * 0.28,
      height * (stem > 0 ? 0.82 : 0.95),
      (0.13 * height) / 9 + 0.05,
    ]
    const trunk: Trunk = {
      at: (share) => [foot + lean * share * share, y + top * share],
      half: (share) => width * (1 - share * 0.85),
    }
    drawBranches(drawing, trunk, height, chance)
    drawTrunk(drawing, trunk, height, chance)
  }
  if (mood.growth.density === 0) return
  const crown = {
    x: x + chance.between(-0.2, 0.2),
    y: y + height * 0.64,
    radiusX: height * 0.2,
    radiusY: height * 0.38,
  }
  const tufts = Math.round(96 * mood.growth.density * (canvas.shows(height, 40) ? 1 : 0.6))
  const leaves = { leaves: mood.growth.birch, tufts, smallest: height * 0.022, largest: height * 0.046 }
  drawCrown(drawing, { ...crown, ...leaves, taper: 0.45 }, chance)
}

function drawBranches({ canvas, mood }: Drawing, trunk: Trunk, height: number, chance: Random): void {
  const bare = mood.growth.density === 0
  const weight = bare ? 0.035 : 0.05
  const stroke = mood.tone(bare ? '#6B625B' : '#7A746A')
  const paint = { stroke, width: Math.max(bare ? 0.5 : 0.4, canvas.size(weight)), round: true }
  const count = bare ? (canvas.shows(height, 60) ? 34 : 18) : 12
  for (let branch = 0; branch < count; branch++) {
    const share = chance.between(0.28, 0.96)
    const from = trunk.at(share)
    const side = chance.chance(0.5) ? 1 : -1
    const length = height * 0.22 * (1 - share * 0.75) * chance.between(0.6, 1.1)
    const bend: Point = [from[0] + side * length * 0.6, from[1] + length * chance.between(0.5, 0.8)]
    const to: Point = [from[0] + side * length, bend[1] - length * chance.between(0, 0.5)]
    canvas.bow([from, bend, to], paint)
    if (bare) drawTwigs({ canvas, chance }, bend, to, side * length, paint)
  }
}

/** The hanging twigs of a winter birch. */
function drawTwigs(
  { canvas, chance }: Pick<Drawing, 'canvas'> & { chance: Random },
  from: Point,
  to: Point,
  length: number,
  paint: Parameters<Drawing['canvas']['bow']>[1],
): void {
  const reach = Math.abs(length)
  for (let twig = 0; twig < 3; twig++) {
    const [x, y] = [from[0] + (to[0] - from[0]) * chance.next(), from[1] + (to[1] - from[1]) * chance.next()]
    canvas.bow(
      [
        [x, y],
        [x + length * 0.1, y + reach * 0.1],
        [x + length * 0.22, y - reach * 0.22],
      ],
      paint,
    )
  }
}

function drawTrunk({ canvas, mood }: Drawing, trunk: Trunk, height: number, chance: Random): void {
  const shares = Array.from({ length: 9 }, (_, at) => at / 8)
  /** A line up the trunk: -1 is its left side, 1 its right. */
  const line = (across: number): Point[] =>
    shares.map((share) => {
      const [x, y] = trunk.at(share)
      return [x + trunk.half(share) * across, y]
    })
  const right = line(1).reverse()
  canvas.polygon([...line(-1), ...right], { fill: mood.tone('#F3F1EC') })
  canvas.polygon([...line(0.45), ...right], { ...mood.shade(), opacity: 0.12 })
  if (!canvas.shows(trunk.half(0), 0.9)) return
  const bark = mood.tone('#33322E')
  const paint = { stroke: bark, width: Math.max(0.6, canvas.size(0.05)) }
  for (let dash = 0; dash < height * 1.6; dash++) {
    const share = chance.between(0.02, 0.8)
    const [x, y] = trunk.at(share)
    const half = trunk.half(share)
    const from = x - half + chance.between(0, 0.7) * half
    canvas.line(from, y, Math.min(from + half * chance.between(0.5, 1.3), x + half), y, paint)
  }
  const [x, y] = trunk.at(0)
  const half = trunk.half(0)
  const foot: Point[] = [
    [x - half * 1.1, y],
    [x - half * 0.7, y + height * 0.05],
    [x - half * 0.2, y + height * 0.02],
    [x + half * 0.4, y + height * 0.06],
    [x + half * 1.1, y],
  ]
  canvas.polygon(foot, { fill: bark, opacity: 0.8 })
}
