import type { Json } from '../document/json.ts'
import type { Place } from '../document/place.ts'

/** Which way something travels: a client sends requests, and must understand responses. */
export type Direction = 'request' | 'response'

/** The operation that a change is seen in. */
export type OperationName = { id: string | undefined; method: string; path: string }

/** Where in a contract a change is seen. */
export type Where = {
  operation?: OperationName
  /** Only for what is inside a message. */
  direction?: Direction
  /** The part of the message: `response 200`, `header ETag`, `query parameter page`, `application/json`. */
  parts: readonly string[]
}

/** A difference between two versions of a contract, before anybody says how bad it is. */
export type Change = {
  /** The id of the rule that knows what it means. */
  rule: string
  where: Where
  /** The field inside a body: names of properties, `[]` for the items of an array, `*` for any other property. */
  field: readonly string[]
  /** What each version says, as far as it can be said in a word. */
  was?: Json | undefined
  is?: Json | undefined
  /** Where each version says it. */
  wasAt?: Place | undefined
  isAt?: Place | undefined
  /** A value that shows the difference. */
  example?: Json | undefined
  /** False when it could not be decided whether the versions differ in what they mean. */
  isCertain: boolean
}

/** Takes the changes that a walk finds. */
export type Report = (
  change: Omit<Change, 'field' | 'isCertain'> & Partial<Pick<Change, 'field' | 'isCertain'>>,
) => void

/** A place in both versions. */
export type Pair = { was: Place; is: Place }

/** The same place, one part further in. */
export const inside = (where: Where, ...parts: string[]): Where => ({
  ...where,
  parts: [...where.parts, ...parts],
})
