import type { Random } from '../../../catalogue/lib/random.ts'
import type { Drawing } from '../drawing.ts'
import { wallBox } from '../house/draw-house.ts'
import { drawBicycle } from '../life/bicycle.ts'
import { drawPerson } from '../life/person.ts'
import { drawBirch } from '../plants/birch.ts'
import { drawHedge } from '../plants/hedge.ts'
import { drawLeafShade } from '../plants/shade.ts'
import { frontLine } from '../setting/ground.ts'
import type { Setting } from './setting.ts'
import { besides } from './trees.ts'

/** What is in front of the houses: hedges, trees with their shade on the walls, people, bicycles. */
export function drawForeground(drawing: Drawing, setting: Setting): void {
  if (setting.ground === 'park') drawHedges(drawing, setting)
  drawTrees(drawing, setting)
  drawLife(drawing, setting)
}

function drawHedges(drawing: Drawing, { width }: Setting): void {
  const chance = drawing.random('hedges')
  for (let x = -24, at = 0; x < width + 24; at++) {
    const length = chance.between(2, 6)
    const height = chance.between(0.6, 1)
    if (chance.chance(0.5)) drawHedge(drawing, { key: `hedge-${at}`, x, width: length, height, y: -0.25 })
    x += length + chance.between(1, 6)
  }
}

function drawTrees(drawing: Drawing, setting: Setting): void {
  const { landscape, ground, width, height, houses } = setting
  const chance = drawing.random('trees')
  const front = frontLine(ground)
  const spots = [
    -2.6,
    width + 2.6,
    width * 0.34,
    width * 0.72,
    -6.4,
    width + 6.8,
    -11,
    width + 11.5,
    -16,
    width + 17,
  ]
  spots.forEach((spot, at) => {
    const inside = spot > 0 && spot < width
    const x = spot + chance.between(-1, 1)
    const tall = inside
      ? Math.min(height * (height < 12 ? 0.62 : 0.5), chance.between(7, 9.5))
      : Math.min(height * 0.66, chance.between(9, 13))
    const tree = { key: `front-${at}`, x, y: front - chance.between(0, 0.5), height: Math.max(4.5, tall) }
    const draw = chance.pick(besides[landscape])
    if (!inside) draw(drawing, tree)
    else if (height > 13 || chance.chance(0.5)) {
      for (const house of houses) drawLeafShade(drawing, tree, wallBox(house))
      drawBirch(drawing, tree)
    }
  })
}

function drawLife(drawing: Drawing, { ground, width }: Setting): void {
  // on a small picture nobody is seen
  if (!drawing.canvas.shows(1.7, 7)) return
  const chance = drawing.random('life')
  const front = frontLine(ground)
  const people = 4
  for (let at = 0; at < people; at++) {
    const x = width * ((at + chance.between(0.1, 0.9)) / people)
    const y = front - 0.3 - chance.between(0, ground === 'water' ? 0.02 : 0.3)
    drawPerson(drawing, { key: `person-${at}`, x, y })
    if (chance.chance(0.35))
      drawPerson(drawing, { key: `beside-${at}`, x: x + 0.7, y: y - 0.05, child: chance.chance(0.7) })
  }
  if (ground !== 'water' && drawing.canvas.shows(0.66, 3.5))
    drawBicycles(drawing, width * 0.42, front + 0.12, chance)
}

function drawBicycles(drawing: Drawing, left: number, y: number, chance: Random): void {
  for (let at = 0; at < 3; at++)
    drawBicycle(drawing, `bicycle-${at}`, left + at * 0.9 + chance.between(0, 0.2), y)
}
