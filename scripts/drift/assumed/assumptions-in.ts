import { createHash } from 'node:crypto'

/** Something a contract decides because nobody has said it; the backend team confirms or corrects it. */
export type Assumption = { service: string; file: string; where: string; says: string }

/**
 * What an assumption is known by: its own words, wherever they stand. Other words ask something else, and an answer to the
 * old ones does not count for them.
 */
export const questionId = (says: string): string =>
  createHash('sha256').update(says.trim().replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 8)

/** A sentence of an `x-assumed`; with a keyword it speaks of that alone, as in `x-assumed: { maxLength: … }`. */
export type Mark = { says: string; keyword?: string }

/** The sentences of an `x-assumed`: one, a list, or by the keyword of the node that they speak of. */
export function marksOf(assumed: unknown): Mark[] {
  if (assumed === undefined || assumed === null) return []
  if (Array.isArray(assumed)) return assumed.flatMap(marksOf)
  if (typeof assumed !== 'object') return [{ says: `${assumed as string | number | boolean}`.trim() }]
  return Object.entries(assumed).flatMap(([keyword, said]: [string, unknown]) =>
    marksOf(said).map(({ says }) => ({ says, keyword })),
  )
}

/** The assumptions of one file, which belongs to the service it is named after, or to the folder it lies in. */
export function assumptionsIn(file: string, document: unknown): Assumption[] {
  const service = file.split('/')[1]?.replace(/\.(?:yaml|json)$/, '') ?? file
  return walk(document, []).map((found) => ({ service, file, ...found }))
}

function walk(value: unknown, path: string[]): { where: string; says: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key !== 'x-assumed') return walk(inner, [...path, nameOf(key, inner)])
    return marksOf(inner).map(({ says, keyword }) => ({
      where: placeOf(keyword === undefined ? path : [...path, keyword]),
      says,
    }))
  })
}

/** Parameters and operations are known by their names, not by where they stand. */
function nameOf(key: string, value: unknown): string {
  const { operationId, name } = (value ?? {}) as { operationId?: string; name?: string }
  if (operationId) return operationId
  return /^\d+$/.test(key) && name ? name : key
}

const structure = new Set(['components', 'paths', 'schemas', 'properties', 'content', 'items', 'responses'])

/** Where in the contract, without the words every place has: `login.requestBody.code`, `Notification.targetId`. */
function placeOf(path: string[]): string {
  return path.filter((part) => !structure.has(part)).join('.') || 'document'
}
