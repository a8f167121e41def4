import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../catalogue/dates.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { pageClient, loginOf } from '#tests/support/clients/page-client.ts'

let pages: ReturnType<typeof pageClient>

beforeEach(() => {
  pages = pageClient()
})

const day = 86_400

/** Moves the world's clock to the beginning of a day. */
function goTo(date: string): void {
  pages.world.clock.freeze(Date.parse(`${date}T08:00:00Z`))
}

test('the timeline, the payments and the documents follow the world’s clock [T-050, T-048, T-038]', async () => {
  const amira = loginOf(pages.world, 'amira')
  const { entryDate } = required(pages.world.catalogue.home('home-strandangen-c-1403'), 'home')
  const states = async () => {
    const { timeline } = await pages.content('timeline', '/mina-sidor/tidslinje/', 'Jmse', amira)
    return timeline.map(({ state }) => state)
  }
  expect((await states()).filter((state) => state === 'current')).toHaveLength(1)
  expect((await states()).at(-1)).toBe('coming')
  goTo(entryDate)
  const { payments } = await pages.content('payments', '/mina-sidor/betalningar/', 'Jmse', amira)
  expect(payments.at(-1)).toMatchObject({ text: 'Slutbetalning', status: 'NotPaidSent' })
  // who has not paid gets no keys
  expect((await states()).slice(-2)).toEqual(['current', 'coming'])
  const names = async () => {
    const { documents } = await pages.content('myDocuments', '/mina-sidor/mina-avtal/', 'Jmse', amira)
    return documents.map(({ name }) => name)
  }
  expect(await names()).not.toContain('Tillträdesprotokoll')
  pay('user-amira')
  expect(new Set(await states())).toEqual(new Set(['done']))
  expect(await names()).toContain('Tillträdesprotokoll')
})

/** Pays all that somebody has to pay for their home. */
function pay(id: string): void {
  const { activeObject } = required(pages.world.accounts.byId(id), id)
  const home = required(activeObject, id)
  const instalments = home.instalments.map((one) => ({ ...one, status: 'Paid' as const }))
  pages.world.accounts.change(id, { activeObject: { ...home, instalments } })
}

test('an agreement that nobody signs never signs itself: after its last day it does not apply', async () => {
  const amira = loginOf(pages.world, 'amira')
  const agreement = async () => {
    const { documents } = await pages.content('myDocuments', '/mina-sidor/mina-avtal/', 'Jmse', amira)
    return required(
      documents.find(({ name }) => name === 'Tilläggsavtal för inredning'),
      'agreement',
    )
  }
  const { status, lastSignDate } = await agreement()
  const last = required(lastSignDate, 'last day')
  expect([status, last > pages.world.data.today]).toEqual(['pending', true])
  goTo(last)
  expect(await agreement()).toMatchObject({ status: 'pending', lastSignDate: last })
  goTo(addDays(last, 1))
  expect(await agreement()).toMatchObject({ status: 'done', expired: true, lastSignDate: last })
  expect(await agreement()).not.toHaveProperty('completedOn')
})

test('a preliminary agreement waits until it is signed, with the week to think that the law gives', async () => {
  const amira = loginOf(pages.world, 'amira')
  const { activeObject } = required(pages.world.accounts.byId('user-amira'), 'account')
  const contract = required(activeObject?.timeline.find(({ step }) => step === 'contract')?.date, 'contract')
  goTo(addDays(contract, -5))
  const { documents } = await pages.content('myDocuments', '/mina-sidor/mina-avtal/', 'Jmse', amira)
  expect(documents[0]).toMatchObject({
    name: 'Förhandsavtal',
    status: 'pending',
    action: 'sign',
    earliestSignDate: addDays(contract, -3),
  })
  const url = required(documents[0]?.actionUrl, 'action')
  const { current } = await pages.content('myDocuments', url, 'Jmse', amira)
  expect(current?.id).toBe(documents[0]?.id)
})

test('a preliminary agreement that was never signed is told to have given way to the grant [F-091]', async () => {
  const amira = loginOf(pages.world, 'amira')
  const home = required(pages.world.accounts.byId('user-amira')?.activeObject, 'home')
  const timeline = home.timeline.map((one) =>
    one.step === 'contract' ? { ...one, state: 'upcoming' as const } : one,
  )
  pages.world.accounts.change('user-amira', { activeObject: { ...home, timeline } })
  const told = async () => {
    const { timeline } = await pages.content('timeline', '/mina-sidor/tidslinje/', 'Jmse', amira)
    return timeline.find(({ step }) => step === 'contract')?.text
  }
  expect(await told()).toMatch(/^Förhandsavtalet skrivs när/)
  goTo(required(home.entryDate, 'entry date'))
  expect(await told()).toMatch(/Upplåtelseavtalet gäller i stället/)
})

test('an address of a document that somebody does not have is no page', async () => {
  const amira = loginOf(pages.world, 'amira')
  for (const path of ['signera', 'klart'])
    expect((await pages.ask(`/mina-sidor/mina-avtal/${path}/file-other/`, 'Jmse', amira)).status).toBe(404)
})

test('nothing that is shown leads to the door of somebody under protection', async () => {
  const maria = loginOf(pages.world, 'maria')
  const home = required(pages.world.catalogue.home('home-vassbagen-a-1403'), 'home')
  for (const path of ['', 'min-bostad/', 'tidslinje/', 'mina-avtal/', 'betalningar/', 'mina-bostader/']) {
    const { status, page } = await pages.ask(`/mina-sidor/${path}`, 'Jmse', maria)
    expect(status).toBe(200)
    const shown = JSON.stringify(page.content)
    expect(shown).not.toContain(home.address)
    expect(shown).not.toContain(`"${home.apartmentNumber}"`)
  }
  const { residences } = await pages.content('myPages', '/mina-sidor/', 'Jmse', maria)
  expect(residences).toMatchObject([{ address: '', objectNumber: home.objectNumber }])
})

test('a list is answered whole, or twelve at a time, by year and by category', async () => {
  const press = (query = '') => pages.content('pageList', `/press/${query}`)
  const whole = await press()
  expect(whole.paging).toBeUndefined()
  const first = await press('?page=1')
  expect(first.items).toEqual(whole.items.slice(0, 12))
  expect(first.paging).toEqual({
    page: 1,
    pages: Math.ceil(whole.items.length / 12),
    pageSize: 12,
    total: whole.items.length,
  })
  const last = await press(`?page=${first.paging?.pages}`)
  expect(last.items.at(-1)).toEqual(whole.items.at(-1))
  expect((await press('?page=400')).items).toEqual([])
  const [latest = 0] = whole.years ?? []
  const inYear = await press(`?year=${latest}&page=1`)
  for (const { publishedOn } of inYear.items) expect(publishedOn).toMatch(new RegExp(`^${latest}-`))
  const reports = await press('?category=Rapport')
  expect(new Set(reports.items.map(({ category }) => category))).toEqual(new Set(['Rapport']))
  expect(reports.categories).toEqual(whole.categories)
})

test('a page or year that is no number counts as not asked for', async () => {
  const whole = await pages.content('pageList', '/press/')
  expect(await pages.content('pageList', '/press/?page=two&year=x')).toEqual(whole)
})

test('a page that moved is found at its old address, which names the new one [C-095]', async () => {
  const { page } = await pages.ask('/kopa-nytt/')
  expect(page.seo.canonicalUrl).toBe('/att-kopa-nytt/')
  expect(page.pageId).toBe((await pages.ask('/att-kopa-nytt/')).page.pageId)
})

test('an editor sees pages in edit mode when asking for it, and nobody else does [P-014]', async () => {
  const mode = async (personaId: string, query: string) =>
    (await pages.ask(`/om-oss/${query}`, 'Jmse', loginOf(pages.world, personaId))).page.editMode
  expect(await mode('petra', '?editMode=true')).toBe(true)
  expect(await mode('petra', '')).toBe(false)
  expect(await mode('amira', '?editMode=true')).toBe(false)
})

test('a crisis banner that is on shows on every page, with the site’s own words [N-064]', async () => {
  expect((await pages.ask('/')).page.crisisBanner.bannerEnabled).toBe(false)
  pages.world.data.content.crisis = { isGlobal: true, isEmergency: false }
  const { crisisBanner } = (await pages.ask('/finn-din-bolig/', 'Jmno')).page
  expect(crisisBanner).toMatchObject({ bannerEnabled: true, isGlobal: true, isEmergency: false })
  expect(crisisBanner.heading).toBe('Driftsstans i Fjordlunden, Oslo.')
})

test('pages of the company have the price of its share, where the site shows it, and other pages have none [G-078, E-004]', async () => {
  const { page } = await pages.ask('/om-oss/')
  expect(page.stock?.quotedAt).toBeDefined()
  expect((await pages.ask('/')).page.stock).toBeUndefined()
  expect((await pages.ask('/en/about-us/', 'JmseEn')).page).toMatchObject({ isCorporate: true })
  expect((await pages.ask('/en/about-us/', 'JmseEn')).page.stock).toBeUndefined()
})

test('a new version of the site comes with each release [S-086]', async () => {
  const version = async () => (await pages.ask('/')).page.siteVersion
  const before = await version()
  const { clock, data } = pages.world
  clock.freeze()
  data.content.releases = { since: clock.now(), everySeconds: 60 }
  expect(await version()).toBe(before)
  clock.advance(60)
  expect(await version()).toBe(`${before}.1`)
  clock.advance(day)
  expect(await version()).not.toBe(`${before}.1`)
})

test('when nothing is published, lists of news, press and jobs are empty and the others are not', async () => {
  pages.world.data.content.nothingPublished = true
  for (const path of ['/nyheter/', '/press/', '/karriar/lediga-jobb/'])
    expect(await pages.content('pageList', path)).toMatchObject({ items: [], categories: [] })
  expect((await pages.content('pageList', '/referensprojekt/')).items.length).toBeGreaterThan(0)
})

test('whoever is booking sees the home and its papers on the pages of the booking [T-012]', async () => {
  const linnea = loginOf(pages.world, 'linnea')
  const contract = await pages.content('booking', '/boka/bokningsavtal/', 'Jmse', linnea)
  expect(contract.object).toMatchObject({ objectNumber: 'A-1302' })
  expect(contract.documents?.map(({ name }) => name)).toEqual([
    'Bokningsavtal',
    'Bofakta',
    'Kostnadskalkyl',
    'Planritning',
  ])
  const others = await pages.content('booking', '/boka/bokningsavtal/?bookingId=nobodys', 'Jmse', linnea)
  expect(others.object).toBeUndefined()
  const visitor = await pages.content('booking', '/boka/bokningsavtal/')
  expect(visitor.object).toBeUndefined()
})

test('whom to ask on the English site is told in English', async () => {
  const { page } = await pages.ask('/en/contact/', 'JmseEn')
  const told = JSON.stringify(page)
  expect(told).toContain('Customer service')
  expect(told).toContain('Replies within one working day')
  expect(told).toContain('+46 8 465 004 44')
  expect(told).not.toMatch(/Kundservice|Svarar inom|"08-/)
})
