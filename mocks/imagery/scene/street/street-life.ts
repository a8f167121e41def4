import type { Drawing } from '../drawing.ts'
import { besides } from '../foreground/trees.ts'
import { drawBicycle } from '../life/bicycle.ts'
import { drawPerson } from '../life/person.ts'
import { wallBox } from '../house/draw-house.ts'
import { drawBirch } from '../plants/birch.ts'
import type { Tree } from '../plants/tree.ts'
import { drawLeafShade } from '../plants/shade.ts'
import { frontLine } from '../setting/ground.ts'
import type { Setting } from '../foreground/setting.ts'
import type { Block } from './blocks.ts'

/** Trees between the blocks, and a birch in front of the wider ones. */
export function drawStreetTrees(
  drawing: Drawing,
  blocks: readonly Block[],
  { landscape, ground }: Pick<Setting, 'landscape' | 'ground'>,
): void {
  for (const block of blocks) {
    const { key, x, width } = block
    const chance = drawing.random('street trees', key)
    const tree = (spot: number, name: string): Tree => ({
      key: `${key}/${name}`,
      x: spot + chance.between(-0.6, 0.6),
      y: frontLine(ground) - chance.between(0, 0.5),
      height: chance.between(7.5, 10.5),
    })
    const between = tree(x - 2.2, 'before')
    chance.pick(besides[landscape])(drawing, between)
    if (chance.chance(0.6))
      drawBirch(drawing, { ...tree(x - 3.4, 'second'), height: chance.between(5.5, 7.5) })
    if (width < 22) continue
    const inFront = { ...tree(x + width * 0.58, 'front'), height: chance.between(6.5, 8) }
    for (const house of block.houses) drawLeafShade(drawing, inFront, wallBox(house))
    drawBirch(drawing, inFront)
  }
}

/** People on their way, some with a child, and bicycles at a wall. */
export function drawStreetLife(drawing: Drawing, blocks: readonly Block[], ground: Setting['ground']): void {
  if (!drawing.canvas.shows(1.7, 7)) return
  const front = frontLine(ground)
  for (const { key, x, width } of blocks) {
    const chance = drawing.random('street life', key)
    for (let at = 0; at < 2; at++) {
      const person = { key: `${key}/${at}`, x: x + width * chance.between(0.05, 0.95), y: front - 0.4 }
      const low = ground === 'water' ? 0 : chance.between(0, 0.4)
      drawPerson(drawing, { ...person, y: person.y + (ground === 'water' ? 0.35 : -low) })
      if (chance.chance(0.35))
        drawPerson(drawing, { ...person, key: `${person.key}/child`, x: person.x + 0.7, child: true })
    }
    if (ground === 'street' && drawing.canvas.shows(0.66, 3.5) && chance.chance(0.6))
      for (let at = 0; at < 3; at++)
        drawBicycle(drawing, `${key}/${at}`, x + width * 0.2 + at * 0.85, front + 0.1)
  }
}
