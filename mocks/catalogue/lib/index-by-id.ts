import { lazy } from './lazy.ts'

/** Looks things up by id; the index is made at the first question. */
export function indexById<T extends { readonly id: string }>(
  items: () => readonly T[],
): (id: string) => T | undefined {
  const index = lazy(() => new Map(items().map((item) => [item.id, item])))
  return (id) => index().get(id)
}

/** The value, or an error that says which name or id nothing has. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new RangeError(`The catalogue has no ${name}`)
  return value
}
