import type { Rolldown } from 'vite'
import { languages } from '../../messages/read-messages.ts'

/** What a page is shown with beside the portal's own files: in every language, and the texts of each. */
export type PageFiles = { files: string[]; texts: Record<string, string[]> }

/** What draws the first window of the pages that most visits begin with, by kind of content. */
export const firstScreens = {
  start: /\/src\/screens\/start\/start\.tsx$/,
  stage: /\/src\/screens\/project\/stage\.tsx$/,
  object: /\/src\/screens\/home\/object\.tsx$/,
  search: /\/src\/routes\/search\.\$\.tsx\?tsr-split=component$/,
}

/** What shows the pages that editors write, by their templates. */
export const contentRoutes = {
  start: /\/src\/routes\/index\.tsx\?tsr-split=component$/,
  others: /\/src\/routes\/\$\.tsx\?tsr-split=component$/,
}
const templates = /\/src\/screens\/shown-template\.ts$/

/** The modules that each loads by itself, and whose texts; a test sees that a visit asks for no others. */
export const arrivals = {
  start: {
    modules: [contentRoutes.start, templates, firstScreens.start],
    texts: ['features/page-content', 'features/search', 'screens/start'],
  },
  stage: {
    modules: [contentRoutes.others, templates, firstScreens.stage],
    texts: ['features/page-content', 'screens/project'],
  },
  object: { modules: [contentRoutes.others, templates, firstScreens.object], texts: ['screens/home'] },
  search: { modules: [firstScreens.search], texts: ['features/search'] },
}

/**
 * The files that a page of each kind asks for, one after the other, once the portal's code has begun; the first lines of
 * a page ask for them with the portal's.
 *
 * @param portalFiles what every page loads
 * @throws when a module is in no file
 */
export function pageFilesOf(
  bundle: Rolldown.OutputBundle,
  portalFiles: readonly string[],
): Record<keyof typeof arrivals, PageFiles> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const known = new Set(portalFiles)

  function filesWith(modules: readonly RegExp[]): string[] {
    const found = new Set<string>()
    const add = (file: string) => {
      if (known.has(`/${file}`) || found.has(`/${file}`)) return
      found.add(`/${file}`)
      const chunk = bundle[file]
      if (chunk?.type === 'chunk') for (const one of chunk.imports) add(one)
    }
    for (const module of modules) {
      // what is imported by itself may be a file that hands on what is in another
      const chunk = chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? ''))
      if (!chunk) throw new Error(`No file of the build has ${module.source}`)
      add(chunk.fileName)
    }
    return [...found]
  }

  const filesFor = ({ modules, texts }: { modules: RegExp[]; texts: string[] }): PageFiles => {
    const textsIn = (language: string) => [
      new RegExp(`/src/i18n/bundles/${language}\\.ts$`),
      ...texts.map((folder) => new RegExp(`/src/${folder}/messages\\.${language}\\.json$`)),
    ]
    return {
      files: filesWith(modules),
      texts: Object.fromEntries(languages.map((language) => [language, filesWith(textsIn(language))])),
    }
  }
  return Object.fromEntries(Object.entries(arrivals).map(([kind, page]) => [kind, filesFor(page)])) as Record<
    keyof typeof arrivals,
    PageFiles
  >
}
