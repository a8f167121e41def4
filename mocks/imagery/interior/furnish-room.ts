import { mix } from '../base/colour.ts'
import type { Furniture, FurnitureKind, Rect, Side } from '../plan/types.ts'
import { extrasFor, furnitureFor } from './archetype.ts'
import type { Archetype } from './archetype.ts'
import type { Builder } from './build.ts'
import type { Finish } from './finish.ts'
import type { RoomLight } from './light.ts'
import { atBack, part } from './parts.ts'
import { buildBenches, buildStove } from './sauna.ts'

type Solid = (build: Builder, piece: Furniture, finish: Finish, light: RoomLight) => void

/** Sets the furniture of the plan up in the room, and lamps where they are on. */
export function buildFurniture(
  build: Builder,
  furniture: readonly Furniture[],
  finish: Finish,
  light: RoomLight,
  archetype: Archetype = 'couple',
): void {
  for (const piece of furnitureFor(archetype, furniture)) {
    build.thing()
    // its shade on the floor
    build.flat(
      { x: piece.x + 0.03, y: piece.y - 0.1, w: piece.w + 0.08, h: piece.h + 0.06 },
      0.003,
      light.shade,
      0.1,
    )
    solids[piece.kind](build, piece, finish, light)
    extrasFor[archetype][piece.kind]?.(build, piece, finish)
  }
}

const bed: Solid = (build, piece, finish) => {
  build.box(atBack(piece, 0.07), 0, 1, finish.wood)
  build.box(piece, 0.06, 0.3, finish.wood)
  build.box(piece, 0.3, 0.5, finish.textile2)
  const double = Math.min(piece.w, piece.h) > 1.1
  for (const along of double ? [0.08, 0.54] : [0.14])
    build.box(part(piece, along, 0.06, double ? 0.38 : 0.72, 0.2), 0.5, 0.6, '#FAF8F3')
  build.box(part(piece, 0, 0.36, 1, 0.64), 0.5, 0.55, finish.textile)
}

const cupboard =
  (height: number, colour: keyof Finish): Solid =>
  (build, piece, finish) =>
    build.box(piece, 0, height, finish[colour])

const legs = (build: Builder, { x, y, w, h }: Rect, height: number, colour: string) => {
  for (const [dx, dy] of [
    [0.04, 0.04],
    [w - 0.09, 0.04],
    [0.04, h - 0.09],
    [w - 0.09, h - 0.09],
  ] as const)
    build.box({ x: x + dx, y: y + dy, w: 0.05, h: 0.05 }, 0, height, colour)
}

const solids: Readonly<Record<FurnitureKind, Solid>> = {
  bed,
  singleBed: bed,
  nightTable(build, piece, finish, light) {
    build.box(piece, 0.1, 0.48, finish.wood)
    lamp(build, part(piece, 0.3, 0.25, 0.4, 0.4), 0.48, light, finish)
  },
  wardrobe(build, piece, finish) {
    build.box(piece, 0, 2.3, mix(finish.cupboard, '#FFFFFF', 0.35))
    const doors = Math.round(Math.max(piece.w, piece.h) / 0.6)
    for (let at = 1; at < doors; at++) {
      const line = part(piece, at / doors - 0.004, 1, 0.008, 0.004)
      build.box(line, 0.05, 2.25, finish.wallShade)
    }
  },
  desk(build, piece, finish, light) {
    legs(build, piece, 0.7, finish.wood)
    build.box(piece, 0.7, 0.74, finish.wood)
    lamp(build, part(piece, 0.06, 0.1, 0.14, 0.3), 0.74, light, finish)
    build.box(part(piece, 0.42, 0.2, 0.3, 0.06), 0.74, 1.02, '#3B403E')
  },
  sofa(build, piece, finish) {
    build.box(piece, 0.1, 0.44, finish.textile)
    build.box(atBack(piece, 0.24), 0.1, 0.82, finish.textile)
    for (const along of [0, 0.93]) build.box(part(piece, along, 0, 0.07, 1), 0.1, 0.6, finish.textile)
    build.box(part(piece, 0.12, 0.28, 0.2, 0.16), 0.44, 0.76, finish.textile2)
    build.box(part(piece, 0.7, 0.28, 0.18, 0.16), 0.44, 0.74, finish.accent)
  },
  lowTable(build, piece, finish) {
    build.flat({ x: piece.x - 0.5, y: piece.y - 0.45, w: piece.w + 1, h: piece.h + 0.9 }, 0.004, finish.rug)
    legs(build, piece, 0.38, finish.wood)
    build.box(piece, 0.38, 0.42, finish.wood)
    build.box(
      { x: piece.x + piece.w * 0.3, y: piece.y + piece.h * 0.3, w: 0.26, h: 0.2 },
      0.42,
      0.46,
      finish.accent,
    )
  },
  media(build, piece, finish) {
    build.box(piece, 0.12, 0.5, finish.wood)
    build.box(part(piece, 0.14, 0.35, 0.72, 0.12), 0.55, 1.2, '#2B302E')
  },
  dining(build, piece, finish, light) {
    const across = piece.w >= piece.h
    const table = across
      ? { x: piece.x, y: piece.y + 0.34, w: piece.w, h: piece.h - 0.68 }
      : { x: piece.x + 0.34, y: piece.y, w: piece.w - 0.68, h: piece.h }
    const chairs = Math.max(1, Math.floor((Math.max(piece.w, piece.h) - 0.1) / 0.62))
    for (let at = 0; at < chairs; at++) {
      const along = (at + 0.5) / chairs
      const seats: Rect[] = across
        ? [
            { x: piece.x + along * piece.w - 0.21, y: piece.y, w: 0.42, h: 0.42 },
            { x: piece.x + along * piece.w - 0.21, y: piece.y + piece.h - 0.42, w: 0.42, h: 0.42 },
          ]
        : [
            { x: piece.x, y: piece.y + along * piece.h - 0.21, w: 0.42, h: 0.42 },
            { x: piece.x + piece.w - 0.42, y: piece.y + along * piece.h - 0.21, w: 0.42, h: 0.42 },
          ]
      seats.forEach((seat, side) => {
        const back: Side = across ? (side === 0 ? 'top' : 'bottom') : side === 0 ? 'left' : 'right'
        build.box(seat, 0.4, 0.46, finish.wood)
        legs(build, seat, 0.4, finish.wood)
        build.box(atBack({ ...seat, back }, 0.05), 0.46, 0.84, finish.wood)
      })
    }
    legs(build, table, 0.7, finish.wood)
    build.box(table, 0.7, 0.75, mix(finish.wood, '#FFFFFF', 0.18))
    // a pendant over it
    const middle = { x: table.x + table.w / 2, y: table.y + table.h / 2 }
    build.box({ x: middle.x - 0.008, y: middle.y - 0.008, w: 0.016, h: 0.016 }, 1.75, 2.6, '#3B403E')
    build.box(
      { x: middle.x - 0.2, y: middle.y - 0.2, w: 0.4, h: 0.4 },
      1.55,
      1.75,
      light.lamps ? '#F7DDA6' : finish.accent,
    )
  },
  counter(build, piece, finish, light) {
    build.box(part(piece, 0, 0, 1, 0.94), 0.08, 0.87, finish.cupboard)
    build.box(piece, 0.87, 0.91, finish.worktop)
    const doors = Math.max(1, Math.round(Math.max(piece.w, piece.h) / 0.6))
    for (let at = 1; at < doors; at++)
      build.box(
        part(piece, at / doors - 0.003, 0.94, 0.006, 0.006),
        0.1,
        0.85,
        mix(finish.cupboard, light.shade, 0.25),
      )
    build.box(part(piece, 0.12, 0.15, 0.2, 0.7), 0.91, 0.915, '#2B302E')
    build.box(part(piece, 0.6, 0.2, 0.16, 0.6), 0.905, 0.913, '#AEB6B5')
    build.box(part(piece, 0.67, 0.08, 0.012, 0.06), 0.91, 1.2, '#8A9090')
    build.box(part(piece, 0, 0, 1, 0.05), 0.91, 1.45, finish.tile)
    build.box(part(piece, 0, 0, 1, 0.55), 1.45, 2.2, mix(finish.cupboard, '#FFFFFF', 0.2))
  },
  fridge: (build, piece) => build.box(piece, 0, 2.1, '#E9EBEA'),
  toilet(build, piece) {
    build.box(atBack(piece, 0.18), 0.4, 0.82, '#FBFBF9')
    build.box(part(piece, 0.06, 0.2, 0.88, 0.8), 0.1, 0.42, '#F6F6F3')
  },
  basin(build, piece, finish) {
    build.box(piece, 0.35, 0.78, finish.wood)
    build.box(piece, 0.78, 0.86, '#FBFBF9')
    build.box(part(piece, 0.46, 0.05, 0.08, 0.14), 0.86, 1.02, '#8A9090')
    build.box(part(piece, 0.05, 0, 0.9, 0.04), 1.15, 1.95, '#DCE6E8')
  },
  shower(build, piece) {
    build.flat(piece, 0.01, '#9FAAA8')
    const { x, y, w, h } = piece
    build.box({ x: x + w / 2 - 0.03, y: y + h / 2 - 0.03, w: 0.06, h: 0.06 }, 0.01, 0.015, '#5A6468')
    build.face(
      [
        [x, y + h, 0.03],
        [x + w, y + h, 0.03],
        [x + w, y + h, 2],
        [x, y + h, 2],
      ],
      '#CFE0E2',
      0.32,
    )
    build.box(part(piece, 0.45, 0.02, 0.03, 0.03), 0.9, 2.1, '#8A9090')
  },
  washer(build, piece) {
    build.box(piece, 0, 0.86, '#F4F5F4')
    build.box(part(piece, 0.3, 1, 0.4, 0.012), 0.28, 0.62, '#A7B1B3')
  },
  bench: cupboard(0.45, 'wood'),
  shelf(build, piece, finish) {
    build.box(piece, 0, 1.9, finish.wood)
    for (const up of [0.3, 0.75, 1.2, 1.6])
      build.box(
        part(piece, 0.06, 1, 0.88, 0.012),
        up,
        up + 0.26,
        mix(finish.textile2, finish.accent, up > 1 ? 0.35 : 0.1),
      )
  },
  stairs(build, piece, finish) {
    const steps = 12
    for (let at = 0; at < steps; at++)
      build.box(
        { x: piece.x, y: piece.y + piece.h * (1 - (at + 1) / steps), w: piece.w, h: piece.h / steps },
        0,
        0.2 * (at + 1),
        finish.wood,
      )
  },
  saunaBench: buildBenches,
  saunaStove: buildStove,
}

function lamp(
  build: Builder,
  { x, y, w, h }: Rect,
  from: number,
  { lamps }: RoomLight,
  finish: Finish,
): void {
  const middle = { x: x + w / 2, y: y + h / 2 }
  build.box({ x: middle.x - 0.02, y: middle.y - 0.02, w: 0.04, h: 0.04 }, from, from + 0.2, '#3B403E')
  build.box(
    { x: middle.x - 0.1, y: middle.y - 0.1, w: 0.2, h: 0.2 },
    from + 0.2,
    from + 0.4,
    lamps ? '#FBE6B4' : finish.textile2,
  )
}
