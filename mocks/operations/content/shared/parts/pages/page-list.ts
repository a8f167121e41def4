import { siteOf } from '../../../../../catalogue/site-of.ts'
import type { SiteCatalogue } from '../../../../../catalogue/site-catalogue.ts'
import type { Page } from '../../../../../catalogue/pages/page.ts'
import { projectTypeWord } from '../projects/project-type-word.ts'
import type { Shape } from '../../types.ts'

type Item = Shape<'PageListItem'>

/** Pieces of news on the page of a stage or an area. */
const newsOnPage = 4

/** The pages that a list shows, in its order. */
export function listItems(paths: readonly string[], ofSite: SiteCatalogue): Item[] {
  return paths.flatMap((path) => itemAt(path, ofSite))
}

/** The words that a list can be narrowed by. */
export function categoriesOf(items: readonly Item[]): string[] {
  return [...new Set(items.flatMap(({ category }) => category ?? []))]
}

/** Pages as a list shows them. */
export const pageItems = (pages: readonly Page[]): Item[] => pages.map(pageItem)

/** The latest that was told of a stage or an area. */
export function newsAbout(id: string, ofSite: SiteCatalogue): Item[] {
  const news = ofSite.pages.filter(({ about }) => about.includes(id))
  return latestFirst(news).slice(0, newsOnPage).map(pageItem)
}

function latestFirst(pages: readonly Page[]): Page[] {
  return pages.toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))
}

function itemAt(path: string, ofSite: SiteCatalogue): Item[] {
  const found = ofSite.find(path)
  const site = siteOf(ofSite.key)
  if (found?.kind === 'page') return [pageItem(found.page)]
  if (found?.kind === 'stage') {
    const { id, name, shortDescription, url, image, municipalityName, status, projectType } = found.stage
    const category = status === 'reference' ? projectTypeWord({ projectType }, site) : undefined
    return [
      { id, heading: name, text: shortDescription, url, image, place: municipalityName, ...of(category) },
    ]
  }
  if (found?.kind === 'reference') {
    const { id, name, shortDescription, url, image, municipalityName } = found.reference
    const category = projectTypeWord(found.reference, site)
    return [
      { id, heading: name, text: shortDescription, url, image, place: municipalityName, ...of(category) },
    ]
  }
  return []
}

const of = (category: string | undefined) => (category === undefined ? {} : { category })

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
