import type { Drawing } from '../drawing.ts'
import { drawSpruce } from '../plants/conifers.ts'
import { drawRoundTree } from '../plants/round-tree.ts'
import type { Setting } from './setting.ts'

/** Trees behind and beside the houses: conifers in the mountains and in the north, round trees elsewhere. */
export function drawBackground(drawing: Drawing, { landscape, width, height }: Setting): void {
  const chance = drawing.random('background')
  const conifers = landscape === 'mountains' || landscape === 'pines'
  for (let at = 0; at < 8; at++) {
    const distance = 1.5 + at * 3.2 + chance.between(-1, 1)
    const x = at % 2 === 0 ? -distance : width + distance
    const tree = { key: `behind-${at}`, x, y: 0, height: Math.min(height * 0.8, chance.between(6, 9)) }
    if (chance.chance(0.75)) (conifers ? drawSpruce : drawRoundTree)(drawing, tree)
  }
}
