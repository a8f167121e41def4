import { hash } from '../../../catalogue/lib/random.ts'

/** What is the same for two bodies that say the same, in whatever order: a file counts by its name, size and type. */
export const fingerprintOf = (body: object): string => hash(JSON.stringify(body, comparable)).toString(36)

function comparable(_name: string, value: unknown): unknown {
  if (value instanceof File) return [value.name, value.size, value.type]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
