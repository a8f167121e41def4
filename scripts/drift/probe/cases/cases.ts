import type { Json } from '../../document/json.ts'
import type { Parameter } from '../../traffic/operations.ts'

/** What a request is meant to find out: whether it is answered as promised, or refused as it should be. */
export type Purpose = 'example' | 'edge' | 'wrong' | 'stranger'

/** A parameter that is set on purpose, to a value or, where no value would be wrong enough, to a text. */
export type Setting = { parameter: Parameter; value: Json } | { parameter: Parameter; text: string }

export type CaseBody =
  | { type: string; value: Json }
  /** As it is, whatever the contract says. */
  | { type: string; text: string }

/** A request to be made, as far as the contract decides it. Identifiers come from earlier answers where there are any. */
export type Case = {
  purpose: Purpose
  /** What is special about it, to be read after `the request`: `with \`page\` too large`. */
  what: string
  settings: readonly Setting[]
  /** A required parameter that is left out. */
  without?: Parameter
  body?: CaseBody
  /** Headers that the contract does not have, by name in lower case; they stand for those of the credentials. */
  headers?: Readonly<Record<string, string>>
}
