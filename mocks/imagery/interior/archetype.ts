import type { Furniture } from '../plan/types.ts'
import type { Builder } from './build.ts'
import type { Finish, FinishId } from './finish.ts'

/** A way of living that a home is furnished for. */
export type Archetype = 'couple' | 'family' | 'single'

/** For whom each style is drawn. */
export const archetypesOf: Readonly<Record<FinishId, readonly Archetype[]>> = {
  'light-oak': ['couple', 'family'],
  lime: ['family', 'single'],
  'dark-walnut': ['single', 'couple'],
}

/** What who lives there changes about the furniture of the plan: one who lives alone works where a child would sleep. */
export const furnitureFor = (archetype: Archetype, pieces: readonly Furniture[]): Furniture[] =>
  pieces.map((piece) =>
    archetype === 'single' && piece.kind === 'singleBed' ? { ...piece, kind: 'desk' } : piece,
  )

type Extra = (build: Builder, piece: Furniture, finish: Finish) => void

/** A second bed above the first, on four posts. */
const bunk: Extra = (build, { x, y, w, h }, finish) => {
  const thin = 0.06
  for (const [left, top] of [
    [x, y],
    [x + w - thin, y],
    [x, y + h - thin],
    [x + w - thin, y + h - thin],
  ] as const)
    build.box({ x: left, y: top, w: thin, h: thin }, 0, 1.75, finish.wood)
  build.box({ x, y, w, h }, 1.25, 1.33, finish.wood)
  build.box({ x, y, w, h }, 1.33, 1.48, finish.textile2)
}

/** Bricks of three colours beside a low table. */
const bricks: Extra = (build, { x, y, w }, finish) => {
  for (const [at, colour] of [finish.accent, finish.textile, finish.textile2].entries())
    build.box({ x: x + w + 0.12 + 0.2 * at, y: y - 0.2 + 0.14 * at, w: 0.15, h: 0.15 }, 0, 0.15, colour)
}

/** What stands there beside the furniture of the plan. */
export const extrasFor: Readonly<Record<Archetype, Partial<Record<Furniture['kind'], Extra>>>> = {
  couple: {},
  family: { singleBed: bunk, lowTable: bricks },
  single: {},
}
