import type { Json, JsonObject } from '../../document/json.ts'

export const edits = ['added', 'removed', 'changed', 'widened', 'narrowed'] as const
export type Edit = (typeof edits)[number]

/** One edit of one keyword in one place: a document before and after. */
export type Cell = { keyword: string; edit: Edit; place: string; was: JsonObject; is: JsonObject }

/** A keyword of an object that is no schema: what stands around its value, and two values of it. */
export type ObjectEdit = {
  object: string
  keyword: string
  around: (members: JsonObject) => JsonObject
  one: Json
  two?: Json
}
