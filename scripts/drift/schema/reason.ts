import type { Json } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import type { Mode } from './objects.ts'

/** What can stand between two schemas, named after the keyword that says so. */
export type ReasonKind =
  | 'type'
  | 'enum'
  | 'minimum'
  | 'maximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'content'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'contains'
  | 'items'
  | 'required'
  | 'property'
  | 'additionalProperties'
  | 'minProperties'
  | 'maxProperties'
  | 'propertyNames'
  | 'dependentRequired'
  | 'never'
  | 'variant'
  | 'not'
  | 'unknown'

/** Why a value of the narrower schema (`sub`) may not be one of the wider (`over`). */
export type Reason = {
  kind: ReasonKind
  /** Where in the value: names of properties, `*` for any other property and `[]` for the items of an array. */
  path: readonly string[]
  /** What each side says, where it says something. */
  sub?: Json | undefined
  over?: Json | undefined
  /** Where each side says it: the schemas that were compared. */
  subAt?: Place | undefined
  overAt?: Place | undefined
  /** False when nothing proves it: the schemas may still agree. */
  isCertain: boolean
  /** A value that `sub` admits and `over` does not. */
  witness?: Json | undefined
}

/** What a comparison of two schemas goes by. */
export type Comparison = {
  mode: Mode
  /** Why values that keep all of `sub` may fail `over`; nothing when all of them keep it. */
  contain: (sub: readonly Place[], over: readonly Place[]) => readonly Reason[]
  /** Whether that is proven without taking anything for granted that is still being compared. */
  isWithin: (sub: readonly Place[], over: readonly Place[]) => boolean
}

/** A reason that is certain, at the place that is being compared. */
export const reason = (kind: ReasonKind, sub?: Json, over?: Json): Reason => ({
  kind,
  path: [],
  sub,
  over,
  isCertain: true,
})

/** The same reasons, seen from the value around. */
export const under = (name: string, reasons: readonly Reason[]): Reason[] =>
  reasons.map((one) => ({ ...one, path: [name, ...one.path] }))

export const doubtful = (reasons: readonly Reason[]): Reason[] =>
  reasons.map((one) => (one.witness === undefined ? { ...one, isCertain: false } : one))
