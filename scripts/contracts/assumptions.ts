import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { root } from '../generate/paths.ts'

/** Something a contract decides because nobody has said it; the backend team confirms or corrects it. */
export type Assumption = { service: string; file: string; where: string; says: string }

/** Every `x-assumed` of the contracts, by service and in the order written; what several services share comes last. */
export function readAssumptions(): Assumption[] {
  const files = globSync('contracts/**/*.yaml', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return files
    .flatMap((file) =>
      assumptionsIn(file, load(readFileSync(join(root, file), 'utf8'), { schema: CORE_SCHEMA })),
    )
    .toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)) || a.file.localeCompare(b.file))
}

const isShared = ({ service }: Assumption) => service === 'shared'

/** The assumptions of one file, which belongs to the service it is named after, or to the folder it lies in. */
export function assumptionsIn(file: string, document: unknown): Assumption[] {
  const service = file.split('/')[1]?.replace('.yaml', '') ?? file
  return walk(document, []).map((found) => ({ service, file, ...found }))
}

function walk(value: unknown, path: string[]): { where: string; says: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key !== 'x-assumed') return walk(inner, [...path, nameOf(key, inner)])
    const sentences = Array.isArray(inner) ? inner : [inner]
    return sentences.map((says) => ({ where: placeOf(path), says: String(says).trim() }))
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
