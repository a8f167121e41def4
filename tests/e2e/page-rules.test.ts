import type { Page } from '@playwright/test'
import type { PageViewModel } from '#gen/content/model.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { logInAs } from '#tests/support/log-in.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { texts } from '#tests/support/texts.ts'

const { app, header, search } = texts.sv

const bar = (page: Page) => page.getByRole('banner')
const foot = (page: Page) => page.getByRole('contentinfo')
const menu = (page: Page) => bar(page).getByRole('navigation', { name: header.mainMenu })

/** Opens a page of the main site. */
async function open(page: Page, path: string, baseURL: string | undefined) {
  await page.goto(on('localhost', path, baseURL))
  await expect(pageHeading(page)).toBeVisible()
}

/** Paths of the view models that are asked for from here on. */
function viewModelsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('GetViewModel') && request.method() === 'GET') asked.push(pathname)
  })
  return asked
}

test.describe('what stands around a page', () => {
  test('a page has menu and footer; a sandbox has neither, and what a QR code leads to has the logo alone [F-007]', async ({
    page,
    baseURL,
  }) => {
    await open(page, '/om-oss/', baseURL)
    await expect(menu(page)).toBeVisible()
    await expect(foot(page)).toBeVisible()
    await open(page, '/sandbox/', baseURL)
    await expect(bar(page)).toHaveCount(0)
    await expect(foot(page)).toHaveCount(0)
    const project = '/bostader/nacka/ekbacken/brf-strandangen/'
    for (const path of [`${project}qr/`, `${project}visning/`, '/overlatelser/']) {
      await open(page, path, baseURL)
      await expect(bar(page).getByRole('link'), path).toHaveCount(1)
      await expect(menu(page)).toHaveCount(0)
      await expect(foot(page)).toHaveCount(0)
    }
  })

  test('a company page has no heart, and My Pages have a menu of their own [F-007]', async ({
    page,
    mock,
    baseURL,
  }) => {
    await open(page, '/om-oss/', baseURL)
    await expect(bar(page).getByLabel(header.favourites)).toHaveCount(0)
    await logInAs(page, mock, 'amira')
    await open(page, '/mina-sidor/', baseURL)
    await expect(bar(page).getByLabel(header.favourites)).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: texts.sv.myPages.menu.label })).toBeVisible()
    await expect(foot(page)).toBeVisible()
  })

  test('the steps of a purchase have the logo alone, but not what is told before them or what an editor looks at [F-007, F-008]', async ({
    page,
    mock,
    baseURL,
  }) => {
    await open(page, '/boka/', baseURL)
    await expect(menu(page)).toHaveCount(0)
    await expect(foot(page)).toHaveCount(0)
    await open(page, '/boka/info/', baseURL)
    await expect(menu(page)).toBeVisible()
    await expect(foot(page)).toBeVisible()
    await logInAs(page, mock, 'petra')
    await open(page, '/boka/?editMode=true', baseURL)
    await expect(menu(page)).toBeVisible()
  })

  test('the footer shows the three lists that the page brings, with their addresses [F-026]', async ({
    page,
    baseURL,
  }) => {
    const answer = page.waitForResponse((one) => one.url().includes('/om-oss/GetViewModel'))
    await open(page, '/om-oss/', baseURL)
    const { footer } = (await (await answer).json()) as PageViewModel
    for (const list of [footer.companyLinks, footer.discoveryLinks, footer.helpLinks]) {
      expect(list.length).toBeGreaterThan(1)
      for (const { name, url, target } of list) {
        const link = foot(page).getByRole('link', { name, exact: true })
        await expect(link).toHaveAttribute('href', url)
        if (target === '_blank') await expect(link).toHaveAttribute('target', target)
      }
    }
  })
})

test('a page made by a template that nobody knows is an error [F-010, X-075]', async ({ page, baseURL }) => {
  // such a page is no page of the mock backend
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (...question) => {
      const answer = await send(...question)
      if (!answer.url.includes('/om-oss/GetViewModel')) return answer
      const view = (await answer.json()) as object
      return Response.json({ ...view, template: 'noSuchTemplate' })
    }
  })
  await open(page, '/om-oss/', baseURL)
  await expect(pageHeading(page)).toHaveText(app.failure.title)
  await foot(page).getByRole('link', { name: 'Kundservice' }).click()
  await expect(pageHeading(page)).toHaveText('Kundservice')
})

test.describe('scrolling', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  test('a page begins at its top, the questions stay where the page before was, and the way back leads to where one left [F-012]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/om-oss/', baseURL)
    const follow = async (name: string, address: RegExp) => {
      const link = foot(page).getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      // parts on the way that are drawn only now may still move the place
      let left = 0
      const isAtRest = async () => {
        const before = left
        left = await top(page)
        return left > 500 && left === before
      }
      await expect.poll(isAtRest).toBe(true)
      await link.click()
      await expect(page).toHaveURL(address)
      return left
    }
    const left = await follow('Kundservice', /\/kundservice\/$/)
    await expect(pageHeading(page)).toHaveText('Kundservice')
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/om-oss\/$/)
    await expect.poll(() => top(page)).toBe(left)
    await follow('Frågor och svar', /\/vanliga-fragor\/$/)
    await expect(pageHeading(page)).toHaveText('Frågor och svar')
    expect(await top(page)).toBeGreaterThan(0)
  })

  test('an address with block-2 leads to that block, 150 px below the top [R-072]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/att-kopa-nytt/#block-2', baseURL)
    const place = async () => Math.round((await page.locator('#block-2').boundingBox())?.y ?? 0)
    await expect.poll(place).toBe(150)
  })
})

test.describe('for machines', () => {
  test('search engines are asked to leave out what is nobody else’s business, and nothing else [F-015]', async ({
    page,
    mock,
    baseURL,
  }) => {
    const robots = page.locator('meta[name="robots"]')
    const out = ['/logga-in/', '/om-oss/sok/', '/glomt-losenord/', '/boka/bokningsavtal/', '/finns-inte/']
    for (const path of out) {
      await open(page, path, baseURL)
      await expect(robots, path).toHaveAttribute('content', 'noindex')
    }
    for (const path of ['/', '/sok-bostad/', '/lokaler/', '/boka/info/']) {
      await open(page, path, baseURL)
      await expect(foot(page)).toBeVisible()
      await expect(robots, path).toHaveCount(0)
      await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      )
      await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\S{3,}/)
    }
    await logInAs(page, mock, 'amira')
    for (const path of ['/mina-sidor/', '/mina-sidor/mina-bostader/']) {
      await open(page, path, baseURL)
      await expect(robots, path).toHaveAttribute('content', 'noindex')
    }
  })

  test('pictures are asked for at the size they are shown: width, height, quality 75, cropped, as WebP [F-022]', async ({
    page,
    baseURL,
  }) => {
    await open(page, '/sok-bostad/', baseURL)
    const picture = page.getByRole('article').first().getByRole('img').first()
    await expect(picture).toBeVisible()
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(shown).toContain('/image?')
    const asked = Object.fromEntries(new URL(await shown()).searchParams)
    expect(asked).toMatchObject({ quality: '75', format: 'webp', crop: 'true' })
    expect(Number(asked['width']) / Number(asked['height'])).toBeCloseTo(3 / 2, 1)
  })
})

test.describe('view models', () => {
  test('a filter or another search of the same kind reads no view model anew [F-046, S-082]', async ({
    page,
    baseURL,
  }) => {
    const asked = viewModelsOf(page)
    await open(page, '/sok-bostad/', baseURL)
    await expect(page.getByRole('article')).toHaveCount(30)
    expect(asked).toEqual(['/sok-bostad/GetViewModel'])
    await page.evaluate(() => history.pushState({}, '', '/sok-bostad/stockholm/?minRooms=2'))
    await expect(page).toHaveURL(/minRooms=2/)
    await expect(page.getByRole('button', { name: search.clear.all }).first()).toBeVisible()
    expect(asked).toEqual(['/sok-bostad/GetViewModel'])
    await foot(page).getByRole('link', { name: 'Kundservice' }).click()
    await expect(pageHeading(page)).toHaveText('Kundservice')
    expect(asked).toContain('/kundservice/GetViewModel')
  })

  test('a home and its project each show their own, one after the other [F-046]', async ({
    page,
    baseURL,
  }) => {
    // in Finland both lie below one page of the URL map
    await page.goto(on('fi.localhost', '/myytavat-asunnot/', baseURL))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/asunnot\/([^/]+\/){4}$/)
    await expect(pageHeading(page)).not.toHaveText(/asunnot/)
    const home = await pageHeading(page).innerText()
    await page.getByRole('main').getByRole('navigation').first().getByRole('link').last().click()
    await expect(page).toHaveURL(/\/asunnot\/([^/]+\/){3}$/)
    await expect(pageHeading(page)).not.toHaveText(home)
    await page.goBack()
    await expect(pageHeading(page)).toHaveText(home)
  })

  test('a portal that has been published anew loads itself anew at the next page [F-045, S-086]', async ({
    page,
    mock,
    baseURL,
  }) => {
    await open(page, '/om-oss/?scenario=new-versions', baseURL)
    const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await foot(page).getByRole('link', { name: 'Kundservice' }).click()
    await expect(pageHeading(page)).toHaveText('Kundservice')
    expect(await isSameDocument()).toBe(true)
    await mock.call('POST', '/clock/advance', { seconds: 61 })
    const loaded = page.waitForEvent('load')
    await foot(page).getByRole('link', { name: 'Karriär' }).click()
    await loaded
    await expect(page).toHaveURL(/\/karriar\/$/)
    await expect(pageHeading(page)).toBeVisible()
    expect(await isSameDocument()).toBe(false)
  })
})
