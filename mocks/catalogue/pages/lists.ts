import type { SiteKey } from '#src/sites/site.ts'
import type { AnyPageData } from './all-page-data.ts'
import type { PageSources } from './page-sources.ts'
import type { Template } from './templates.ts'

/** Which pages a list shows, by its template. */
const listed: Partial<Record<Template, readonly Template[]>> = {
  blogList: ['blogItem'],
  corporateNews: ['article'],
  inspirationStart: ['inspirationArticle', 'testimonial'],
  newsList: ['residenceNews'],
  newsroom: ['pressRelease'],
  sustainabilityStart: ['sustainabilityCategory'],
}

/** The paths of what a list shows, the latest first; empty for a page that is no list. */
export function listedPaths(
  page: AnyPageData,
  site: SiteKey,
  all: readonly AnyPageData[],
  sources: PageSources,
): string[] {
  const { path, template, name } = page
  if (template === 'referenceStart' || template === 'referenceStartSecondBrand')
    return references(site, sources)
  if (template === 'rentalStart')
    return sources.stages.flatMap((stage) => (stage.disposalForm === 'tenancy' ? [stage.url] : []))
  if (template === 'reportList')
    return latestFirst(
      all
        .filter(({ template: of }) => of === 'pressRelease')
        .filter(({ blocks = [] }) => blocks.some(({ type }) => type === 'downloads')),
    )
  if (template === 'inspirationCategory')
    return latestFirst(all.filter((one) => one.template === 'inspirationArticle' && one.category === name))
  if (template === 'availableJobs')
    return latestFirst(all.filter((one) => one.path !== path && one.path.startsWith(path)))
  const wanted = listed[template] ?? []
  return latestFirst(all.filter((one) => wanted.includes(one.template)))
}

function references(site: SiteKey, sources: PageSources): string[] {
  const stages = sources.stages.filter(({ status }) => status === 'reference')
  const projects = sources.referenceProjects.filter((project) => project.site === site)
  return [...stages, ...projects].map(({ url }) => url)
}

const latestFirst = (pages: readonly AnyPageData[]): string[] => byDay(pages).map(({ path }) => path)

/** The pages as a list has them, the latest first. */
export const byDay = (pages: readonly AnyPageData[]): AnyPageData[] =>
  pages.toSorted((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0))
