import { paths } from 'jsonpath-rfc9535'
import { isRecord } from '../../generate/document.ts'

/** One action of an overlay; `target` is a JSONPath (RFC 9535). */
export type Action = { target: string; description?: string; update?: unknown; remove?: boolean }

/** An OpenAPI Overlay 1.0, as far as it concerns who applies it. */
export type Overlay = { overlay: string; info: { title: string; version: string }; actions: Action[] }

type Key = string | number

/**
 * Applies the actions of an overlay to a document, one after the other, each to what those before it have left. What an
 * action's target does not find is nothing to it.
 *
 * @throws when an action means a value that is neither an object nor a list
 */
export function applyOverlay<T extends object>(document: T, { actions }: Overlay): T {
  const copy = structuredClone(document)
  for (const action of actions) apply(copy, action)
  return copy
}

function apply(document: object, { target, update, remove = false }: Action): void {
  // from the last to the first, so that a list keeps the places of what is still to be removed
  for (const path of paths(document as never, target).toReversed()) {
    const keys = keysOf(path)
    if (remove) removeAt(document, keys)
    else if (update !== undefined) updateAt(document, keys, update, target)
  }
}

/** The keys of a normalized path: `$['paths']['/homes']['get']`. */
function keysOf(path: string): Key[] {
  const steps = path.matchAll(/\['(?<name>(?:[^'\\]|\\.)*)'\]|\[(?<index>\d+)\]/g)
  return Array.from(steps, ({ groups = {} }) =>
    groups['index'] === undefined ? unescaped(groups['name'] ?? '') : Number(groups['index']),
  )
}

const unescaped = (name: string): string =>
  JSON.parse(`"${name.replaceAll(String.raw`\'`, "'").replaceAll('"', String.raw`\"`)}"`) as string

const memberOf = (value: unknown, key: Key): unknown => (value as Record<Key, unknown>)[key]

function removeAt(document: object, keys: Key[]): void {
  const last = keys.at(-1)
  const holder = keys.slice(0, -1).reduce<unknown>(memberOf, document)
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else if (last !== undefined) delete (holder as Record<Key, unknown>)[last]
}

function updateAt(document: object, keys: Key[], update: unknown, target: string): void {
  const found = keys.reduce<unknown>(memberOf, document)
  if (Array.isArray(found)) found.push(structuredClone(update))
  else if (isRecord(found) && isRecord(update)) merge(found, update)
  else throw new Error(`${target} means what can not be merged with`)
}

/** Members that both have are merged in turn, lists joined, and all else is replaced. */
function merge(into: Record<string, unknown>, update: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(update)) {
    const present = Object.hasOwn(into, key) ? into[key] : undefined
    if (isRecord(present) && isRecord(value)) merge(present, value)
    else if (Array.isArray(present) && Array.isArray(value))
      present.push(...(structuredClone(value) as unknown[]))
    else Object.defineProperty(into, key, { value: structuredClone(value), ...plain })
  }
}

const plain = { enumerable: true, configurable: true, writable: true }
