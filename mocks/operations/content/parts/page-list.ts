import type { SiteCatalogue } from '../../../catalogue/site-catalogue.ts'
import type { Page } from '../../../catalogue/pages/page.ts'
import type { Shape } from '../service.ts'

type Item = Shape<'PageListItem'>

/** The pages that a list shows, in its order. */
export function listItems(paths: readonly string[], ofSite: SiteCatalogue): Item[] {
  return paths.flatMap((path) => itemAt(path, ofSite))
}

/** The words that a list can be narrowed by. */
export function categoriesOf(items: readonly Item[]): string[] {
  return [...new Set(items.flatMap(({ category }) => category ?? []))]
}

/** The latest news of a site's homes, for My Pages. */
export function latestNews(ofSite: SiteCatalogue, count: number): Item[] {
  const news = ofSite.pages.filter(({ template }) => template === 'residenceNews')
  const latest = news.toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))
  return latest.slice(0, count).map(pageItem)
}

function itemAt(path: string, ofSite: SiteCatalogue): Item[] {
  const found = ofSite.find(path)
  if (found?.kind === 'page') return [pageItem(found.page)]
  if (found?.kind === 'stage') {
    const { id, name, shortDescription, url, image, municipalityName } = found.stage
    return [{ id, heading: name, text: shortDescription, url, image, place: municipalityName }]
  }
  if (found?.kind === 'reference') {
    const { id, name, shortDescription, url, image, municipalityName } = found.reference
    return [{ id, heading: name, text: shortDescription, url, image, place: municipalityName }]
  }
  return []
}

function pageItem(page: Page): Item {
  const { id, title, preamble, path, image, publishedOn, category, place, lastDay } = page
  return {
    id,
    heading: title,
    text: preamble,
    url: path,
    image,
    ...(publishedOn ? { publishedOn } : {}),
    ...(category ? { category } : {}),
    ...(place ? { place } : {}),
    ...(lastDay ? { lastDay } : {}),
  }
}
