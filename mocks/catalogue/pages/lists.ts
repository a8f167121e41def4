import type { SiteKey } from '#src/sites/site.ts'
import type { AnyPageData } from './all-page-data.ts'
import type { PageSources } from './pages.ts'
import type { Template } from './templates.ts'

/** Which pages a list shows, by its template. */
const listed: Partial<Record<Template, Template>> = {
  corporateNews: 'article',
  newsList: 'residenceNews',
  newsroom: 'pressRelease',
  inspirationStart: 'inspirationArticle',
  sustainabilityStart: 'sustainabilityCategory',
}

/** The paths of what a list shows, the latest first; empty for a page that is no list. */
export function listedPaths(
  { path, template }: AnyPageData,
  site: SiteKey,
  all: readonly AnyPageData[],
  sources: PageSources,
): string[] {
  if (template === 'referenceStart') return references(site, sources)
  if (template === 'rentalStart')
    return sources.stages.flatMap((stage) => (stage.disposalForm === 'tenancy' ? [stage.url] : []))
  if (template === 'availableJobs')
    return latestFirst(all.filter((page) => page.path !== path && page.path.startsWith(path)))
  const wanted = listed[template]
  return wanted ? latestFirst(all.filter((page) => page.template === wanted)) : []
}

function references(site: SiteKey, sources: PageSources): string[] {
  const stages = sources.stages.filter(({ status }) => status === 'reference')
  const projects = sources.referenceProjects.filter((project) => project.site === site)
  return [...stages, ...projects].map(({ url }) => url)
}

function latestFirst(pages: readonly AnyPageData[]): string[] {
  return pages.toSorted((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0)).map(({ path }) => path)
}
