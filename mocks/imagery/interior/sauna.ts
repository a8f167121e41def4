import type { Furniture } from '../plan/types.ts'
import type { Builder } from './build.ts'
import { part } from './parts.ts'

/** Woods of a sauna: alder at the walls, aspen to sit on. */
export const saunaWood = { wall: '#CDA57A', ceiling: '#D6B388', gap: '#A27A50', bench: '#E6CDA3' } as const

/** Two benches of slats, one above the other, with a light beneath the upper one and rests along the wall. */
export function buildBenches(build: Builder, piece: Furniture): void {
  // the glow on the wall, behind all else
  build.box(part(piece, 0, 0, 1, 0.02), 0.46, 0.84, '#EFCF98')
  for (const height of [1.14, 1.3])
    build.box(part(piece, 0, 0, 1, 0.05), height, height + 0.09, saunaWood.bench)
  slats(build, piece, 0.04, 0.84)
  build.box(part(piece, 0.02, 0.78, 0.96, 0.04), 0.79, 0.83, '#FBE6B4')
  for (const along of [0, 0.97]) build.box(part(piece, along, 0.1, 0.03, 0.7), 0, 0.84, saunaWood.wall)
  slats(build, piece, 0.62, 0.4)
  for (const along of [0.02, 0.95]) build.box(part(piece, along, 0.7, 0.03, 0.55), 0, 0.4, saunaWood.wall)
  // a towel above, a bucket below
  build.box(part(piece, 0.12, 0.1, 0.2, 0.6), 0.9, 0.96, '#EFE9DC')
  build.box(part(piece, 0.7, 0.86, 0.12, 0.36), 0.46, 0.68, '#B98A5E')
  build.box(part(piece, 0.7, 0.86, 0.12, 0.36), 0.6, 0.62, '#5A6468')
}

/** Slats along a bench that begins so far from its back, in shares of its depth, and lies so high. */
function slats(build: Builder, piece: Furniture, off: number, height: number): void {
  for (let at = 0; at < 5; at++)
    build.box(part(piece, 0, off + at * 0.155, 1, 0.14), height, height + 0.06, saunaWood.bench)
}

/** A stove with stones, behind a rail of wood. */
export function buildStove(build: Builder, piece: Furniture): void {
  build.box(part(piece, 0.12, 0.06, 0.76, 0.76), 0.08, 0.62, '#4A5150')
  build.box(part(piece, 0.08, 0.02, 0.84, 0.84), 0.6, 0.66, '#8A9090')
  for (const [at, stone] of stones.entries()) {
    const [along, off] = [0.12 + 0.26 * (at % 3), 0.06 + 0.26 * Math.floor(at / 3)]
    build.box(part(piece, along, off, 0.23, 0.23), 0.66, 0.66 + stone.height, stone.colour)
  }
  for (const along of [0, 0.94]) build.box(part(piece, along, 0.94, 0.06, 0.06), 0, 0.74, saunaWood.bench)
  build.box(part(piece, 0, 0.94, 1, 0.06), 0.68, 0.74, saunaWood.bench)
  build.box(part(piece, 0, 0.94, 1, 0.06), 0.36, 0.41, saunaWood.bench)
}

const stones = [
  { height: 0.13, colour: '#8C9390' },
  { height: 0.18, colour: '#777E7C' },
  { height: 0.12, colour: '#9AA19D' },
  { height: 0.16, colour: '#6C7372' },
  { height: 0.2, colour: '#858C89' },
  { height: 0.15, colour: '#737A79' },
  { height: 0.1, colour: '#9AA19D' },
  { height: 0.14, colour: '#7F8684' },
  { height: 0.11, colour: '#8C9390' },
] as const
