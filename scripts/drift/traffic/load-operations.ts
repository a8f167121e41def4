import { addRoute, createRouter, findRoute } from 'rou3'
import type { Document } from '../document/place.ts'
import { InputError } from '../document/input-error.ts'
import type { Operation } from './operations.ts'
import { operationsOf } from './operations.ts'

/** An operation that was called, and what stood in the places of its path, still encoded. */
export type Match = { operation: Operation; path: Readonly<Record<string, string>> }

/** The operations of some contracts, to be found by what was called. */
export type Operations = {
  list: readonly Operation[]
  /** The operation for a method and an address; `HEAD` falls back to `GET`. */
  find: (method: string, url: string) => Match | undefined
  /** The methods that the contracts have for an address. */
  methodsAt: (url: string) => string[]
  /** Whether an address lies where a contract has operations: it begins as one of them does. */
  isNear: (url: string) => boolean
}

type Route = { operation: Operation; names: readonly string[] }

/** Makes the operations of contracts findable. The host of an address says nothing; the path of a server does. */
export function loadOperations(documents: readonly Document[]): Operations {
  const list = documents.flatMap(operationsOf)
  const router = createRouter<Route>()
  const methods = new Set<string>()
  const taken = new Set<string>()
  const beginnings = new Set<string>()
  for (const operation of list) {
    methods.add(operation.method)
    for (const base of operation.bases) {
      const { pattern, names } = patternOf(base, operation)
      const key = `${operation.method} ${pattern}`
      if (taken.has(key)) continue
      taken.add(key)
      beginnings.add(beginningOf(base + operation.path))
      add(router, pattern, { operation, names })
    }
  }
  const match = (method: string, path: string): Match | undefined => {
    const hit = findRoute(router, method, path)
    return hit && { operation: hit.data.operation, path: named(hit.data.names, hit.params) }
  }
  return {
    list,
    find: (method, url) => {
      const path = pathOf(url)
      const name = method.toUpperCase()
      return match(name, path) ?? (name === 'HEAD' ? match('GET', path) : undefined)
    },
    methodsAt: (url) => [...methods].filter((method) => match(method, pathOf(url))),
    isNear: (url) => beginnings.has(beginningOf(pathOf(url))),
  }
}

function add(router: ReturnType<typeof createRouter<Route>>, pattern: string, route: Route): void {
  try {
    addRoute(router, route.operation.method, pattern, route)
  } catch {
    throw new InputError(
      `The path ${route.operation.path} has a template that no address can be held against.`,
    )
  }
}

/** The template as the router writes it; its parameters are numbered, since names may hold anything. */
function patternOf(base: string, { path, multiSegment }: Operation): { pattern: string; names: string[] } {
  const names: string[] = []
  const literal = (text: string) => text.replaceAll(/[\\:(){}*?+]/g, String.raw`\$&`)
  const pattern = path.split(/(\{[^{}]*\})/).map((part) => {
    if (!part.startsWith('{')) return literal(part)
    const name = part.slice(1, -1)
    names.push(name)
    return `${multiSegment.has(name) ? '**' : ''}:p${names.length - 1}`
  })
  return { pattern: literal(base) + pattern.join(''), names }
}

const named = (names: readonly string[], found: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, found[`p${index}`] ?? '']))

/** The path of an address, absolute or not. */
export function pathOf(url: string): string {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + 3)
  if (start === -1) return '/'
  const end = url.slice(start).search(/[?#]/)
  return end === -1 ? url.slice(start) : url.slice(start, start + end)
}

/** The first word of a path; `/*` where it begins with a parameter. */
const beginningOf = (path: string): string => {
  const [, first = ''] = path.split('/')
  return first.includes('{') ? '/*' : `/${first.toLowerCase()}`
}
