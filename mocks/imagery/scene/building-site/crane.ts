import type { Random } from '../../../catalogue/lib/random.ts'
import type { Drawing } from '../drawing.ts'
import { pigments } from '../mood/pigments.ts'

/** How high the jib is, and the side of a cell of the lattice; metres. */
const jib = 26
const cell = 1.3

/** A crane's mast stands at `x`; its jib reaches to the left of it, or, the other way round, to the right. */
type Crane = Readonly<{ x: number; way: 1 | -1; chance: Random }>

/** A tower crane with a load on its hook. */
export function drawCrane({ canvas, mood }: Drawing, { x, way, chance }: Crane): void {
  const yellow = mood.tone('#D9A63A')
  const ink = mood.tone('#46494A')
  const lattice = { stroke: yellow, width: canvas.weight(0.055) }
  const at = (across: number) => x + way * across
  const rect = (from: number, y: number, width: number, height: number, fill: string) =>
    canvas.rect(Math.min(at(from), at(from + width)), y, width, height, { fill })
  for (let y = 0; y < jib; y += cell) {
    canvas.line(at(0), y, at(1.2), y + cell, lattice)
    canvas.line(at(1.2), y, at(0), y + cell, lattice)
  }
  for (let along = -9; along < jib; along += cell) {
    canvas.line(at(-along), jib, at(-along - cell), jib + 1.2, lattice)
    canvas.line(at(-along), jib + 1.2, at(-along - cell), jib, lattice)
  }
  for (const side of [-0.06, 1.14]) rect(side, 0, 0.14, jib + 1, yellow)
  for (const chord of [0, 1.1]) rect(-27, jib + chord, 37, 0.14, yellow)
  canvas.polyline(
    [
      [at(0), jib + 1.2],
      [at(0.6), jib + 4.4],
      [at(1.2), jib + 1.2],
    ],
    { stroke: yellow, width: canvas.weight(0.07) },
  )
  canvas.line(at(0.6), jib + 4.4, at(-20), jib + 1.2, lattice)
  canvas.line(at(0.6), jib + 4.4, at(9), jib + 1.2, lattice)
  rect(7, jib - 1.4, 2.6, 1.6, ink)
  rect(1.3, jib - 1.6, 1.5, 1.7, mood.tone('#E7E4DC'))
  const [hook, load] = [-chance.between(9, 22), chance.between(19.5, 22.5)]
  canvas.line(at(hook), jib, at(hook), load, { stroke: ink, width: canvas.weight(0.05) })
  rect(hook - 1.6, load - 0.6, 3.2, 0.6, mood.tone(pigments.larch))
}
