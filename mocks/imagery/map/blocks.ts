import type { Point } from '../base/geometry.ts'
import { turning } from '../base/geometry.ts'
import { common, edgesOf, isPark, shrunk } from '../../catalogue/terrain/districts.ts'
import type { District } from '../../catalogue/terrain/districts.ts'
import { chanceAt } from '../../catalogue/terrain/field.ts'
import { leastDense } from '../../catalogue/terrain/streets.ts'

/** What is between the streets of a district, as shapes in metres. */
export type Blocks = Readonly<{
  built: (readonly Point[])[]
  yards: (readonly Point[])[]
  parks: (readonly Point[])[]
}>

/** Half the width of a main street, and a street within a district. */
const mainStreet = 13
const street = 17

/**
 * Blocks in rows, turned as the district is: houses around yards in town, fewer and larger plots further out. A district
 * now and then is a park.
 */
export function blocksOf(
  { key, seed, outline }: District,
  density: number,
  {
    isDry,
    isSeen,
  }: Readonly<{ isDry: (point: Point) => boolean; isSeen: (shape: readonly Point[]) => boolean }>,
): Blocks {
  const blocks: Blocks = { built: [], yards: [], parks: [] }
  const [column, row] = key
  const inner = shrunk(outline, mainStreet)
  if (inner.length < 3 || density < leastDense) return blocks
  if (isPark(key)) {
    blocks.parks.push(shrunk(inner, 16))
    return blocks
  }
  const turn = (chanceAt(column, row, 4) - 0.5) * 0.7
  const town = density > 0.55
  const [wide, deep] = town
    ? [74 + 30 * chanceAt(column, row, 5), 58 + 16 * chanceAt(column, row, 6)]
    : [112, 84]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const place = (across: number, down: number): Point => [
    seed[0] + across * cos - down * sin,
    seed[1] + across * sin + down * cos,
  ]
  const edges = edgesOf(inner)
  const count = Math.ceil(900 / (deep + street))
  for (let i = -count; i <= count; i++) {
    for (let j = -count; j <= count; j++) {
      const [left, top] = [i * (wide + street), j * (deep + street)]
      const corner = (dx: number, dy: number) => place(left + dx, top + dy)
      const whole = [corner(0, 0), corner(wide, 0), corner(wide, deep), corner(0, deep)]
      if (!isSeen(whole)) continue
      const shape = common(whole, edges)
      if (shape.length < 3 || Math.abs(turning(shape)) / 2 < 900 || !shape.every(isDry)) continue
      const chance = chanceAt(column * 64 + i, row * 64 + j, 7)
      if (chance < 0.06) blocks.parks.push(shape)
      else if (town || chance < 0.8) {
        blocks.built.push(shape)
        const isWhole = Math.abs(turning(shape)) > Math.abs(turning(whole)) * 0.98
        if (isWhole && chance > 0.34)
          blocks.yards.push([
            corner(0.25 * wide, 0.27 * deep),
            corner(0.75 * wide, 0.27 * deep),
            corner(0.75 * wide, 0.73 * deep),
            corner(0.25 * wide, 0.73 * deep),
          ])
      }
    }
  }
  return blocks
}
