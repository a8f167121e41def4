import type { Random } from '../../catalogue/lib/random.ts'
import type { Schema } from './schema/schema.ts'

/** Stands for a value that could not be made: JSON has every other. */
export const none: unique symbol = Symbol('none')

export type None = typeof none

/** Where a value goes, and what it has to keep there. */
export type Place = {
  schemas: readonly Schema[]
  /** A JSON Pointer: chance is drawn from it, so that a new member changes no other. */
  pointer: string
  /** Which attempt of what lies around it this is, so that other chance is drawn each time. */
  variant: string
  /** What the member is called, or the list that it is an item of. */
  name: string
  /** What the thing around it is called, and the schemas that it is made from: a name is a person's within a user. */
  around: string
  /** What it should be, as far as the schemas admit it; undefined where nobody asks for anything. */
  wanted: unknown
  /** Whether it can be left out instead. */
  optional: boolean
  /** Whether a value of the same schema was made before it: what the contract shows would then come twice. */
  again: boolean
  /** How often each reference has been followed on the way here. */
  trail: ReadonlyMap<string, number>
  depth: number
}

/** The place of a member or an item. */
export const placeWithin = (
  parent: Place,
  step: string,
  inner: Pick<Place, 'schemas' | 'wanted' | 'optional'> & Partial<Pick<Place, 'name' | 'again'>>,
): Place => ({
  again: parent.again,
  name: step,
  around: parent.around,
  ...inner,
  pointer: `${parent.pointer}/${step}`,
  variant: parent.variant,
  trail: parent.trail,
  depth: parent.depth + 1,
})

/** Makes the value for a place; `none` where it can not. */
export type Make = (place: Place) => unknown

/** How a value is built this time. Each attempt at a place is another. */
export type Building = {
  place: Place
  make: Make
  /** Whether a value keeps a schema. */
  keeps: (schema: Schema, value: unknown) => boolean
  random: Random
  /** What lies around the place; `place.around` is for what lies within it. */
  around: string
  now: number
  attempt: number
  /** The value is made now, by whoever asks: nothing has happened to it yet. */
  fresh: boolean
  /** Members of the whole value that are left out unless they must be there. */
  leavesOut: (name: string) => boolean
  /** Only what must be there: the way has been long already. */
  lean: boolean
}
