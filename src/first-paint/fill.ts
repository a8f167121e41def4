import type { PageViewModel } from '#gen/content/model.ts'
import type { ObjectSearchResult } from '#gen/residence/model.ts'
import type { Picture } from '#src/api/content/images.ts'
import type { Site } from '#src/sites/site.ts'
import { element } from './element.ts'
import { cardSizes, pictureOf, planSizes, stageSizes, windowSizes } from './picture-of.ts'

// The same classes as where the portal draws the same; tests/e2e/first-paint.test.ts holds the places to each other.
const width = 'mx-auto w-full max-w-layout px-page'
const lead = 'max-w-measure text-lead text-ink-2'

/** What the first paint needs of a view model, and of a search. */
type FirstPage = Pick<PageViewModel, 'breadcrumbs' | 'content' | 'popularSearches'>
type FirstHomes = Pick<ObjectSearchResult, 'hits'>
type Content = { heading?: string; preamble?: string }
type PictureAndWay = { image: Picture; way: Element }

/** Draws heading and first picture of a page as its template does. Returns the picture, where there is one. */
export function fill(
  main: Element,
  { capabilities }: Site,
  [{ content, breadcrumbs, popularSearches }, homes]: readonly [FirstPage, FirstHomes | undefined],
): HTMLImageElement | undefined {
  const first = homes?.hits[0]?.searchImage
  if (homes) return first && search(main, content, first)
  if (content.kind === 'start') {
    const hasSearch = capabilities.search && capabilities.simpleSearch
    const hasPopular = popularSearches.some(({ url }) => url)
    return start(main, content, { image: content.image, hasPopular, hasSearch })
  }
  if (content.kind === 'stage') {
    const [image] = content.images
    return image && project(main, content, { image, way: wayOf(breadcrumbs) })
  }
  if (content.kind === 'object' && content.floorPlan)
    return home(main, content, { image: content.floorPlan, way: wayOf(breadcrumbs) })
  return undefined
}

function start(
  main: Element,
  { heading, preamble }: Content,
  { image, hasPopular, hasSearch }: { image: Picture; hasPopular: boolean; hasSearch: boolean },
): HTMLImageElement {
  const picture = pictureOf(image, windowSizes, 'h-[clamp(20rem,36vw,34rem)] object-cover object-bottom')
  const texts = element(
    'div',
    `${width} pt-8 pb-8 sm:pt-18`,
    element('h1', 'text-display', heading),
    preamble && element('p', 'mt-5 max-w-measure text-lead', preamble),
    hasPopular ? element('div', 'h-14') : undefined,
    // where the search of the start page comes, or the one link of a site that has none
    hasSearch
      ? element('div', 'mt-7 -mb-16 h-[13.546875rem] rounded-m bg-paper shadow-pop sm:mt-10 lg:h-18.5')
      : element('div', 'mt-7 h-ctl sm:mt-10'),
  )
  const sky = element('div', 'bg-sky text-on-sky', texts, picture)
  sky.dataset['sky'] = ''
  main.append(sky)
  return picture
}

function project(
  main: Element,
  { heading, preamble }: Content,
  { image, way }: PictureAndWay,
): HTMLImageElement {
  const picture = pictureOf(image, stageSizes, 'h-[clamp(14rem,39vw,36rem)] object-cover object-bottom')
  const texts = element(
    'div',
    `${width} pt-8 sm:pt-11`,
    way,
    element('h1', 'mt-5 max-w-[18em]', heading),
    preamble && element('p', `mt-5 ${lead}`, preamble),
  )
  main.append(picture, texts)
  return picture
}

function home(main: Element, { heading }: Content, { image, way }: PictureAndWay): HTMLImageElement {
  const picture = pictureOf(image, planSizes, 'size-full object-contain')
  const frame = element(
    'div',
    'relative aspect-4/3 max-h-[max(13rem,100svh-11rem)] w-full overflow-hidden bg-surface',
    picture,
  )
  const column = element(
    'div',
    'min-w-0 pt-6 lg:col-start-1',
    element('h1', '', heading),
    // the line that says in short what it is: two lines on a phone
    element('p', 'mt-3 h-[3em] text-lead sm:h-[1.5em]'),
    element('div', 'mt-6 max-sm:-mx-page', frame),
  )
  const columns = 'grid gap-x-18 pt-6 pb-12 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_25rem]'
  main.append(element('div', `${width} ${columns}`, element('div', 'lg:col-span-2', way), column))
  return picture
}

function search(main: Element, { heading, preamble }: Content, image: Picture): HTMLImageElement {
  const picture = pictureOf(image, cardSizes, 'size-full object-cover')
  const frame = element('div', 'aspect-3/2 overflow-hidden rounded-img bg-surface', picture)
  main.append(
    element(
      'div',
      `${width} pt-10 pb-section max-sm:pt-6`,
      element('h1', '', heading),
      preamble && element('p', `mt-4 ${lead}`, preamble),
      // where filters, count and order come
      element('div', 'h-56 sm:h-63.25 lg:h-57.25'),
      element('div', 'grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3', frame),
    ),
  )
  return picture
}

/** The way here in words; the portal makes links of them. */
const wayOf = (breadcrumbs: FirstPage['breadcrumbs']) =>
  element(
    'div',
    'flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-2',
    ...breadcrumbs.map(({ name }, index) =>
      element(
        'span',
        'inline-flex items-center gap-2.5',
        name,
        index < breadcrumbs.length - 1 ? element('span', 'inline-block size-4 shrink-0') : undefined,
      ),
    ),
  )
