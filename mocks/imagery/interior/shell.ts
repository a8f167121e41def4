import { mix } from '../base/colour.ts'
import { floorOfRoom } from '../plan/draw/colours.ts'
import { wallBetween } from '../plan/rect.ts'
import type { Door, Level, Rect, Room, Side } from '../plan/types.ts'
import type { Builder } from './build.ts'
import type { Finish } from './finish.ts'
import type { RoomLight } from './light.ts'
import { saunaWood } from './sauna.ts'
import { panel } from './space.ts'
import type { Spot } from './space.ts'

export const ceiling = 2.6

/** A stretch of one of the four walls: from where to where along it, and from where to where up it. */
type Stretch = Readonly<{ from: number; to: number; low: number; high: number }>

/** A point on a wall, `along` it and `up` it, pushed a little into the room by `off`. */
function onWall({ x, y, w, h }: Rect, side: Side, along: number, up: number, off = 0): Spot {
  if (side === 'top') return [along, y + off, up]
  if (side === 'bottom') return [along, y + h - off, up]
  return side === 'left' ? [x + off, along, up] : [x + w - off, along, up]
}

/** Floor, ceiling, walls, windows, doors and openings of a room; everything behind the furniture. */
export function buildShell(build: Builder, level: Level, room: Room, finish: Finish, light: RoomLight): void {
  const wet = floorOfRoom(room.kind).pattern === 'tile'
  const sauna = room.kind === 'sauna'
  const plainWall = wet ? finish.tile : finish.wall
  const wall = sauna ? saunaWood.wall : plainWall
  const stretch = (side: Side, { from, to, low, high }: Stretch, colour: string, off = 0, opacity?: number) =>
    build.face(panel(onWall(room, side, from, low, off), onWall(room, side, to, high, off)), colour, opacity)
  build.flat(room, 0, wet ? finish.tileFloor : finish.floor)
  floorLines(build, room, wet, finish)
  build.flat(room, ceiling, sauna ? saunaWood.ceiling : finish.ceiling)
  for (const side of ['top', 'left', 'right', 'bottom'] as const) {
    const across = side === 'top' || side === 'bottom'
    const [from, to] = across ? [room.x, room.x + room.w] : [room.y, room.y + room.h]
    const shade = { top: 0, left: 0.06, right: 0.035, bottom: 0.1 }[side]
    stretch(side, { from, to, low: 0, high: ceiling }, mix(wall, light.shade, shade))
    if (sauna) wallLines(build, room, side, { from, to, apart: 0.12, colour: saunaWood.gap, opacity: 0.55 })
    else if (wet)
      wallLines(build, room, side, { from, to, apart: 0.3, colour: finish.tileFloor, opacity: 0.3 })
    else stretch(side, { from, to, low: 0, high: 0.09 }, mix(finish.wallShade, '#FFFFFF', 0.5), 0.005)
    for (const window of level.windows.filter((one) => one.roomId === room.id && one.side === side))
      windowAt(stretch, side, window.at, window.at + window.length, room.kind === 'kitchen' ? 1 : 0.5, light)
  }
  for (const door of level.doors) {
    const side = sideOfDoor(level, room, door)
    if (!side) continue
    const from = door.wall === 'horizontal' ? door.x : door.y
    doorAt(stretch, side, door, from, finish, light)
  }
}

type Paint = (side: Side, stretch: Stretch, colour: string, off?: number, opacity?: number) => void

/** A view over trees to the horizon, in a white frame. */
function windowAt(paint: Paint, side: Side, from: number, to: number, sill: number, light: RoomLight): void {
  const top = 2.25
  paint(side, { from: from - 0.07, to: to + 0.07, low: sill - 0.07, high: top + 0.07 }, '#F8F6F1', 0.006)
  paint(side, { from, to, low: sill, high: top }, light.sky, 0.008)
  const horizon = Math.max(sill + 0.25, 1.25)
  paint(side, { from, to, low: sill, high: horizon }, light.far, 0.01)
  paint(side, { from, to, low: sill, high: Math.max(sill, horizon - 0.28) }, light.near, 0.012)
  const panes = Math.max(1, Math.round((to - from) / 0.95))
  for (let at = 1; at < panes; at++) {
    const middle = from + ((to - from) * at) / panes
    paint(side, { from: middle - 0.03, to: middle + 0.03, low: sill, high: top }, '#F8F6F1', 0.016)
  }
  // curtains hang at both ends
  for (const at of [from - 0.22, to - 0.1])
    paint(side, { from: at, to: at + 0.32, low: 0.06, high: 2.42 }, '#F3EFE6', 0.03, 0.86)
}

function doorAt(paint: Paint, side: Side, door: Door, from: number, finish: Finish, light: RoomLight): void {
  const to = from + door.length
  if (door.kind === 'open') return
  paint(side, { from: from - 0.08, to: to + 0.08, low: 0, high: 2.14 }, '#F4F1EA', 0.006)
  if (door.kind === 'balcony') {
    paint(side, { from, to, low: 0.12, high: 2.06 }, light.sky, 0.01)
    paint(side, { from, to, low: 0.12, high: 1.2 }, light.far, 0.012)
    paint(side, { from, to, low: 0.12, high: 0.9 }, light.near, 0.014)
    return
  }
  paint(
    side,
    { from, to, low: 0.01, high: 2.06 },
    door.kind === 'entrance' ? mix(finish.wood, light.shade, 0.2) : '#E9E5DC',
    0.01,
  )
  paint(side, { from: to - 0.14, to: to - 0.06, low: 0.98, high: 1.02 }, '#8A9090', 0.02)
}

/** The gaps through which one sees from a room into the next, as shapes in its walls. */
export function gapsOf(level: Level, room: Room): { points: Spot[]; into: Room }[] {
  return level.doors.flatMap((door) => {
    const side = door.kind === 'open' ? sideOfDoor(level, room, door) : undefined
    const into = level.rooms.find(({ id }) => id === (door.from === room.id ? door.to : door.from))
    if (!side || !into) return []
    const from = door.wall === 'horizontal' ? door.x : door.y
    return [{ points: panel(onWall(room, side, from, 0), onWall(room, side, from + door.length, 2.4)), into }]
  })
}

/** On which wall of a room a door is; undefined when it belongs to another room. */
function sideOfDoor(level: Level, room: Room, { from, to, wall, x, y }: Door): Side | undefined {
  if (from !== room.id && to !== room.id) return undefined
  const other = level.rooms.find(({ id }) => id === (from === room.id ? to : from))
  const shared = other && wallBetween(room, other)
  if (wall === 'vertical') return (shared?.x ?? x) <= room.x + 0.01 ? 'left' : 'right'
  return (shared?.y ?? y) <= room.y + 0.01 ? 'top' : 'bottom'
}

function floorLines(build: Builder, room: Room, wet: boolean, finish: Finish): void {
  const thin = 0.012
  if (wet) {
    for (let x = room.x + 0.3; x < room.x + room.w; x += 0.3)
      build.flat({ x, y: room.y, w: thin, h: room.h }, 0.001, finish.tile, 0.35)
    for (let y = room.y + 0.3; y < room.y + room.h; y += 0.3)
      build.flat({ x: room.x, y, w: room.w, h: thin }, 0.001, finish.tile, 0.35)
    return
  }
  for (let x = room.x + 0.28; x < room.x + room.w; x += 0.28)
    build.flat({ x, y: room.y, w: thin, h: room.h }, 0.001, finish.boards, 0.5)
}

type Lines = Readonly<{ from: number; to: number; apart: number; colour: string; opacity: number }>

/** Joints of tiles, or gaps between boards, all the way up a wall. */
function wallLines(
  build: Builder,
  room: Room,
  side: Side,
  { from, to, apart, colour, opacity }: Lines,
): void {
  for (let up = apart; up < ceiling; up += apart)
    build.face(
      panel(onWall(room, side, from, up, 0.003), onWall(room, side, to, up + 0.01, 0.003)),
      colour,
      opacity,
    )
}
