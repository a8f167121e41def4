import { swingOf } from '../doors.ts'
import { covered, holds, inset } from '../rect.ts'
import { deckThings } from './deck.ts'
import type { Level, Outdoor, Rect, Room } from '../types.ts'
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

/** A name and the area below it, where there is room for one, around a point. */
export type Label = Readonly<{
  name: string
  area: string | undefined
  x: number
  y: number
  size: Sizes
  /** The colour of the floor it lies on. */
  halo: string
}>

/** The name and area of each room and of each place outside, on free floor where there is some. */
export function drawLabels(sheet: Sheet, level: Level, language: Language, colours: PlanColours): void {
  for (const label of labelsOf(sheet, level, language, colours)) drawLabel(sheet, label, colours)
}

export function labelsOf(sheet: Sheet, level: Level, language: Language, { deck }: PlanColours): Label[] {
  const sizes = sizesAt(sheet.scale)
  const label = (place: Rect, [name, area]: readonly [string, string], blocks: Blocks, halo: string) => {
    const { withArea, ...found } = bestPlace(place, [name, area], blocks, sizes, sheet)
    return { ...found, name, area: withArea ? area : undefined, halo }
  }
  return [
    ...level.rooms.map((room) =>
      label(
        room,
        [roomName(room, language), areaText(room.area, language)],
        inRoom(level, room),
        floorOfRoom(room.kind).fill,
      ),
    ),
    ...level.outdoor.map((space) =>
      label(
        space,
        [outdoorName(space.type, language), areaText(space.area, language)],
        onDeck(level, space),
        deck,
      ),
    ),
  ]
}

function drawLabel(sheet: Sheet, { x, y, size, name, area, halo }: Label, colours: PlanColours): void {
  const { scale } = sheet
  const up = area === undefined ? 0.35 * size.name : -0.05 * size.name
  const style = { anchor: 'middle', halo } as const
  sheet.text(name, x, y + up, { ...style, size: size.name * scale, fill: colours.wall, weight: 'medium' })
  if (area !== undefined)
    sheet.text(area, x, y + up + 1.15 * size.name, { ...style, size: size.area * scale, fill: colours.text })
}

/** What a label should not lie on. */
type Blocks = readonly Readonly<{ rect: Rect; weight: number }>[]

/** Furniture, and less so the swing of doors. */
function inRoom(level: Level, room: Room): Blocks {
  return [
    ...level.furniture.filter(({ roomId }) => roomId === room.id).map((rect) => ({ rect, weight: 1 })),
    ...level.doors
      .filter(({ kind }) => kind !== 'open')
      .map((door) => ({ rect: swingOf(door), weight: 0.75 })),
  ]
}

function onDeck({ doors }: Level, space: Outdoor): Blocks {
  const things = Object.values(deckThings(space, doors))
  return [...things, ...doors.map(swingOf)].map((rect) => ({ rect, weight: 1 }))
}

type Place = Readonly<{ x: number; y: number; size: Sizes; withArea: boolean }>

function bestPlace(
  room: Rect,
  [name, area]: readonly [string, string],
  blocks: Blocks,
  sizes: readonly Sizes[],
  { width }: Sheet,
): Place {
  const inner = inset(room, 0.1)
  const middle = { x: room.x + room.w / 2, y: room.y + room.h / 2 }
  let best: (Place & { cost: number }) | undefined
  for (const withArea of [true, false]) {
    for (const size of sizes) {
      const w = Math.max(width(name, size.name), withArea ? width(area, size.area) : 0)
      const h = withArea ? 2.25 * size.name : 1.1 * size.name
      for (let x = inner.x + w / 2; x <= inner.x + inner.w - w / 2 + 1e-9; x += 0.1) {
        for (let y = inner.y + h / 2; y <= inner.y + inner.h - h / 2 + 1e-9; y += 0.1) {
          const box = { x: x - w / 2, y: y - h / 2, w, h }
          if (!holds(inner, box)) continue
          // what it only touches is still hard to tell from it
          const space = inset(box, -0.05)
          const onto = blocks.reduce((sum, { rect, weight }) => sum + weight * covered(space, rect), 0)
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
