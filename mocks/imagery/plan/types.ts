import type { Language } from '#src/sites/site.ts'
import type { Direction } from '../../catalogue/codes.ts'
import type { OutdoorSpace } from '../../catalogue/types.ts'

/** A rectangle in metres; x to the right, y downwards, from the inner corner of the outer walls. */
export type Rect = Readonly<{ x: number; y: number; w: number; h: number }>

export type RoomKind =
  | 'hall'
  | 'passage'
  | 'landing'
  | 'living'
  /** A room to be in on the upper floor, which one comes up into. */
  | 'family'
  | 'studio'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'wc'
  | 'storage'
  | 'closet'
  | 'laundry'
  | 'sauna'

export type Room = Rect &
  Readonly<{
    id: string
    kind: RoomKind
    /** Which of several of its kind, from 1; absent when it is the only one. */
    number?: number
    /** Square metres with one decimal; the rooms of a home add up to its living area. */
    area: number
  }>

/** A side of a level: the top is where one comes in, the bottom the main facade. */
export type Side = 'top' | 'bottom' | 'left' | 'right'

/** A gap in a wall: a door with a leaf, or an open passage. `across` is the axis of the wall it is in. */
export type Door = Readonly<{
  /** The rooms on both sides by id; `outside` behind the entrance and the balcony door. */
  from: string
  to: string
  kind: 'leaf' | 'open' | 'entrance' | 'balcony'
  wall: 'horizontal' | 'vertical'
  x: number
  y: number
  length: number
  /** At which end of the gap the leaf hangs. */
  hinge: 'start' | 'end'
  /** Towards which side the leaf opens: 1 is down or right. */
  swing: 1 | -1
}>

export type Window = Readonly<{ side: Side; at: number; length: number; roomId: string; rail: boolean }>

export type FurnitureKind =
  | 'bed'
  | 'singleBed'
  | 'nightTable'
  | 'wardrobe'
  | 'desk'
  | 'sofa'
  | 'lowTable'
  | 'media'
  | 'dining'
  | 'counter'
  | 'fridge'
  | 'toilet'
  | 'basin'
  | 'shower'
  | 'washer'
  | 'bench'
  | 'shelf'
  | 'stairs'
  | 'saunaBench'
  | 'saunaStove'

/** Furniture with its back to a side of its room. */
export type Furniture = Rect & Readonly<{ kind: FurnitureKind; back: Side; roomId: string }>

/** A balcony, patio or the like outside the wall. */
export type Outdoor = Rect & Readonly<{ type: OutdoorSpace['type']; area: number }>

export type Level = Readonly<{
  width: number
  height: number
  rooms: readonly Room[]
  doors: readonly Door[]
  windows: readonly Window[]
  furniture: readonly Furniture[]
  outdoor: readonly Outdoor[]
}>

/** The plan of a home, floor by floor from the entrance. */
export type FloorPlan = Readonly<{
  id: string
  levels: readonly Level[]
  livingArea: number
  /** Where the main facade, the bottom of the plan, faces. */
  facing: Direction
  language: Language
}>
