/** The part of the portal a file belongs to. */
export type Layer =
  | 'api'
  | 'feature'
  | 'screen'
  | 'domain'
  | 'route'
  | 'app'
  | 'ui'
  | 'demonstration'
  | 'mock operation'
  | 'mock'
  | 'test'

/** A line of the portal that uses something of a contract. */
export type Usage = {
  file: string
  line: number
  /** The declaration around it: a component, a hook, a function; empty at the top of a file. */
  within: string
  layer: Layer
  /** Types are counted as reading: whoever names a field in a type wants to read it. */
  access: 'reads' | 'writes'
  /** The routes and templates it shows on, as numbers into the list of screens. */
  screens: number[]
}

/** A place in the portal, with what is found there. */
export type Spot = { file: string; line: number; name: string }

/** What the portal does with one operation. */
export type OperationUse = {
  service: string
  method: string
  path: string
  /** What is generated for it and used. */
  hooks: Spot[]
  /** Who calls it, directly or by way of others, the nearest first. */
  callers: Usage[]
  /** Numbers into the list of screens. */
  screens: number[]
  mock?: Spot
  tests: Spot[]
}

/**
 * Who uses what of the contracts. A field is named by its service and where its schema stands in the bundled contract:
 * `residence#/components/schemas/SearchHit/properties/price`.
 */
export type ImpactIndex = {
  version: 2
  /** Changes with any file that was looked at. */
  fingerprint: string
  screens: Spot[]
  operations: Record<string, OperationUse>
  fields: Record<string, Usage[]>
}

/** Where the portal lies, and where its index is to be written. */
export type IndexOrder = { root: string; file: string }
