import type { AvailableLanguage } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'

/** The same page in a language, as search engines are told of it. */
export type Alternate = { language: string; path: string }

const startPaths = new Set(sites.map(({ paths }) => paths.start))

/**
 * The page in every language it has, itself among them; nothing where it has one only. A start page stands in where a
 * page has no counterpart: that is for people, and no alternate.
 */
export function alternatesOf(
  site: Site,
  localPath: string,
  languages: readonly AvailableLanguage[],
): Alternate[] {
  const isStart = localPath === site.paths.start
  const others = languages
    .filter(({ url }) => isStart || !startPaths.has(url))
    .map(({ locale, url }) => ({ language: locale === 'no' ? 'nb' : locale, path: url }))
  return others.length > 0 ? [{ language: site.language, path: localPath }, ...others] : []
}
