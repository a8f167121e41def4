import type { Page } from '@playwright/test'
import banner from '#src/features/banner/messages.sv.json' with { type: 'json' }
import bannerEn from '#src/features/banner/messages.en.json' with { type: 'json' }
import content from '#src/features/page-content/messages.sv.json' with { type: 'json' }
import siteConsent from '#src/features/site-consent/messages.sv.json' with { type: 'json' }
import { expect, on, test } from '#tests/support/journey.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { app, header } = texts.sv

/** Puts the world into the state of a scenario, and opens a page in it. */
const scenarioAt = (path: string, scenario: string) =>
  `${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`

test.describe('notices', () => {
  const region = (page: Page) => page.getByRole('region', { name: banner.crisis.label })

  test('an emergency is told on the home page alone, and goes when it is closed [F-027, F-028, F-161, N-064, S-002]', async ({
    page,
    baseURL,
  }) => {
    await page.goto(on('localhost', scenarioAt('/', 'crisis-emergency'), baseURL))
    await expect(region(page)).toContainText('Driftstörning i Strandängen')
    await expect(region(page)).toHaveCSS('background-color', 'rgb(124, 29, 18)')
    await expect(region(page).getByRole('link', { name: banner.crisis.more })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kundservice' }).press('Enter')
    await expect(page).toHaveURL(/\/kundservice\/$/)
    await expect(pageHeading(page)).toBeVisible()
    await expect(region(page)).toHaveCount(0)
    await page.goto(on('localhost', '/', baseURL))
    await region(page).getByRole('button', { name: banner.crisis.close }).click()
    await expect(region(page)).toHaveCount(0)
    await page.reload()
    await expect(pageHeading(page)).toBeVisible()
    await expect(region(page)).toHaveCount(0)
  })

  test('information is told on every page, but not over the map [F-027, F-028, E-079]', async ({
    page,
    baseURL,
  }) => {
    await page.goto(on('localhost', scenarioAt('/om-oss/', 'crisis-everywhere'), baseURL))
    await expect(region(page)).toBeVisible()
    await expect(region(page)).not.toHaveCSS('background-color', 'rgb(124, 29, 18)')
    await page.goto(on('localhost', '/sok-bostad/', baseURL))
    await expect(region(page)).toBeVisible()
    await page.goto(on('localhost', '/sok-bostad/#map', baseURL))
    await expect(pageHeading(page)).toBeVisible()
    await expect(region(page)).toHaveCount(0)
  })

  test.describe('before the question about cookies is answered', () => {
    test.use({ asksForCookies: true })

    test('whoever was sent here from the Swedish site is told so once they have answered [F-029, R-063]', async ({
      page,
      baseURL,
    }) => {
      await page.goto(on('localhost', '/en/?redirectedFrom=sv', baseURL))
      const message = page.getByRole('region', { name: bannerEn.redirected.label })
      await page.getByRole('button', { name: 'Only necessary' }).click()
      await expect(message).toContainText(bannerEn.redirected.text)
      await expect(message.getByRole('link', { name: bannerEn.redirected.back })).toHaveAttribute('href', '/')
      await message.getByRole('button', { name: bannerEn.crisis.close }).click()
      await expect(message).toHaveCount(0)
    })

    test('nothing is said of it before', async ({ page, baseURL }) => {
      await page.goto(on('localhost', '/en/?redirectedFrom=sv', baseURL))
      await expect(page.getByRole('button', { name: 'Only necessary' })).toBeVisible()
      await expect(page.getByText(bannerEn.redirected.text)).toHaveCount(0)
    })
  })
})

test.describe('films', () => {
  // the cookie is set once and not in every frame, so that what a visitor allows stays
  test.use({ asksForCookies: true })
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'consent', value: 'answered', url: on('localhost', '/', baseURL) }]),
  )

  const place = '/nyheter/strandpromenaden-oppnar/'
  const player = (page: Page) => page.locator('iframe[title="Så blir strandpromenaden"]')
  const play = filled(content.film.play, { title: 'Så blir strandpromenaden' })

  test('a film from others plays only once the visitor has allowed it [F-017, P-034]', async ({
    page,
    baseURL,
  }) => {
    await page.goto(on('localhost', place, baseURL))
    await page.getByRole('button', { name: play }).click()
    const question = page.getByRole('dialog', { name: content.film.askTitle })
    await question.getByRole('button', { name: content.film.deny }).click()
    await expect(question).toBeHidden()
    await expect(player(page)).toHaveCount(0)
    await page.getByRole('button', { name: play }).click()
    await question.getByRole('button', { name: content.film.allow }).click()
    await expect(player(page)).toBeVisible()
    await expect(player(page).contentFrame().getByRole('button', { name: 'Paus' })).toBeVisible()
    const cookies = await page.context().cookies(page.url())
    expect(cookies.find(({ name }) => name === 'consent')?.value).toBe('answered.thirdParty')
  })

  test('a film that does not play in the page plays in a dialog over it', async ({ page, baseURL }) => {
    await page.goto(on('localhost', '/inspiration/hostkollektionen/', baseURL))
    const title = 'Inredaren visar höstens val'
    await page.getByRole('button', { name: filled(content.film.play, { title }) }).click()
    await page.getByRole('button', { name: content.film.allow }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.locator('iframe')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

type Told = { '@type': string; mainEntity?: { additionalProperty: { name: string }[] } }

test.describe('what search engines and previews get', () => {
  const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`)

  test('a shared page shows its picture 1200 pixels wide [F-021, K-034]', async ({ page, baseURL }) => {
    await page.goto(on('localhost', '/', baseURL))
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /^http.*[?&]width=1200&/)
    const image = await meta(page, 'og:image').getAttribute('content')
    const type = await page.evaluate(
      async (url) => (await fetch(url)).headers.get('content-type'),
      image ?? '',
    )
    expect(type).toBe('image/webp')
    await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title())
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/en\/$/)
    await expect(page.locator('link[hreflang="sv"]')).toHaveAttribute('href', /:\d+\/$/)
  })

  test('the page of a home tells search engines what the home is [F-023]', async ({ page, baseURL }) => {
    await page.goto(on('localhost', '/bostader/nacka/ekbacken/brf-strandangen/c-1403/', baseURL))
    await expect(pageHeading(page)).toBeVisible()
    const scripts = page.locator('script[type="application/ld+json"]')
    await expect(scripts).toHaveCount(2)
    const told = (await scripts.allTextContents()).map((text) => JSON.parse(text) as Told)
    const home = told.find((one) => one['@type'] === 'RealEstateListing')
    expect(home).toMatchObject({
      name: expect.any(String),
      mainEntity: {
        '@type': 'Apartment',
        numberOfRooms: expect.any(Number),
        floorSize: { value: expect.any(Number) },
        floorLevel: expect.any(String),
        identifier: expect.any(String),
        address: { addressLocality: 'Nacka', addressRegion: 'Stockholms län' },
        containedInPlace: { name: 'Brf Strandängen', containedInPlace: { name: 'Ekbacken' } },
      },
    })
    const { additionalProperty } = home?.mainEntity ?? {}
    const names = additionalProperty?.map(({ name }) => name)
    for (const name of ['constructionForm', 'disposalForm', 'swanLabel', 'maxFloor'])
      expect(names).toContain(name)
    expect(told.find((one) => one['@type'] === 'BreadcrumbList')).toBeDefined()
  })

  test('the page of a project tells search engines where it is and between which prices', async ({
    page,
    baseURL,
  }) => {
    await page.goto(on('localhost', '/bostader/nacka/ekbacken/brf-strandangen/', baseURL))
    const scripts = page.locator('script[type="application/ld+json"]')
    await expect(scripts).toHaveCount(2)
    const told = (await scripts.allTextContents()).map((text) => JSON.parse(text) as Told)
    expect(told.find((one) => one['@type'] === 'RealEstateListing')).toMatchObject({
      name: 'Brf Strandängen',
      mainEntity: { '@type': 'ApartmentComplex', address: { addressLocality: 'Nacka' } },
      offers: { lowPrice: expect.any(Number), highPrice: expect.any(Number), priceCurrency: 'SEK' },
    })
  })
})

test('somebody who has not agreed to the terms of the site sees only the page that asks for it [F-043, P-029, CI-007, S-019]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/?scenario=consent-needed&persona=sven', baseURL))
  await expect(page).toHaveURL(/\/samtycke\/\?referrer=/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundservice' }).press('Enter')
  await expect(page).toHaveURL(/\/samtycke\/\?referrer=%2Fkundservice%2F$/)
  await mock.fault({ operationId: 'updateUser', status: 503 })
  await page.getByRole('button', { name: siteConsent.agree }).click()
  await expect(page.getByRole('alert')).toContainText(siteConsent.failed)
  await mock.clearFaults()
  const saved = page.waitForRequest((request) => request.url().endsWith('/account_service/update'))
  await page.getByRole('button', { name: siteConsent.agree }).click()
  expect((await saved).postDataJSON()).toEqual({ consents: [{ siteId: 1 }] })
  await expect(page).toHaveURL(/\/kundservice\/$/)
  await page.getByRole('link', { name: header.favourites }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/mina-bostader\//)
})

test('the start page wears its jubilee in 2025, and only then [F-016, K-040]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/', baseURL))
  await expect(pageHeading(page)).toBeVisible()
  await expect(page.getByText(content.jubilee)).toHaveCount(0)
  await mock.call('PUT', '/clock', { mode: 'frozen', now: '2025-06-06T10:00:00Z' })
  await page.reload()
  await expect(page.getByText(content.jubilee)).toBeVisible()
  await page.goto(on('localhost', '/om-oss/', baseURL))
  await expect(pageHeading(page)).toBeVisible()
  await expect(page.getByText(content.jubilee)).toHaveCount(0)
})

test('the English site has no homes to search, no login, no favourites and no VIP [F-002, F-003, R-028]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('localhost', '/en/', baseURL))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const top = page.getByRole('banner')
  for (const name of [/search/i, /saved/i, /log in/i]) {
    await expect(top.getByRole('button', { name })).toHaveCount(0)
    await expect(top.getByRole('link', { name })).toHaveCount(0)
  }
  await expect(page.getByRole('search')).toHaveCount(0)
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => /vip|sok-bostad|log-?in|my-pages/i.test(href ?? ''))).toEqual([])
  for (const path of ['/en/search/', '/en/my-pages/', '/en/vip/', '/en/login/']) {
    await page.goto(on('localhost', path, baseURL))
    await expect(pageHeading(page)).toHaveText('No such page')
  }
})

test('VIP is there in Norway and not in Finland, as the flags of the sites say [F-004, F-151]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('no.localhost', '/mine-sider/vip/', baseURL))
  await expect(page).toHaveURL(/\/logg-inn\/\?referrer=/)
  for (const path of ['/sivuni/vip/', '/sivuni/vip-esittely/']) {
    await page.goto(on('fi.localhost', path, baseURL))
    await expect(pageHeading(page)).toHaveText('Täällä ei ole sivua')
  }
})

test('homes of brokers, careers and jobs have pages of their own [F-086, R-025, R-026, R-027]', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/maklar-objekt/', '/karriar/', '/karriar/lediga-jobb/']) {
    await page.goto(on('localhost', path, baseURL))
    await expect(pageHeading(page)).toBeVisible()
    await expect(pageHeading(page)).not.toHaveText(app.notFound.title)
    await expect(page.getByText(app.failure.title)).toHaveCount(0)
  }
})

test('pages that are not there or are broken are reported [F-030, X-019, X-073]', async ({
  page,
  baseURL,
}) => {
  const reports: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && reports.push(message.text())))
  const missing = ['/finns-inte/', '/bostader/nacka/ekbacken/brf-strandangen/z-9999/']
  for (const [path, code] of [...missing.map((one) => [one, '404'] as const), ['/500/', '500'] as const]) {
    await page.goto(on('localhost', path, baseURL))
    await expect(pageHeading(page)).toBeVisible()
    await expect
      .poll(() => reports.some((text) => text.startsWith(`Page ${code} shown at ${path}`)))
      .toBe(true)
  }
})
