import type { Json } from '../document/json.ts'
import { nameOf, objectAt } from '../document/place.ts'
import type { Place } from '../document/place.ts'
import type { Mode } from './objects.ts'
import type { Shape } from './shape.ts'

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
  | 'unnamed'
  | 'additionalProperties'
  | 'minProperties'
  | 'maxProperties'
  | 'propertyNames'
  | 'dependentRequired'
  | 'never'
  | 'variant'
  | 'overlap'
  | 'not'
  | 'unknown'

/** A value that keeps all of `sub` and fails `over`. */
export type Proof = { value: Json; sub: readonly Place[]; over: readonly Place[] }

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
  /** Whether the narrower side says nothing under this keyword, rather than something wider. */
  isDropped?: true
  /** False when nothing proves it: the schemas may still agree. */
  isCertain: boolean
  proof?: Proof | undefined
  /** Stands for all the reasons of a comparison further inside. */
  inner?: Compared | undefined
}

/** Schemas that are compared, and why values of the one side may not be of the other, as far as it is known. */
export type Compared = {
  readonly sub: readonly Place[]
  readonly over: readonly Place[]
  reasons: readonly Reason[]
  /** The comparisons that rest on this one. */
  readonly usedBy: Set<Compared>
}

/** What a comparison of two schemas goes by. */
export type Comparison = {
  mode: Mode
  /** Whether every value is written as text, as in a query: `1` is then a number and a text. */
  isText: boolean
  /** Why values that keep all of `sub` may fail `over`; nothing when all of them keep it. */
  contain: (sub: readonly Place[], over: readonly Place[]) => readonly Reason[]
  /** Whether all of them keep it. */
  holds: (sub: readonly Place[], over: readonly Place[]) => boolean
  /** Whether that is proven without taking anything for granted that is still being compared. */
  isWithin: (sub: readonly Place[], over: readonly Place[]) => boolean
  /** Some values of a shape. */
  samplesOf: (shape: Shape) => readonly Json[]
  /** Which objects are known to have no value in common, and how far into objects that is looked for now. */
  apart: { known: Map<string, boolean>; depth: number }
}

/** A reason that is certain, at the place that is being compared. */
export const reason = (kind: ReasonKind, sub?: Json, over?: Json): Reason => ({
  kind,
  path: [],
  sub,
  over,
  isCertain: true,
})

/** A reason for a bound: whether the narrower side states none at all is told from whether it states a wider one. */
export function boundReason(
  kind: ReasonKind,
  shape: Shape,
  sub: Json | undefined,
  over: Json,
  keywords: readonly string[] = [kind],
): Reason {
  const isStated = keywords.some((keyword) =>
    shape.parts.some((part) => objectAt(part)[keyword] !== undefined),
  )
  return isStated ? reason(kind, sub, over) : { ...reason(kind, undefined, over), isDropped: true }
}

/** The same reasons, seen from the value around. */
export const under = (name: string, reasons: readonly Reason[]): Reason[] =>
  reasons.map((one) => ({ ...one, path: [name, ...one.path] }))

/** The same reasons where another way to keep the schema may be open: what proved them proves nothing here. */
export const doubtful = (reasons: readonly Reason[]): Reason[] =>
  reasons.map((one) => ({ ...one, isCertain: false, proof: undefined }))

/** A name for a comparison that tells it from every other. */
export const keyOf = ({ sub, over }: Pick<Compared, 'sub' | 'over'>): string =>
  `${sub.map(nameOf).join(' ')} < ${over.map(nameOf).join(' ')}`
