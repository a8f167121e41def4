import type { Outdoor, Rect } from '../types.ts'
import type { PlanColours } from './colours.ts'
import type { Sheet } from './sheet.ts'

/** A deck with its rail, a small table with two chairs, and a plant. */
export function drawDeck(sheet: Sheet, space: Outdoor, { deck, wall, line, leaf }: PlanColours): void {
  const { x, y, w, h } = space
  sheet.rect({ x, y, w, h }, { fill: deck })
  sheet.hatch(space, 'deck')
  sheet.rect({ x, y, w, h }, { stroke: wall, width: Math.max(0.8, 0.025 * sheet.scale) })
  sheet.rect(
    { x: x + 0.07, y, w: w - 0.14, h: h - 0.07 },
    { stroke: line, width: Math.max(0.5, 0.0125 * sheet.scale) },
  )
  const thing = { fill: '#FFFFFF', stroke: line, width: Math.max(0.55, 0.0156 * sheet.scale) }
  const [table, plant] = deckThings(space)
  if (!table || !plant) return
  const middle = table.y + table.h / 2
  for (const chair of [table.x, table.x + table.w - 0.48])
    sheet.rect({ x: chair, y: middle - 0.24, w: 0.48, h: 0.48 }, thing, 0.08)
  sheet.ellipse(table.x + table.w / 2, middle, 0.34, 0.34, thing)
  sheet.ellipse(plant.x + 0.25, plant.y + 0.25, 0.25, 0.25, { ...thing, fill: leaf })
}

/** Where the table with its chairs and the plant stand; a narrow deck stays empty. */
export function deckThings({ x, y, w, h }: Outdoor): Rect[] {
  if (w < 2.3) return []
  const table = { x: x + 0.3, y: y + h * 0.52 - 0.35, w: 1.92, h: 0.7 }
  return [table, { x: x + w - 0.67, y: y + h - 0.7, w: 0.5, h: 0.5 }]
}
