import type { FurnitureKind } from '../types.ts'

/** A part of a piece: how far along its wall and how far from it, how wide and how deep, in metres. */
export type Part = Readonly<{
  kind: FurnitureKind
  along: number
  off: number
  w: number
  d: number
  /** Too high to stand before a window. */
  tall?: true
}>

/** What stands with its back to a wall. */
export type Piece = Readonly<{
  parts: readonly Part[]
  w: number
  d: number
  /** Free floor needed before it. */
  front: number
  /** How much it wants a corner, a window behind it, and distance from the door; 0 does not care. */
  corner: number
  window: number
  far: number
  /** Only good in a corner. */
  cornerOnly?: true
}>

const liking = { corner: 1, window: 0, far: 0.2 }

const single = (part: Omit<Part, 'along' | 'off'>, front: number, likes: Partial<Piece> = {}): Piece => ({
  parts: [{ ...part, along: 0, off: 0 }],
  w: part.w,
  d: part.d,
  front,
  ...liking,
  ...likes,
})

/** A double bed with a table on each side, or on one. */
export function doubleBed(width: number, tables: 0 | 1 | 2): Piece {
  const table = 0.45
  const bedAt = tables === 2 ? table : 0
  const w = width + tables * table
  const night = (along: number): Part => ({ kind: 'nightTable', along, off: 0, w: table, d: 0.42 })
  return {
    parts: [
      { kind: 'bed', along: bedAt, off: 0, w: width, d: 2.05 },
      ...(tables === 2 ? [night(0)] : []),
      ...(tables > 0 ? [night(w - table)] : []),
    ],
    w,
    d: 2.05,
    front: 0.6,
    corner: tables === 2 ? 0.2 : 0.8,
    window: -0.6,
    far: 0.35,
  }
}

export const singleBed = single({ kind: 'singleBed', w: 0.9, d: 2 }, 0.05, {
  window: -0.2,
  corner: 1.4,
  far: 0.3,
})

export const wardrobe = (units: number, front = 0.6): Piece =>
  single({ kind: 'wardrobe', w: units * 0.6, d: 0.6, tall: true }, front, { corner: 1.2, far: 0 })

export const desk = single({ kind: 'desk', w: 1.2, d: 0.6 }, 0.7, { window: 0.8, corner: 0.6 })

/** A sofa with its table before it. */
export const sofa = (width: number): Piece => ({
  parts: [
    { kind: 'sofa', along: 0, off: 0, w: width, d: 0.9 },
    { kind: 'lowTable', along: (width - 1.1) / 2, off: 1.25, w: 1.1, d: 0.6 },
  ],
  w: width,
  d: 1.85,
  front: 0.3,
  corner: 0.3,
  window: -0.1,
  far: 0.25,
})

export const media = single({ kind: 'media', w: 1.6, d: 0.4 }, 0.3, { corner: 0, window: -0.5, far: 0 })
export const shelf = (width: number, depth = 0.32): Piece =>
  single({ kind: 'shelf', w: width, d: depth, tall: true }, 0.5, { corner: 0.8, far: 0.1 })

/** A kitchen along one wall: cupboards with hob and sink, and fridge and freezer at one end of them. */
export function kitchenRun(length: number, coldAtStart: boolean): Piece {
  const cold = length >= 3 ? 1.2 : 0.6
  return {
    parts: [
      { kind: 'counter', along: coldAtStart ? cold : 0, off: 0, w: length - cold, d: 0.62 },
      {
        kind: 'fridge',
        along: coldAtStart ? 0 : length - cold,
        off: 0,
        w: cold,
        d: 0.62,
        ...(length >= 2.4 && { tall: true as const }),
      },
    ],
    w: length,
    d: 0.62,
    front: 0.7,
    corner: 1,
    window: 0.4,
    far: 0.1,
  }
}

export const toilet = single({ kind: 'toilet', w: 0.4, d: 0.64 }, 0.3, { corner: 0.4, far: 0.1 })
export const basin = (width: number): Piece =>
  single({ kind: 'basin', w: width, d: 0.42 }, 0.35, { corner: 0.2, far: 0 })
export const shower = (width: number): Piece =>
  single({ kind: 'shower', w: width, d: width }, 0, { cornerOnly: true, far: 0.6 })
export const washers = (count: 1 | 2): Piece => ({
  ...single({ kind: 'washer', w: 0.6, d: 0.6 }, 0.5, { corner: 0.8, far: 0.1 }),
  parts: Array.from({ length: count }, (_, at) => ({
    kind: 'washer' as const,
    along: at * 0.6,
    off: 0,
    w: 0.6,
    d: 0.6,
  })),
  w: 0.6 * count,
})

export const bench = single({ kind: 'bench', w: 1.1, d: 0.36 }, 0.5, { corner: 0.2, far: -0.1 })
const stove = 0.45

/** The benches of a sauna along one wall, and the stove at one end of them where both have room. */
export function saunaRun(length: number, stoveAtStart: boolean): Piece {
  const hasStove = length >= 1.4
  const benchLength = hasStove ? length - stove - 0.08 : length
  const bench: Part = {
    kind: 'saunaBench',
    along: hasStove && stoveAtStart ? length - benchLength : 0,
    off: 0,
    w: benchLength,
    d: 0.6,
  }
  const along = stoveAtStart ? 0 : length - stove
  return {
    ...liking,
    parts: hasStove ? [bench, { kind: 'saunaStove', along, off: 0.04, w: stove, d: stove }] : [bench],
    w: length,
    d: 0.6,
    front: 0.3,
    far: 0.8,
  }
}
