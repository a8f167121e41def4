import { readFileSync } from 'node:fs'
import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey } from '#src/sites/site.ts'
import { expect, test } from 'vitest'
import { CORE_SCHEMA, load } from 'js-yaml'
import { catalogueOf } from '../catalogue.ts'
import { pictureAt } from '../../imagery/subjects.ts'
import { siteOf } from '../site-of.ts'
import type { Block } from './page.ts'
import { templateOfRoute } from './templates.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })
const sites = catalogue.sites.map((site) => [site.key, site] as const)

function urlsOf(block: Block): string[] {
  if (block.type === 'links') return block.links.map(({ url }) => url)
  if (block.type === 'cards')
    return [...block.cards.map(({ url }) => url), ...(block.link ? [block.link.url] : [])]
  if (block.type === 'stages') return block.link ? [block.link.url] : []
  return block.type === 'feature' ? [block.link.url] : []
}

test.each(sites)('on %s every link of menus, footer, searches and banner leads to a page', (_key, site) => {
  const { navigation, careerNavigation, quickLinks, footer, popularSearches, crisisBanner, cookiePageUrl } =
    site.chrome
  const items = [...navigation, ...careerNavigation]
  const urls = [
    ...items.flatMap((item) => [item.url, ...item.children.map(({ url }) => url)]),
    ...[...quickLinks, ...footer.companyLinks, ...footer.discoveryLinks, ...footer.helpLinks].map(
      ({ url }) => url,
    ),
    ...popularSearches.flatMap(({ url }) => url ?? []),
    crisisBanner.linkUrl,
    cookiePageUrl,
  ]
  expect(urls.filter((url) => !site.find(url))).toEqual([])
})

test.each(sites)('on %s every link of every page leads to a page', (_key, site) => {
  const urls = site.pages.flatMap(({ blocks, breadcrumbs, items }) => {
    return [...blocks.flatMap(urlsOf), ...breadcrumbs.map(({ url }) => url), ...items]
  })
  expect(urls.filter((url) => !site.find(url))).toEqual([])
})

test.each(sites)('on %s every open route has its page, and no closed one has', (key, site) => {
  const own = siteOf(key)
  const routes = (Object.keys(own.paths) as RouteKey[]).filter((route) => own.paths[route] !== null)
  for (const route of routes) {
    const page = site.pages.find((candidate) => candidate.path === own.paths[route] && !candidate.forBoard)
    expect(page?.template).toBe(isOpen(own, route) ? templateOfRoute[route] : undefined)
  }
})

test.each(sites)(
  'on %s no path is used twice, all begin and end with a slash and lie within the site',
  (key, site) => {
    const paths = site.pages.filter(({ forBoard }) => !forBoard).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) {
      expect(path).toMatch(/^\/([a-z0-9-]+\/)*$/)
      expect(path.startsWith(siteOf(key).basePath)).toBe(true)
    }
  },
)

test.each(sites)('%s has two quick links with search and three without [K-039]', (key, site) => {
  expect(site.chrome.quickLinks).toHaveLength(siteOf(key).capabilities.search ? 2 : 3)
})

test.each(sites)('%s has its error pages, and breadcrumbs that end in the page itself', (key, site) => {
  const { basePath } = siteOf(key)
  expect(site.find(`${basePath}404/`)).toMatchObject({ page: { template: 'error404', noindex: true } })
  expect(site.find(`${basePath}500/`)).toMatchObject({ page: { template: 'error500', noindex: true } })
  for (const { path, breadcrumbs } of site.pages.filter((page) => page.path !== basePath && !page.forBoard))
    expect(breadcrumbs.at(-1)?.url).toBe(path)
})

test('every template is one of the content contract', () => {
  const contract = readFileSync(new URL('../../../contracts/content/page.yaml', import.meta.url), 'utf8')
  const { TemplateName } = load(contract, { schema: CORE_SCHEMA }) as { TemplateName: { enum: string[] } }
  for (const { pages } of catalogue.sites)
    for (const { template } of pages) expect(TemplateName.enum).toContain(template)
})

test('no text has open places, and headings and preambles are as long as the contract allows', () => {
  for (const { pages } of catalogue.sites)
    for (const { title, name, preamble } of pages) {
      expect(`${title} ${name} ${preamble}`).not.toMatch(/[{}]|undefined/)
      expect(title.length).toBeLessThanOrEqual(200)
      expect(preamble.length).toBeLessThanOrEqual(1_000)
    }
})

test('an address leads to an area, a stage, a home, premises, a reference project or a narrowed search', () => {
  const site = catalogue.site('Jmse')
  expect(site.find('/omraden/nacka/ekbacken/')).toMatchObject({ kind: 'area', area: { name: 'Ekbacken' } })
  expect(site.find('/bostader/nacka/ekbacken/brf-strandangen')).toMatchObject({ kind: 'stage' })
  expect(site.find('/bostader/nacka/ekbacken/brf-strandangen/c-1403/?x=1')).toMatchObject({ kind: 'home' })
  expect(site.find('/lokaler/stockholm/ankarspelet/restaurang-1/')).toMatchObject({ kind: 'premises' })
  expect(site.find('/sok-bostad/stockholms-lan/nacka/')).toMatchObject({
    kind: 'search',
    tags: [{ type: 'county' }, { type: 'municipality', text: 'Nacka' }],
  })
  expect(catalogue.site('JmEntreprenad').find('/projekt/varvskajen/')).toMatchObject({ kind: 'reference' })
  expect(catalogue.site('Jmoy').find('/asunnot/helsinki/kallioranta/kalliorannan-majakka/')).toMatchObject({
    kind: 'stage',
  })
})

test('an address that leads nowhere finds nothing', () => {
  const site = catalogue.site('Jmse')
  const nowhere = ['/finns-inte/', '/sok-bostad/atlantis/', '/bostader/atlantis/', '/en/', '/finn-din-bolig/']
  expect(nowhere.filter((url) => site.find(url))).toEqual([])
})

test('board members have an overview and contacts of their own', () => {
  const site = catalogue.site('Jmse')
  expect(site.boardPage('/mina-sidor/')?.template).toBe('myPagesBoard')
  expect(site.boardPage('/mina-sidor/kontakt/')?.template).toBe('contactBoard')
  expect(site.find('/mina-sidor/')).toMatchObject({ page: { template: 'myPages', isPrivate: true } })
})

test('lists show the latest first', () => {
  const news = catalogue.site('Jmse').pages.find(({ path }) => path === '/nyheter/')
  expect(news?.items[0]).toBe('/nyheter/furuskar-fortur/')
  const days = (news?.items ?? []).map((path) => {
    const found = catalogue.site('Jmse').find(path)
    return found?.kind === 'page' ? (found.page.publishedOn ?? '') : ''
  })
  expect(days.length).toBeGreaterThan(24)
  expect(days).toEqual(days.toSorted().toReversed())
  const jobs = catalogue.site('Jmse').pages.find(({ path }) => path === '/karriar/lediga-jobb/')
  expect(jobs?.items[0]).toBe('/karriar/lediga-jobb/systemutvecklare-stockholm/')
})

test.each(sites)('on %s no two news near each other show the same house in the same light', (_key, site) => {
  const pages = new Map(site.pages.map((page) => [page.path, page]))
  const lists = site.pages.filter(({ template }) => template === 'newsroom' || template === 'corporateNews')
  const pairs = lists.flatMap(({ items }) => {
    const shown = items.map((path) => {
      const { picture } = pictureAt(pages.get(path)?.image.url ?? '', catalogue) ?? {}
      if (picture?.kind !== 'scene' || !pages.get(path)?.about.length) return [path] as const
      const { look, finish, roof, time, season } = picture.subject.recipe
      return [path, look, finish.colour, roof, time, season] as const
    })
    return shown.flatMap(([path, ...house], at) =>
      shown.slice(at + 1, at + 4).flatMap(([other, ...as]) => {
        return house.length > 0 && String(house) === String(as) ? [[path, other]] : []
      }),
    )
  })
  expect(pairs).toEqual([])
})

test('tags are unique path segments that the contract allows', () => {
  for (const { tags } of catalogue.sites) {
    expect(new Set(tags.map(({ url }) => url)).size).toBe(tags.length)
    for (const { url } of tags) expect(url).toMatch(/^[a-z0-9-]{1,100}$/)
  }
})

test('the text search knows projects, pages, news and jobs, and nothing that needs a login', () => {
  const documents = catalogue.site('Jmse').textDocuments
  expect(new Set(documents.map(({ category }) => category))).toEqual(
    new Set(['residential', 'content', 'news', 'career']),
  )
  for (const { url } of documents) expect(url).not.toMatch(/^\/mina-sidor\//)
  for (const { title, url, body } of documents) {
    expect(title.length).toBeGreaterThan(0)
    expect(body.length).toBeLessThanOrEqual(1_000)
    expect(catalogue.site('Jmse').find(url)).toBeDefined()
  }
})

test.each(sites)(
  'on %s no number is parted from its unit or within itself at the end of a line',
  (_key, site) => {
    const texts = JSON.stringify([site.pages, site.homes.map(({ description }) => description)])
    expect(texts.match(/.{20}\d (?:m²|kr\b|€|\d{3}\b)/g)).toBeNull()
    expect(texts).toMatch(/\d\u00A0/)
  },
)
