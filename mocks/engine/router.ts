import { addRoute, createRouter, findRoute } from 'rou3'
import { decodePathPart } from './request-target.ts'
import type { CompiledOperation } from './contract.ts'

export type Match<Entry> = {
  entry: Entry
  /** The parameters of the path, decoded; undefined when nobody can decode them. */
  path: Record<string, string> | undefined
}

export type Router<Entry> = {
  /** The operation for a method and path. */
  find: (method: string, pathname: string) => Match<Entry> | undefined
  /** Whether any operation has this path, whatever the method. */
  knows: (pathname: string) => boolean
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Radix routing from the contracts. A parameter marked `x-multi-segment` takes in slashes (`/{pagePath}/GetViewModel`). */
export function routerOf<Entry extends { operation: CompiledOperation }>(entries: Entry[]): Router<Entry> {
  const tree = createRouter<Entry>()
  for (const entry of entries) {
    const { method, path, multiSegment } = entry.operation
    addRoute(tree, method, path.replaceAll(/\{(\w+)\}/g, multiSegment ? '**:$1' : ':$1'), entry)
  }

  const find: Router<Entry>['find'] = (method, pathname) => {
    const hit = findRoute(tree, method, pathname)
    return hit && matchOf(hit.data, hit.params)
  }
  return { find, knows: (pathname) => methods.some((method) => findRoute(tree, method, pathname)) }
}

function matchOf<Entry>(entry: Entry, raw: Record<string, string> | undefined): Match<Entry> {
  const path = Object.create(null) as Record<string, string>
  for (const name in raw) {
    const value = decodePathPart(raw[name] ?? '')
    if (value === undefined) return { entry, path: undefined }
    path[name] = value
  }
  return { entry, path }
}
