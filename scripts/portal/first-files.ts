import type { Rolldown } from 'vite'
import { contentRoutes, firstScreens } from './page-files.ts'

type Modules = Rolldown.ChunkingContext

/** What draws the first windows: the screens of these pages, and what shows a page by its template. */
const firstWindows = [...Object.values(firstScreens).map((screen) => [screen]), Object.values(contentRoutes)]

/** What comes below these windows once they are painted. */
const below =
  /[\\/](site-blocks|page-parts|stage-below|home-(sections|aside|below)|page-end|deferred-blocks)\.tsx$/

/** What no first window needs of packages whose index hands everything on, by which it seems to need all of them. */
const handedOn = /[\\/](useBlocker|useQueries|queriesObserver)\.js$/

/**
 * Which file a module comes in. Dozens of small files compress worse and cost a request each, so there are few: two that
 * every page begins with, of packages and of the portal's own, where what several first windows share is as well; one for
 * each of these windows, of what it shares with what comes later; and one that all that comes below them shares. All
 * else is as the bundler has it.
 */
export function firstFiles(): Rolldown.CodeSplittingGroup {
  const known = new Map<string, Set<string>>()

  /** What a module is loaded with: the portal itself, or the pages and parts that are loaded when they are needed. */
  function beginningsOf(id: string, modules: Modules): Set<string> {
    const found = known.get(id)
    if (found) return found
    const beginnings = new Set<string>()
    const seen = new Set<string>()
    const climb = (at: string) => {
      if (seen.has(at)) return
      seen.add(at)
      const { isEntry = false, dynamicImporters = [], importers = [] } = modules.getModuleInfo(at) ?? {}
      if (isEntry) beginnings.add('portal')
      else if (dynamicImporters.length > 0) beginnings.add(at)
      for (const importer of importers) climb(importer)
    }
    climb(id)
    known.set(id, beginnings)
    return beginnings
  }

  return {
    debugName: 'first files',
    test: /[\\/](node_modules|generated|src)[\\/](?!main\.tsx)|preload-helper|rolldown[\\/]runtime/,
    // each module is asked for by itself: React is no part of the portal's own file
    includeDependenciesRecursively: false,
    name: (id, modules) => {
      if (/rolldown[\\/]runtime/.test(id)) return 'vendor'
      if (/[\\/]start-react\.ts$/.test(id)) return 'react'
      const isPackage = /[\\/]node_modules[\\/]/.test(id)
      if (isPackage && handedOn.test(id)) return null
      const beginnings = [...beginningsOf(id, modules)]
      if (beginnings.includes('portal')) return isPackage ? 'vendor' : 'portal'
      const windows = firstWindows.flatMap((window, at) =>
        beginnings.some((one) => window.some((part) => part.test(one))) ? [at] : [],
      )
      if (windows.length > 1) return isPackage ? 'vendor' : 'portal'
      if (beginnings.length < 2) return null
      if (windows.length === 1) return isPackage ? 'vendor' : `window-${windows[0]}`
      if (isPackage) return null
      return beginnings.some((one) => below.test(one)) ? 'below' : null
    },
  }
}
