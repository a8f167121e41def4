import { addRoute, createRouter, findRoute } from 'rou3'
import { problem } from '../answer/problem.ts'
import { rememberLately } from './remember-lately.ts'
import { decodePathPart } from './request-target.ts'
import type { CompiledOperation } from '../contract.ts'

export type Match<Entry> = {
  entry: Entry
  /** The parameters of the path, decoded; undefined when nobody can decode them. */
  path: Record<string, string> | undefined
}

export type Router<Entry> = {
  /** The operation for a method and path. */
  find: (method: string, pathname: string) => Match<Entry> | undefined
  /** The methods that operations have for a path, and those that come with them; empty when no contract has the path. */
  methodsOf: (pathname: string) => string[]
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Radix routing from the contracts. A parameter marked `x-multi-segment` takes in slashes (`/{pagePath}/GetViewModel`). */
export function routerOf<Entry extends { operation: CompiledOperation }>(entries: Entry[]): Router<Entry> {
  const tree = createRouter<Entry>()
  for (const entry of entries) {
    const { method, path, multiSegment } = entry.operation
    addRoute(tree, method, path.replaceAll(/\{(\w+)\}/g, multiSegment ? ':$1(.*)' : ':$1'), entry)
  }

  const routed = [...new Set(entries.map(({ operation }) => operation.method))]
  const finders = new Map(
    routed.map((method) => [method, rememberLately((pathname) => findRoute(tree, method, pathname))]),
  )
  const find: Router<Entry>['find'] = (method, pathname) => {
    const hit = finders.get(method)?.(pathname)
    return hit && matchOf(hit.data, hit.params)
  }
  const methodsOf: Router<Entry>['methodsOf'] = (pathname) => {
    const found = methods.filter((method) => findRoute(tree, method, pathname))
    if (found.length === 0) return []
    // HEAD is GET without its body, and OPTIONS is always answered (RFC 9110 §9.3.2, §9.3.7)
    return [...found, ...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  }
  return { find, methodsOf }
}

/** Refuses a method that no operation has for a path which others have (RFC 9110 §15.5.6). */
export const refuseMethod = (allowed: readonly string[]) => ({
  ...problem(405, 'invalidRequest'),
  headers: { allow: allowed.join(', ') },
})

/** Pictures and documents are only read: drawing one must not hold up the other calls of its world. */
export function isFile({ operation: { method, responses } }: { operation: CompiledOperation }): boolean {
  const types = Object.entries(responses).flatMap(([status, content]) =>
    status.startsWith('2') ? Object.keys(content) : [],
  )
  return method === 'GET' && types.length > 0 && !types.some((type) => type.endsWith('json'))
}

const noParameters: Record<string, string> = Object.freeze({})

function matchOf<Entry>(entry: Entry, raw: Record<string, string> | undefined): Match<Entry> {
  if (!raw) return { entry, path: noParameters }
  // their names are from the contract
  const path: Record<string, string> = {}
  for (const name in raw) {
    const value = decodePathPart(raw[name] ?? '')
    if (value === undefined) return { entry, path: undefined }
    path[name] = value
  }
  return { entry, path }
}
