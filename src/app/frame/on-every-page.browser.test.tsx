import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import banner from '#src/features/banner/messages.sv.json'
import bannerEn from '#src/features/banner/messages.en.json'
import consentEn from '#src/features/consent/messages.en.json'
import content from '#src/features/page-content/messages.sv.json'
import homeTexts from '#src/screens/home/messages.sv.json'
import header from '#src/features/header/messages.sv.json'
import siteConsent from '#src/screens/site-consent/messages.sv.json'
import { clearCookie } from '#src/lib/storage/cookies.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import app from '../messages.sv.json'

const { asked, mock, visit } = visits()

const heading = page.getByRole('main').getByRole('heading', { level: 1 })
const foot = page.getByRole('contentinfo')
const crisis = page.getByRole('region', { name: banner.crisis.label })
const colourOf = () => getComputedStyle(crisis.element()).backgroundColor
const alarm = 'rgb(124, 29, 18)'
const home = '/bostader/nacka/ekbacken/brf-strandangen/c-1403/'
const project = '/bostader/nacka/ekbacken/brf-strandangen/'

afterEach(() => cleanup())

/** Opens a page anew, as a reload does. */
async function reopen(path: string) {
  await cleanup()
  await visit({ path })
  await expect.element(heading).toBeVisible()
}

test('an emergency is told on the home page alone, and goes when it is closed [F-027, F-028, F-161, N-064, S-002]', async () => {
  await visit({ scenario: 'crisis-emergency' })
  await expect.element(crisis).toMatchTextContent('Driftstörning i Strandängen')
  expect(colourOf()).toBe(alarm)
  await expect.element(crisis.getByRole('link', { name: banner.crisis.more })).toBeVisible()
  await foot.getByRole('link', { name: 'Kundservice' }).click()
  await expect.poll(() => location.pathname).toBe('/kundservice/')
  await expect.element(heading).toHaveTextContent('Kundservice')
  await expect.element(crisis).not.toBeInTheDocument()
  await reopen('/')
  await crisis.getByRole('button', { name: banner.crisis.close }).click()
  await expect.element(crisis).not.toBeInTheDocument()
  await reopen('/')
  await expect.element(crisis).not.toBeInTheDocument()
})

test('information is told on every page, but not over the map [F-027, F-028, E-079]', async () => {
  await visit({ scenario: 'crisis-everywhere', path: '/om-oss/' })
  await expect.element(crisis).toBeVisible()
  expect(colourOf()).not.toBe(alarm)
  await reopen('/sok-bostad/')
  await expect.element(crisis).toBeVisible()
  await reopen('/sok-bostad/#map')
  await expect.element(crisis).not.toBeInTheDocument()
})

test('whoever was sent here from the Swedish site is told so once they have answered about cookies, and not before [F-029, R-063]', async () => {
  clearCookie('consent')
  await visit({ site: 'JmseEn', path: '/en/?redirectedFrom=sv' })
  const message = page.getByRole('region', { name: bannerEn.redirected.label })
  const answer = page.getByRole('button', { name: consentEn.onlyNecessary })
  await expect.element(answer).toBeVisible()
  await expect.element(page.getByText(bannerEn.redirected.text)).not.toBeInTheDocument()
  await answer.click()
  await expect.element(message).toMatchTextContent(bannerEn.redirected.text)
  await expect
    .element(message.getByRole('link', { name: bannerEn.redirected.back }))
    .toHaveAttribute('href', '/')
  await message.getByRole('button', { name: bannerEn.crisis.close }).click()
  await expect.element(message).not.toBeInTheDocument()
})

test('a film that does not play in the page plays in a dialog over it', async () => {
  await visit({ path: '/inspiration/hostkollektionen/' })
  const title = 'Inredaren visar höstens val'
  await page.getByRole('button', { name: translated('sv')('page-content.film.play', { title }) }).click()
  await page.getByRole('button', { name: content.film.allow }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => dialog.element().querySelector('iframe')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a picture that does not come leaves its place empty, whenever it is asked for', async () => {
  const viewer = page.getByRole('region', { name: homeTexts.viewer.label })
  const isTorn = (picture: Locator) => {
    const { complete, naturalWidth } = picture.element() as HTMLImageElement
    return complete ? naturalWidth === 0 : undefined
  }
  // nobody answers for pictures here
  await visit({ path: home })
  await expect.poll(() => isTorn(viewer.getByRole('img', { name: /^Planlösning/ }))).toBe(false)
  await viewer.getByRole('button', { name: homeTexts.viewer.pictures, exact: true }).click()
  const large = viewer.getByRole('img').first()
  await expect.element(large).not.toHaveAccessibleName(/^Planlösning/)
  await expect.poll(() => isTorn(large)).toBe(false)
})

const aText = expect.any(String) as unknown
const aNumber = expect.any(Number) as unknown

type Told = { '@type': string; mainEntity?: { additionalProperty: { name: string }[] } }

/** What the page tells search engines. */
async function told(): Promise<Told[]> {
  const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')]
  await expect.poll(() => scripts().length).toBe(2)
  return scripts().map(({ textContent }) => JSON.parse(textContent) as Told)
}

test('the page of a home tells search engines what the home is [F-023]', async () => {
  await visit({ path: home })
  const all = await told()
  const listing = all.find((one) => one['@type'] === 'RealEstateListing')
  expect(listing).toMatchObject({
    name: aText,
    mainEntity: {
      '@type': 'Apartment',
      numberOfRooms: aNumber,
      floorSize: { value: aNumber },
      floorLevel: aText,
      identifier: aText,
      address: { addressLocality: 'Nacka', addressRegion: 'Stockholms län' },
      containedInPlace: { name: 'Brf Strandängen', containedInPlace: { name: 'Ekbacken' } },
    },
  })
  const names = listing?.mainEntity?.additionalProperty.map(({ name }) => name)
  for (const name of ['constructionForm', 'disposalForm', 'swanLabel', 'maxFloor'])
    expect(names).toContain(name)
  expect(all.find((one) => one['@type'] === 'BreadcrumbList')).toBeDefined()
})

test('the page of a project tells search engines where it is and between which prices', async () => {
  await visit({ path: project })
  expect((await told()).find((one) => one['@type'] === 'RealEstateListing')).toMatchObject({
    name: 'Brf Strandängen',
    mainEntity: { '@type': 'ApartmentComplex', address: { addressLocality: 'Nacka' } },
    offers: { lowPrice: aNumber, highPrice: aNumber, priceCurrency: 'SEK' },
  })
})

test('somebody who has not agreed to the terms of the site sees only the page that asks for it [F-043, P-029, CI-007, S-019]', async () => {
  const address = () => location.pathname + location.search
  await visit({ scenario: 'consent-needed', persona: 'sven' })
  await expect.poll(address).toMatch(/^\/samtycke\/\?referrer=/)
  await foot.getByRole('link', { name: 'Kundservice' }).click()
  await expect.poll(address).toBe('/samtycke/?referrer=%2Fkundservice%2F')
  await mock.fault({ operationId: 'updateUser', status: 503 })
  const agree = page.getByRole('button', { name: siteConsent.agree })
  await agree.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(siteConsent.failed)
  await mock.clearFaults()
  await agree.click()
  await expect.poll(() => location.pathname).toBe('/kundservice/')
  expect(JSON.parse(asked('/account_service/update').at(-1)?.body ?? '')).toEqual({
    consents: [{ siteId: 1 }],
  })
  await page.getByRole('link', { name: header.favourites }).click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/mina-bostader/')
})

test('the start page wears its jubilee in 2025, and only then [F-016, K-040]', async () => {
  const jubilee = page.getByText(content.jubilee)
  await reopen('/')
  await expect.element(jubilee).not.toBeInTheDocument()
  await mock.call('PUT', '/clock', { mode: 'frozen', now: '2025-06-06T10:00:00Z' })
  await reopen('/')
  await expect.element(jubilee).toBeVisible()
  await reopen('/om-oss/')
  await expect.element(jubilee).not.toBeInTheDocument()
})

test('the English site has no homes to search, no login, no favourites and no VIP [F-002, F-003, R-028]', async () => {
  await visit({ site: 'JmseEn', path: '/en/' })
  await expect.element(foot).toBeVisible()
  const top = page.getByRole('banner')
  // it finds pages: there are no homes
  await expect
    .element(top.getByRole('link', { name: /search/i }))
    .toHaveAttribute('href', '/en/about-us/search/')
  await expect.element(top.getByRole('button', { name: /search/i })).not.toBeInTheDocument()
  for (const name of [/saved/i, /log in/i]) {
    await expect.element(top.getByRole('button', { name })).not.toBeInTheDocument()
    await expect.element(top.getByRole('link', { name })).not.toBeInTheDocument()
  }
  await expect.element(page.getByRole('search')).not.toBeInTheDocument()
  const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.length).toBeGreaterThan(10)
  expect(hrefs.filter((href) => /vip|sok-bostad|log-?in|my-pages/i.test(href))).toEqual([])
})

for (const path of ['/en/search/', '/en/my-pages/', '/en/vip/', '/en/login/'])
  test(`the English site has no page ${path} [F-002, F-003]`, async () => {
    await visit({ site: 'JmseEn', path })
    await expect.element(heading).toHaveTextContent('No such page')
  })

test('VIP is there in Norway and not in Finland, as the flags of the sites say [F-004, F-151]', async () => {
  await visit({ site: 'Jmno', path: '/mine-sider/vip/' })
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/logg-inn\/\?referrer=/)
  for (const path of ['/sivuni/vip/', '/sivuni/vip-esittely/']) {
    await cleanup()
    await visit({ site: 'Jmoy', path })
    await expect.element(heading).toHaveTextContent('Sivua ei löydy')
  }
})

test('homes of brokers, careers and jobs have pages of their own [F-086, R-025, R-026, R-027]', async () => {
  for (const path of ['/maklar-objekt/', '/karriar/', '/karriar/lediga-jobb/']) {
    await reopen(path)
    await expect.element(heading).not.toHaveTextContent(app.notFound.title)
    await expect.element(page.getByText(app.failure.title)).not.toBeInTheDocument()
  }
})
