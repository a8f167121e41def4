import type { components } from '#gen/mock_control/types.ts'
import type { RequestOf } from './operations.ts'
import type { Setup } from './setup.ts'

/** How one operation comes to one status. */
export type Recipe<O> = {
  /** Who is logged in; without one it is a visitor. */
  persona?: string
  /** The starting point of the world. */
  scenario?: string
  /** The problem that it must be, where the contract names several for the status. */
  code?: components['schemas']['ProblemCode']
  /** Ordered by a fault, for the mock does not come to it by itself. */
  fault?: true
  /** What is asked, after the steps that lead there. */
  ask: RequestOf<O> | ((setup: Setup) => RequestOf<O> | Promise<RequestOf<O>>)
}

type StatusOf<O> = O extends { responses: infer Responses } ? keyof Responses & number : never

/**
 * The recipes of a service. A status that every operation comes to in the same way needs none: a broken request, no
 * token, a body that is too large or of another type, too many calls, and a service that is down.
 */
export type Recipes<Service> = {
  [K in keyof Service]: { [S in StatusOf<Service[K]>]?: Recipe<Service[K]> }
}

/** The recipes of one operation as the runner takes them; their types were checked where they were written. */
export type OperationRecipes = Partial<Record<number, AnyRecipe>>

export type AnyRecipe = Omit<Recipe<never>, 'ask'> & {
  ask: AnyRequest | ((setup: Setup) => AnyRequest | Promise<AnyRequest>)
}

type Value = string | number | boolean
type Values = Record<string, Value | readonly Value[] | undefined>

export type AnyRequest = {
  path?: Values
  query?: Values
  header?: Values
  cookie?: Values
  body?: unknown
  bearer?: string
  known?: string
}
