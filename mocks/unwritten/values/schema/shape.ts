import { type Schema, type TypeName, typeNames } from './schema.ts'

/** What one schema says about the members of an object. */
export type ObjectPart = {
  properties: ReadonlyMap<string, Schema>
  patterns: readonly (readonly [RegExp, Schema])[]
  /** For names that neither of the two has. */
  others: Schema | undefined
}

/** What one schema says about the items of an array. */
export type ListPart = { prefix: readonly Schema[]; rest: Schema | undefined }

export type Contains = { schema: Schema; min: number; max: number }

/** Everything that several schemas ask of one value together, as far as it can be built towards. */
export type Shape = {
  types: Set<TypeName>
  /** The values that `enum` and `const` leave. */
  values: readonly unknown[] | undefined
  /** Values that it must not be. */
  excluded: unknown[]
  /** Values that the contract shows, or has as default. */
  shown: unknown[]
  min: number
  max: number
  /** Whether the bound itself is left out. */
  aboveMin: boolean
  belowMax: boolean
  multiples: number[]
  minLength: number
  maxLength: number
  patterns: string[]
  formats: string[]
  minItems: number
  maxItems: number
  lists: ListPart[]
  unique: boolean
  contains: Contains[]
  objects: ObjectPart[]
  required: Set<string>
  names: Schema[]
  needs: [string, readonly string[]][]
  minMembers: number
  maxMembers: number
  /** Only members and items that are named are let in (`unevaluatedProperties`, `unevaluatedItems`). */
  closed: boolean
  /** The references that led here. */
  references: string[]
  /** Whether something was asked that is not built towards: the value has to be looked at. */
  unsure: boolean
  writeOnly: boolean
}

export const newShape = (): Shape => ({
  types: new Set(typeNames),
  values: undefined,
  excluded: [],
  shown: [],
  min: -Infinity,
  max: Infinity,
  aboveMin: false,
  belowMax: false,
  multiples: [],
  minLength: 0,
  maxLength: Infinity,
  patterns: [],
  formats: [],
  minItems: 0,
  maxItems: Infinity,
  lists: [],
  unique: false,
  contains: [],
  objects: [],
  required: new Set(),
  names: [],
  needs: [],
  minMembers: 0,
  maxMembers: Infinity,
  closed: false,
  references: [],
  unsure: false,
  writeOnly: false,
})

/** The schemas that a member has to keep; undefined when the object must not have it. */
export function schemasOfMember({ objects, closed }: Shape, name: string): Schema[] | undefined {
  const found: Schema[] = []
  let isKnown = false
  for (const { properties, patterns, others } of objects) {
    const own = [properties.get(name), ...patterns.filter(([one]) => one.test(name)).map(([, one]) => one)]
    const said = own.filter((one) => one !== undefined)
    if (said.length > 0 || others !== undefined) isKnown = true
    if (said.length > 0) found.push(...said)
    else if (others !== undefined) found.push(others)
  }
  return found.includes(false) || (closed && !isKnown) ? undefined : found
}

/** The schemas that an item has to keep; undefined when the list ends before it. */
export function schemasOfItem({ lists, closed }: Shape, at: number): Schema[] | undefined {
  const said = lists.map(({ prefix, rest }) => prefix[at] ?? rest)
  const found = said.filter((one) => one !== undefined)
  return found.includes(false) || (closed && found.length === 0) ? undefined : found
}
