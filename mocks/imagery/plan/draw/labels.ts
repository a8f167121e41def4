import { floorOf } from '../doors.ts'
import { covered, holds, inset } from '../rect.ts'
import { deckThings } from './deck.ts'
import type { Level, Rect, Room } from '../types.ts'
import { areaText, outdoorName, roomName } from '../words.ts'
import type { Language } from '#src/sites/site.ts'
import { floorOfRoom } from './colours.ts'
import type { PlanColours } from './colours.ts'
import type { Sheet } from './sheet.ts'

type Sizes = Readonly<{ name: number; area: number }>

/** From the size one reads best down to the smallest, in metres; on a small plan letters keep a size one can read. */
function sizesAt(scale: number): readonly Sizes[] {
  return [15, 12.5, 10.5].map((pixels, at) => {
    const name = Math.max([0.25, 0.22, 0.18][at] ?? 0.18, (pixels - 2) / scale)
    return { name, area: name * 0.87 }
  })
}

/** Pixels per metre under which nothing could be read. */
export const readableScale = 30

/** The name and area of each room, on free floor where there is some. */
export function drawLabels(sheet: Sheet, level: Level, language: Language, colours: PlanColours): void {
  const sizes = sizesAt(sheet.scale)
  for (const room of level.rooms) {
    const name = roomName(room, language)
    const area = areaText(room.area, language)
    const blocks = obstacles(level, room)
    const found = bestPlace(room, [name, area], blocks, sizes, sheet)
    drawLabel(sheet, found, name, found.withArea ? area : undefined, floorOfRoom(room.kind).fill, colours)
  }
  for (const space of level.outdoor) {
    const name = outdoorName(space.type, language)
    const area = areaText(space.area, language)
    const blocks = [...deckThings(space), ...level.doors.flatMap(floorOf)].map((rect) => ({
      rect,
      weight: 1,
    }))
    const found = bestPlace(space, [name, area], blocks, sizes, sheet)
    drawLabel(sheet, found, name, found.withArea ? area : undefined, colours.deck, colours)
  }
}

type Place = Readonly<{ x: number; y: number; size: Sizes }>

function drawLabel(
  sheet: Sheet,
  { x, y, size }: Place,
  name: string,
  area: string | undefined,
  halo: string,
  colours: PlanColours,
): void {
  const { scale } = sheet
  const up = area === undefined ? 0.35 * size.name : -0.05 * size.name
  const style = { anchor: 'middle', halo } as const
  sheet.text(name, x, y + up, { ...style, size: size.name * scale, fill: colours.wall, weight: 'medium' })
  if (area !== undefined)
    sheet.text(area, x, y + up + 1.15 * size.name, { ...style, size: size.area * scale, fill: colours.text })
}

/** What a label should not lie on: furniture, and less so the swing of doors. */
function obstacles(level: Level, room: Room): { rect: Rect; weight: number }[] {
  return [
    ...level.furniture.filter(({ roomId }) => roomId === room.id).map((rect) => ({ rect, weight: 1 })),
    ...level.doors
      .filter(({ kind }) => kind !== 'open')
      .flatMap((door) => floorOf(door).map((rect) => ({ rect, weight: 0.5 }))),
  ]
}

function bestPlace(
  room: Rect,
  [name, area]: readonly [string, string],
  blocks: readonly { rect: Rect; weight: number }[],
  sizes: readonly Sizes[],
  { width }: Sheet,
): Place & { withArea: boolean } {
  const inner = inset(room, 0.1)
  const middle = { x: room.x + room.w / 2, y: room.y + room.h / 2 }
  let best: (Place & { withArea: boolean; cost: number }) | undefined
  for (const withArea of [true, false]) {
    for (const size of sizes) {
      const w = Math.max(width(name, size.name), withArea ? width(area, size.area) : 0)
      const h = withArea ? 2.25 * size.name : 1.1 * size.name
      for (let x = inner.x + w / 2; x <= inner.x + inner.w - w / 2 + 1e-9; x += 0.1) {
        for (let y = inner.y + h / 2; y <= inner.y + inner.h - h / 2 + 1e-9; y += 0.1) {
          const box = { x: x - w / 2, y: y - h / 2, w, h }
          if (!holds(inner, box)) continue
          const onto = blocks.reduce((sum, { rect, weight }) => sum + weight * covered(box, rect), 0)
          const cost =
            onto * 40 +
            Math.hypot(x - middle.x, y - middle.y) * 0.35 +
            0.5 * sizes.indexOf(size) +
            (withArea ? 0 : 1.6)
          if (!best || cost < best.cost - 1e-9) best = { x, y, size, withArea, cost }
        }
      }
    }
  }
  return best ?? { ...middle, size: sizes.at(-1) ?? { name: 0.19, area: 0.17 }, withArea: false }
}
