import type { Random } from '../../../catalogue/lib/random.ts'
import type { Leaves } from '../mood/seasons.ts'
import type { Drawing } from '../drawing.ts'

/** A crown: its middle and half its size in metres, how it narrows upwards, and the leaves it is made of. */
export type Crown = Readonly<{
  x: number
  y: number
  radiusX: number
  radiusY: number
  /** How much narrower it is at the top, 0 to 1. */
  taper: number
  leaves: Leaves
  /** How many tufts of leaves it has close up, and how large they are in metres. */
  tufts: number
  smallest: number
  largest: number
}>

type Tuft = Readonly<{ x: number; y: number; radius: number; tone: 'dark' | 'middle' | 'light' }>

/** Draws a crown as overlapping tufts in three tones, light from the upper left, with loose leaves outside the rim. */
export function drawCrown({ canvas, mood }: Drawing, crown: Crown, chance: Random): void {
  // fewer and larger tufts where the tree is small on the picture
  const fineness = Math.min(1, Math.max(0.2, canvas.size(crown.radiusY) / 62))
  const count = Math.round(crown.tufts * fineness)
  const tufts = Array.from({ length: count }, () => tuftOf(crown, fineness, chance))
  const [middle, dark, light] = crown.leaves.map((leaf) => mood.tone(leaf)) as [string, string, string]
  const paints = {
    dark: { fill: dark, opacity: 0.86 },
    middle: { fill: middle, opacity: 0.86 },
    light: { fill: light, opacity: 0.82 },
  }
  const corners = canvas.shows(crown.largest, 5) ? 7 : 5
  canvas.layers(['dark', 'middle', 'light', 'loose'], (pens) => {
    for (const { x, y, radius, tone } of tufts)
      pens[tone].blob({ x, y, radiusX: radius, radiusY: radius * 0.92, corners }, chance, paints[tone])
    if (!canvas.shows(0.07, 0.8)) return
    for (let leaf = 0; leaf < count * 0.9; leaf++) {
      const { x, y } = rimPoint(crown, chance.between(0.82, 1.2), chance)
      const width = canvas.size(0.15) * chance.pick([0.6, 0.8, 1, 1.15])
      pens.loose.line(x, y, x + 0.01, y, { stroke: middle, width, opacity: 0.8, round: true })
    }
  })
}

function tuftOf(crown: Crown, fineness: number, chance: Random): Tuft {
  const angle = chance.between(0, 2 * Math.PI)
  const reach = chance.next() ** 0.42
  const [across, up] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  const lit = up * 0.9 - across * 0.7 + chance.between(-0.55, 0.55)
  const size = chance.between(crown.smallest, crown.largest) / Math.sqrt(fineness)
  return {
    x: crown.x + across * crown.radiusX * narrowing(crown, up),
    y: crown.y + up * crown.radiusY,
    radius: size * (1.15 - Math.abs(up) * 0.35),
    tone: toneOf(lit),
  }
}

function toneOf(lit: number): Tuft['tone'] {
  if (lit > 0.32) return 'light'
  return lit < -0.3 ? 'dark' : 'middle'
}

function rimPoint(crown: Crown, reach: number, chance: Random) {
  const angle = chance.between(0, 2 * Math.PI)
  const up = Math.sin(angle)
  return {
    x: crown.x + Math.cos(angle) * crown.radiusX * reach * narrowing(crown, up),
    y: crown.y + up * crown.radiusY * reach,
  }
}

function narrowing({ taper }: Crown, up: number): number {
  return 1 - Math.max(0, up) * taper
}
