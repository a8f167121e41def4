import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

/** The page that most visits are about: what it shares with others is in the first files. */
const searchPage = /[\\/]src[\\/]routes[\\/]search\.\$\.tsx\?tsr-split=component$/

/** What nothing but searching needs. */
const searching = /[\\/](search\.\$|search-map|filter-popover|filter-sheet|nothing-found)\.tsx/

/**
 * The group of modules that come in the first two files, packages and the portal's own: what every page needs to start,
 * and what the search page shares with other pages. What it shares with nothing but its own parts is a third file.
 * Dozens of small files compress worse and cost a request each.
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
      const beginnings = beginningsOf(id, modules)
      const isSearched = [...beginnings].some((one) => searchPage.test(one))
      if (!beginnings.has('portal') && !(isSearched && beginnings.size > 1)) return null
      if ([...beginnings].every((one) => searching.test(one))) return 'search'
      return /[\\/]node_modules[\\/]/.test(id) ? 'vendor' : 'portal'
    },
  }
}
