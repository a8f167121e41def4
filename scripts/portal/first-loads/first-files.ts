import type { Rolldown } from 'vite'
import { contentRoutes, firstScreens } from './page-files.ts'

type Modules = Rolldown.ChunkingContext

/** What draws the first windows: the screens of these pages, and what shows a page by its template. */
const firstWindows = [...Object.values(firstScreens).map((screen) => [screen]), Object.values(contentRoutes)]

const searchWindow = Object.keys(firstScreens).indexOf('search')

/** What comes below these windows once they are painted. */
const below =
  /[\\/](site-blocks|page-parts|stage-below|home-(sections|aside|below)|page-end|deferred-blocks)\.tsx$/

/** What comes first of these, so that its file holds nothing but what it needs itself. */
const firstBelow = /[\\/]first-homes\.tsx$/

/** What no first window needs of packages whose index hands everything on, by which it seems to need all of them. */
const handedOn =
  /[\\/](useBlocker|link|usePrefetchQuery|useQueries|queriesObserver|useMutation|mutationObserver)\.js$/

/** React, which is half of what every page begins with. */
const drawing = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** Its file: first lines ask for it while the page is asked for, and nothing else is on its way. */
export const drawingFile = 'react'

/**
 * Which file a module comes in. Dozens of small files compress worse and cost a request each, so there are few: two that
 * every page begins with, of React and of all else, where what several first windows share is as well; one for each of
 * these windows, of what it shares with what comes later; one that the pages besides the search share; one of what comes
 * first below them; and one that all that comes below them shares. What only later pages share is in a file for each
 * folder of `src`, since every page names the files that it may load later. All else is as the bundler has it.
 */
export function firstFiles(): Rolldown.CodeSplittingGroup {
  const entryPoints = new Map<string, Set<string>>()
  const late = new Map<string, boolean>()

  /** What a module is loaded with: the portal itself, or the pages and parts that are loaded when they are needed. */
  function entryPointsOf(id: string, modules: Modules): Set<string> {
    const found = entryPoints.get(id)
    if (found) return found
    const entries = new Set<string>()
    const seen = new Set<string>()
    const climb = (at: string) => {
      if (seen.has(at)) return
      seen.add(at)
      const { isEntry = false, dynamicImporters = [], importers = [] } = modules.getModuleInfo(at) ?? {}
      if (isEntry) entries.add('portal')
      else if (dynamicImporters.length > 0) entries.add(at)
      for (const importer of importers) climb(importer)
    }
    climb(id)
    entryPoints.set(id, entries)
    return entries
  }

  /** Whether a module needs a package that comes later: whoever asks for another one of its file would load that as well. */
  function needsLate(id: string, modules: Modules): boolean {
    const found = late.get(id)
    if (found !== undefined) return found
    // holds for whoever comes back to it in a cycle of imports
    late.set(id, false)
    const isLate = /[\\/]node_modules[\\/]/.test(id)
      ? !isFirst(id, modules)
      : (modules.getModuleInfo(id)?.importedIds ?? []).some((one) => needsLate(one, modules))
    late.set(id, isLate)
    return isLate
  }

  const isFirst = (id: string, modules: Modules) => {
    const entries = [...entryPointsOf(id, modules)]
    return (
      entries.includes('portal') || entries.some((one) => firstWindows.flat().some((part) => part.test(one)))
    )
  }

  return {
    debugName: 'first files',
    test: /[\\/](node_modules|generated|src)[\\/](?!main\.tsx)|preload-helper|no-link|rolldown[\\/]runtime/,
    // each module is asked for by itself: React is no part of the portal's own file
    includeDependenciesRecursively: false,
    name: (id, modules) => {
      // what stands in for a part of a package is needed by one
      if (/rolldown[\\/]runtime|no-link/.test(id)) return drawingFile
      const isPackage = /[\\/]node_modules[\\/]/.test(id)
      if (isPackage && handedOn.test(id)) return null
      if (drawing.test(id)) return drawingFile
      const entries = [...entryPointsOf(id, modules)]
      if (entries.includes('portal')) return 'portal'
      const windows = firstWindows.flatMap((window, at) =>
        entries.some((one) => window.some((part) => part.test(one))) ? [at] : [],
      )
      if (isPackage) return windows.length > 0 && entries.length > 1 ? 'portal' : null
      if (windows.length > 1) return windows.includes(searchWindow) ? 'portal' : 'content'
      if (entries.length < 2) return null
      if (windows.length === 1) return `window-${windows[0]}`
      if (entries.some((one) => firstBelow.test(one))) return 'first-below'
      if (entries.some((one) => below.test(one))) return 'below'
      return needsLate(id, modules) ? null : folderOf(id)
    },
  }
}

/** `ui` of `src/ui/fields/checkbox.tsx`, `my-pages` of `src/screens/my-pages/submenu.ts`. */
function folderOf(id: string): string | null {
  const [, folder = '', inner = ''] =
    /[\\/](?:src|generated)[\\/]([\w-]+)[\\/](?:([\w-]+)[\\/])?/.exec(id) ?? []
  if (/[\\/]generated[\\/]/.test(id)) return 'api'
  // what every page of a demonstration begins with is not to bring along what its panel shows
  if (folder === 'demo') return null
  return folder === 'screens' ? inner : folder
}
