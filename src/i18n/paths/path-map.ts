import type { RouteKey, Site } from '#src/sites/site.ts'
import { canonicalPaths } from './canonical-paths.ts'

/** Marks a content page whose local address would read as another page inside the portal. */
const contentMark = '/-'

/**
 * From the address in the browser to the one the routes know: `/sok-bostad/nacka/` to `/search/nacka`. Words are matched
 * whole and in lower case; a content page keeps its own words, without the base path of the site.
 */
export function toCanonical(site: Site, localPath: string): string {
  const path = slashed(localPath)
  if (path === site.basePath) return '/'
  const found = longest(localEntries(site), path)
  const content = slashless(path.startsWith(site.basePath) ? path.slice(site.basePath.length - 1) : path)
  const canonical = found
    ? slashless(canonicalPaths[found.key] + path.slice(found.prefix.length - 1))
    : content
  const isClear = routeKeyOf(canonical) === found?.key && !slashed(canonical).startsWith(`${contentMark}/`)
  return isClear ? canonical : contentMark + content
}

/** The way back, with the slash that every page address ends with: `/search/nacka` to `/sok-bostad/nacka/`. */
export function toLocal(site: Site, canonicalPath: string): string {
  const path = slashed(canonicalPath)
  if (path.startsWith(`${contentMark}/`)) return underBase(site, path.slice(contentMark.length))
  const found = longest(canonicalEntries(site), path)
  return found ? site.paths[found.key] + path.slice(found.prefix.length) : underBase(site, path)
}

/** The page that a canonical path leads to, or undefined for a content page. */
export function routeKeyOf(canonicalPath: string): RouteKey | undefined {
  return canonicalPath === '/' ? 'start' : longest(allEntries, slashed(canonicalPath))?.key
}

type Entry = { key: RouteKey; prefix: string }

/** The start page is no prefix: only the exact path is meant. */
const keys = Object.keys(canonicalPaths).filter((key) => key !== 'start') as RouteKey[]
const allEntries: Entry[] = keys.map((key) => ({ key, prefix: `${canonicalPaths[key]}/` }))

function canonicalEntries(site: Site): Entry[] {
  return allEntries.filter(({ key }) => site.paths[key] !== null)
}

function localEntries(site: Site): Entry[] {
  return keys.flatMap((key) => {
    const prefix = site.paths[key]
    return prefix === null ? [] : { key, prefix }
  })
}

function longest(entries: readonly Entry[], path: string): Entry | undefined {
  let best: Entry | undefined
  for (const entry of entries) {
    if (path.startsWith(entry.prefix) && entry.prefix.length > (best?.prefix.length ?? 0)) best = entry
  }
  return best
}

function underBase(site: Site, path: string): string {
  const local = site.basePath + path.slice(1)
  // a file has no slash at its end
  return /\.[a-z0-9]+\/$/i.test(local) ? slashless(local) : local
}

function slashed(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

function slashless(path: string): string {
  return path.endsWith('/') && path !== '/' ? path.slice(0, -1) : path
}
