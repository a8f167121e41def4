import type { FuncKeywordDefinition } from 'ajv'

/** `uniqueItems` in time that grows with the list: Ajv's own holds every item against every other. */
export const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must NOT have duplicate items' },
  validate: (isWanted: boolean, items: readonly unknown[]) =>
    !isWanted || new Set(items.map(canonicalJson)).size === items.length,
}

/** A text that two values share when they are equal: the order of an object's members says nothing. */
const canonicalJson = (item: unknown): string =>
  JSON.stringify(item, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
