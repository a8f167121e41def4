import { beforeAll, expect, test } from 'vitest'
import type { components } from '#gen/content/types.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { type Backend, createBackend } from '../../../backend.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

type Page = components['schemas']['PageViewModel']
type Kind = Page['content']['kind']

let backend: Backend
let world: World

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail' })
  world = required(backend.worlds.get('default'), 'world')
})

async function ask(
  path: string,
  site: SiteKey = 'Jmse',
  as?: Principal,
): Promise<{ status: number | undefined; page: Page; response: Response | undefined }> {
  const headers = new Headers({ 'x-site': site })
  if (as) headers.set('authorization', `Bearer ${await world.tokens.issue(as)}`)
  const request = new Request(`http://localhost${path}GetViewModel`, { headers })
  const response = await backend.handle(request)
  return { status: response?.status, page: (await response?.clone().json()) as Page, response }
}

/** The content of a page that is there, of the kind that is expected. */
async function content<K extends Kind>(kind: K, ...asked: Parameters<typeof ask>) {
  const { status, page } = await ask(...asked)
  if (status !== 200) throw new Error(JSON.stringify(page).slice(0, 300))
  expect(page.content.kind).toBe(kind)
  return page.content as Extract<Page['content'], { kind: K }>
}

const amira: Principal = { userId: 'user-amira', kind: 'private', bankId: true }

function boardMember(withManagement: boolean): Principal {
  const { personas } = world.catalogue
  for (const { account } of personas) {
    const association = account?.associations
      .flatMap((id) => world.catalogue.association(id) ?? [])
      .find(
        ({ activeTechnicalManagement, country }) =>
          activeTechnicalManagement === withManagement && country === 'se',
      )
    if (account && association)
      return { userId: account.userId, kind: 'board', associationId: association.id, bankId: true }
  }
  throw new Error('No such board member')
}

test('a page comes with all that stands around it, in the site’s language and with its addresses [N-067]', async () => {
  const { page } = await ask('/finn-din-bolig/', 'Jmno')
  expect(page).toMatchObject({
    template: 'search',
    locale: 'no',
    editMode: false,
    userLocation: { countyName: 'Oslo fylke' },
  })
  expect(page.seo.title).toBe('Boliger til salgs – Bjørkvall')
  expect(page.navigation.map(({ url }) => url)).toContain('/finn-din-bolig/')
  expect(page.breadcrumbs.at(-1)?.url).toBe('/finn-din-bolig/')
  expect(page.popularSearches.length).toBeGreaterThan(0)
})

test('two quick links show where search is on, otherwise three [K-039]', async () => {
  for (const site of sites) {
    const { page } = await ask(site.basePath, site.key)
    expect(page.quickLinks).toHaveLength(site.capabilities.search ? 2 : 3)
  }
})

test('the start page of each site is found with and without the path it begins at', async () => {
  for (const { key, basePath } of sites) {
    const { page } = await ask('/', key)
    expect(page.template).toBe('start')
    expect(page).toEqual((await ask(basePath, key)).page)
  }
})

test('jubilee styling is on in 2025 alone [K-040]', async () => {
  expect((await content('start', '/')).isJubilee).toBe(false)
  const request = new Request('http://localhost/GetViewModel', { headers: { 'x-world': 'jubilee' } })
  const jubilee = required(backend.worlds.get('jubilee'), 'world')
  jubilee.clock.freeze(Date.parse('2025-06-06T10:00:00Z'))
  const page = (await (await backend.handle(request))?.json()) as Page
  expect(page.content).toMatchObject({ kind: 'start', isJubilee: true })
})

test('an address that leads nowhere answers with a page that says so [Q-027]', async () => {
  const { status, page } = await ask('/det/finns/inte/')
  expect(status).toBe(404)
  expect(page).toMatchObject({ template: 'error404', seo: { noindex: true }, content: { kind: 'error404' } })
  expect(page.navigation.length).toBeGreaterThan(0)
})

test.each([
  ['JmEntreprenad', '/sok-bostad/'],
  ['JmEntreprenad', '/logga-in/'],
  ['JmEntreprenad', '/mina-sidor/'],
  ['JmseEn', '/en/my-pages/'],
  ['Jmoy', '/sivuni/vip/'],
  ['Jmoy', '/sivuni/maksut/'],
  ['Jmoy', '/sivuni/asiat/'],
  ['Boratt', '/om-oss/sok/'],
] as const)('on %s %s is switched off, so there is no such page [G-084]', async (site, path) => {
  const user: Principal = { userId: 'user-amira', kind: 'private', bankId: true }
  const { status, page } = await ask(path, site, user)
  expect(status).toBe(404)
  expect(page.template).toBe('error404')
})

test('places and projects in the path of the search become its tags, and an unknown one is no page', async () => {
  const found = await content('search', '/sok-bostad/nacka/ekbacken/')
  expect(found.tags?.map(({ text }) => text)).toEqual(['Nacka', 'Ekbacken'])
  expect(found.heading).toBe('Bostäder i Nacka, Ekbacken')
  expect((await ask('/sok-bostad/atlantis/')).status).toBe(404)
})

test('a project page tells its phases, place, people and neighbours', async () => {
  const stage = await content('stage', '/bostader/nacka/ekbacken/brf-strandangen/')
  expect(stage).toMatchObject({
    heading: 'Brf Strandängen',
    countyName: 'Stockholms län',
    bookingVariant: 'two',
    clickToBuy: true,
  })
  expect(stage.phases.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  // the last homes are sold to VIP customers first while the house is being fitted out
  const current = stage.phases.filter(({ state }) => state === 'current').map(({ phase }) => phase)
  expect(current).toEqual(['vipSale', 'interiorOptions'])
  expect(stage.contacts[0]?.role).toBe('realEstateAgent')
  expect(stage.relatedStages.map(({ id }) => id)).not.toContain('stage-strandangen')
  expect(stage.relatedStages[0]?.municipality).toBe('Nacka')
})

test('a home page carries what search engines and buyers need [N-065, N-066]', async () => {
  const home = required(world.catalogue.home('home-strandangen-c-1404'), 'home')
  const page = await content('object', home.url)
  expect(page.seo).toMatchObject({
    rooms: home.rooms,
    primaryArea: home.livingArea,
    areaName: 'Ekbacken',
    swanLabel: true,
  })
  expect(page.summary).toMatchObject({ id: home.id, objectNumber: home.objectNumber })
  expect(page.pricing.loanExample.downPayment).toBe(15)
  expect(page.similarObjects.map(({ stageId }) => stageId)).toEqual(
    page.similarObjects.map(() => home.stageId),
  )
})

test('a home page shows the total price in Norway and the debt-free price in Finland, and none when sold', async () => {
  const homeOf = (site: SiteKey, status: string) =>
    required(
      world.catalogue.site(site).homes.find((home) => home.status === status && home.price !== undefined),
      status,
    )
  for (const site of ['Jmno', 'Jmoy'] as const) {
    const home = homeOf(site, 'forSale')
    const { pricing } = await content('object', home.url, site)
    expect(pricing).toMatchObject({
      price: home.price,
      totalPrice: home.totalPrice,
      sharedDebt: home.sharedDebt,
    })
  }
  const { pricing } = await content('object', homeOf('Jmse', 'sold').url)
  expect(pricing.price).toBeUndefined()
})

test('pages of My Pages ask a visitor to log in, also for addresses that do not exist there [P-005]', async () => {
  for (const path of ['/mina-sidor/', '/mina-sidor/tidslinje/', '/mina-sidor/hittepa/']) {
    const { status, response } = await ask(path)
    expect(status).toBe(401)
    expect(response?.headers.get('content-type')).toBe('application/problem+json')
  }
  expect((await ask('/mina-sidor/hittepa/', 'Jmse', amira)).status).toBe(404)
})

test('a customer’s overview shows their home, the way to its keys, and what to pay next; nothing may keep it', async () => {
  const { response } = await ask('/mina-sidor/', 'Jmse', amira)
  expect(response?.headers.get('cache-control')).toBe('no-store')
  const overview = await content('myPages', '/mina-sidor/', 'Jmse', amira)
  expect(overview.residences.map(({ objectNumber }) => objectNumber)).toEqual(['C-1403'])
  expect(overview.timeline.map(({ step }) => step)).toEqual([
    'contract',
    'interior',
    'inspection',
    'payment',
    'moveIn',
  ])
  expect(overview.timeline.filter(({ state }) => state === 'current')).toHaveLength(1)
  expect(overview.nextPayment?.status).toMatch(/^NotPaid/)
  expect(overview.news.length).toBeGreaterThan(0)
})

test('what everybody sees may be kept, and is asked for again each time', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/finns-inte/', 404],
  ] as const) {
    const answer = await ask(path)
    expect([answer.status, answer.response?.headers.get('cache-control')]).toEqual([status, 'no-cache'])
  }
})

test('the same customer has no home on another site', async () => {
  const overview = await content('myPages', '/mina-sidor/', 'Boratt', amira)
  expect(overview).toMatchObject({ residences: [], timeline: [] })
})

test('a board member gets the board’s overview and contacts, errands, settings and news, and nothing else', async () => {
  const board = boardMember(true)
  const overview = await content('myPagesBoard', '/mina-sidor/', 'Jmse', board)
  expect(overview.hasTechnicalManagement).toBe(true)
  expect(overview.associationName).toBe(world.catalogue.association(board.associationId ?? '')?.name)
  expect((await ask('/mina-sidor/kontakt/', 'Jmse', board)).page.template).toBe('contactBoard')
  for (const path of ['arenden', 'mina-installningar', 'nyheter'])
    expect((await ask(`/mina-sidor/${path}/`, 'Jmse', board)).status).toBe(200)
  for (const path of ['min-bostad', 'mina-avtal', 'betalningar', 'vip', 'tidslinje', 'mina-bostader'])
    expect((await ask(`/mina-sidor/${path}/`, 'Jmse', board)).status).toBe(404)
  const unmanaged = await content('myPagesBoard', '/mina-sidor/', 'Jmse', boardMember(false))
  expect(unmanaged.hasTechnicalManagement).toBe(false)
  expect(unmanaged.documents.map(({ name }) => name)).not.toContain('Förvaltningsavtal')
})

test('My residence is there only for somebody whose booking has an object page', async () => {
  expect((await content('myObject', '/mina-sidor/min-bostad/', 'Jmse', amira)).residence.objectNumber).toBe(
    'C-1403',
  )
  const { account } = required(
    world.catalogue.personas.find(
      (persona) => persona.account?.homes.length === 0 && persona.site === 'Jmse',
    ),
    'persona without a home',
  )
  const other: Principal = { userId: account?.userId ?? '', kind: 'private', bankId: false }
  expect((await ask('/mina-sidor/min-bostad/', 'Jmse', other)).status).toBe(404)
})

test('the VIP pages show projects in VIP sale to members, and only their texts to others; boards and Finland have none [F-151]', async () => {
  const member = await content('vip', '/mina-sidor/vip/', 'Jmse', amira)
  expect(new Set(member.stages.map(({ status }) => status))).toEqual(new Set(['vip', 'forSale']))
  const { account } = required(
    world.catalogue.personas.find(
      (persona) => persona.account && !persona.account.vip && persona.site === 'Jmse',
    ),
    'persona without VIP',
  )
  const other = await content('vip', '/mina-sidor/vip/', 'Jmse', {
    userId: account?.userId ?? '',
    kind: 'private',
    bankId: true,
  })
  expect(other).toMatchObject({ stages: [], objects: [], showings: [] })
  for (const path of ['/mina-sidor/vip/', '/mina-sidor/vip-visning/']) {
    expect((await ask(path, 'Jmse', amira)).status).toBe(200)
    expect((await ask(path, 'Jmse', boardMember(true))).status).toBe(404)
  }
  expect((await ask('/sivuni/vip-esittely/', 'Jmoy', amira)).status).toBe(404)
})

test('lists show their pages, the latest first, with the words to narrow them by', async () => {
  const jobs = await content('pageList', '/karriar/lediga-jobb/')
  expect(jobs.items.length).toBeGreaterThan(0)
  for (const { place, lastDay } of jobs.items) expect([place, lastDay]).not.toContain(undefined)
  const news = await content('pageList', '/mina-sidor/nyheter/', 'Jmse', amira)
  const days = news.items.map(({ publishedOn = '' }) => publishedOn)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(news.categories).toEqual([...new Set(news.items.flatMap(({ category }) => category ?? []))])
})

test('a page in another language leads to its counterpart', async () => {
  expect((await ask('/sok/')).page.availableLanguages).toEqual([
    { locale: 'en', name: 'English', url: '/en/search-text/' },
  ])
  expect((await ask('/sok-bostad/')).page.availableLanguages).toEqual([
    { locale: 'en', name: 'English', url: '/en/' },
  ])
  expect((await ask('/en/search-text/', 'JmseEn')).page.availableLanguages[0]?.url).toBe('/sok/')
})

test('pages of one catalogue have one site version, and another catalogue has another', async () => {
  const versions = await Promise.all(
    ['/', '/sok-bostad/', '/lokaler/'].map(async (path) => (await ask(path)).page.siteVersion),
  )
  expect(new Set(versions).size).toBe(1)
  const other = createBackend({ onViolation: 'fail', seed: 2 })
  const response = await other.handle(new Request('http://localhost/GetViewModel'))
  const page = (await response?.json()) as Page | undefined
  expect(page?.siteVersion).toBeDefined()
  expect(page?.siteVersion).not.toBe(versions[0])
})
