import type { Door, Outdoor, Rect } from '../types.ts'
import type { PlanColours } from './colours.ts'
import type { Sheet } from './sheet.ts'

/** A deck with its rail, a small table with two chairs, and a plant. */
export function drawDeck(
  sheet: Sheet,
  space: Outdoor,
  doors: readonly Door[],
  { deck, wall, line, leaf }: PlanColours,
): void {
  const { x, y, w, h } = space
  sheet.rect({ x, y, w, h }, { fill: deck })
  sheet.hatch(space, 'deck')
  sheet.rect({ x, y, w, h }, { stroke: wall, width: Math.max(0.8, 0.025 * sheet.scale) })
  sheet.rect(
    { x: x + 0.07, y, w: w - 0.14, h: h - 0.07 },
    { stroke: line, width: Math.max(0.5, 0.0125 * sheet.scale) },
  )
  const thing = { fill: '#FFFFFF', stroke: line, width: Math.max(0.55, 0.0156 * sheet.scale) }
  const { table, plant } = deckThings(space, doors)
  if (table) {
    const middle = table.y + table.h / 2
    for (const chair of [table.x, table.x + table.w - 0.48])
      sheet.rect({ x: chair, y: middle - 0.24, w: 0.48, h: 0.48 }, thing, 0.08)
    sheet.ellipse(table.x + table.w / 2, middle, 0.34, 0.34, thing)
  }
  if (plant) {
    const radius = plant.w / 2
    sheet.ellipse(plant.x + radius, plant.y + radius, radius, radius, { ...thing, fill: leaf })
  }
}

/** The table with its chairs and the plant, away from the door, whose end of the deck is left for its name. */
export function deckThings(
  { x, y, w, h }: Outdoor,
  doors: readonly Door[],
): Readonly<{ table?: Rect; plant?: Rect }> {
  const door = doors.find((one) => one.kind === 'balcony' && one.x >= x && one.x <= x + w)
  const isDoorLeft = door !== undefined && door.x + door.length / 2 < x + w / 2
  const at = (fromEnd: number, width: number) => (isDoorLeft ? x + w - fromEnd - width : x + fromEnd)
  const table = { x: at(0.3, 1.92), y: y + h / 2 - 0.35, w: 1.92, h: 0.7 }
  const plant = { x: at(0.12, 0.46), y: y + h - 0.58, w: 0.46, h: 0.46 }
  return { ...(w >= 3.4 && { table }), ...(w >= 1.8 && { plant }) }
}
