import type { Page, Request } from '@playwright/test'
import { expect, on, test } from '#tests/support/journey/journey.ts'

// only the build without the mock backend inside paints before its code is there
const project = '/bostader/nacka/ekbacken/brf-strandangen/'
const pages = ['/', '/en/', '/sok-bostad/', project, `${project}c-1404/`]

/** Where the first picture of the page is. */
const placeOfPicture = async (page: Page) => {
  const box = await page.locator('main img').first().boundingBox()
  return box && Object.values(box).map(Math.round)
}

/** Where a browser may load the first picture of the page from, by the width of the window. */
const sourcesOfPicture = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((picture: HTMLImageElement) => [picture.srcset, picture.sizes])

/** Marks when the portal has drawn; what the page shows before it has no buttons. */
function noteFirstWindow() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root button')) return
    performance.mark('first window')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** The files that the portal asked for once its entry was there, and before it drew its first window. */
function filesAfterEntry() {
  const [{ startTime: drawn } = { startTime: 0 }] = performance.getEntriesByName('first window')
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const begun = files.find(({ name }) => name.includes('/index-'))?.responseEnd ?? 0
  return files
    .filter(({ startTime }) => startTime > begun && startTime <= drawn)
    .map(({ name }) => new URL(name).pathname)
}

/** The page waits for its picture, and for nothing else that would end its wait. */
function waitForPicture() {
  const { setTimeout } = globalThis
  const noLimit = (run: () => void, wait = 0) => (wait < 800 ? setTimeout(run, wait) : 0)
  Object.assign(globalThis, { setTimeout: noLimit })
}

function wasOnItsWayFor(milliseconds: number) {
  const visit = () => [{ requestStart: performance.now() - milliseconds }]
  Object.assign(performance, { getEntriesByType: visit })
}

/** Marks when running text may have its face, which was put off. */
function noteFace() {
  let wasLate = false
  new MutationObserver(() => {
    const isLate = document.querySelector("[data-face='late']") !== null
    if (wasLate && !isLate) performance.mark('face')
    wasLate = isLate
  }).observe(document, { subtree: true, attributeFilter: ['data-face'] })
}

const faceAndWindow = () =>
  ['face', 'first window']
    .flatMap((name) => performance.getEntriesByName(name))
    .toSorted((one, other) => one.startTime - other.startTime)
    .map(({ name }) => name)

const widths = [412, 800, 1350]

/** Where the first picture of the page is in windows of several widths, the last of which stays. */
async function placesOfPicture(page: Page, inWindows: readonly number[]) {
  const places: Record<number, unknown> = {}
  for (const width of inWindows) {
    await page.setViewportSize({ width, height: 823 })
    places[width] = await placeOfPicture(page)
  }
  return places
}

for (const path of pages)
  test(
    `${path} shows heading and picture before the portal's code is there, and the portal moves neither and loads no other picture, however wide the window`,
    { tag: '@pictures' },
    async ({ page, baseURL }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(on('localhost', path, baseURL))
      await expect(page.locator('main img').first()).toBeVisible()
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      // another face of the letters moves what is below them
      await page.evaluate(async () => void (await document.fonts.ready))
      const places = await placesOfPicture(page, widths)
      const sources = await sourcesOfPicture(page)
      release()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect.poll(() => placesOfPicture(page, widths.toReversed())).toEqual(places)
      expect(await sourcesOfPicture(page)).toEqual(sources)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    },
  )

test("what draws the first window of a page is asked for together with the portal's own code", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(noteFirstWindow)
  // as in a frame, where the panel of a demonstration stays away
  await page.addInitScript(() => Object.assign(globalThis, { parent: {} }))
  let answered: Promise<unknown> = Promise.resolve()
  await page.route('**/assets/index-*.js', async (route) => {
    await answered
    // the first lines have read the answer by the next turn of the page
    await page.evaluate(() => new Promise((turn) => void setTimeout(turn)))
    await route.continue()
  })
  const late: string[][] = []
  for (const path of pages) {
    answered = page.waitForResponse(/GetViewModel$/).then((response) => response.finished())
    await page.goto(on('localhost', path, baseURL))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    late.push(await page.evaluate(filesAfterEntry))
  }
  // what says whether a page is one of a demonstration comes on every page
  const own = late.map((files) => files.filter((file) => !late.every((others) => others.includes(file))))
  expect(own).toEqual(pages.map(() => []))
})

test("React's file comes while the page is asked for, where the page itself was long on its way, and nowhere else", async ({
  page,
  baseURL,
}) => {
  // the view model never comes
  await page.route('**/GetViewModel', () => undefined)
  await page.addInitScript(waitForPicture)
  const filesAfter = async (milliseconds: number) => {
    await page.addInitScript(wasOnItsWayFor, milliseconds)
    await page.goto(on('localhost', '/', baseURL), { waitUntil: 'commit' })
    await expect(page.locator('#root main')).toBeAttached()
    return page.locator('link[rel="modulepreload"]').evaluateAll((links) => links.length)
  }
  expect(await filesAfter(400)).toBe(1)
  expect(await filesAfter(20)).toBe(0)
})

test('on a slow line the face of running text comes after the first window, and before it where the browser has kept it', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(wasOnItsWayFor, 400)
  await page.addInitScript(noteFace)
  await page.addInitScript(noteFirstWindow)
  const marks = async () => {
    await expect.poll(() => page.evaluate(faceAndWindow)).toHaveLength(2)
    return page.evaluate(faceAndWindow)
  }
  // where something is intercepted the browser keeps nothing
  await page.route('**/GetViewModel', (route) => route.continue())
  await page.goto(on('localhost', '/', baseURL))
  expect(await marks()).toEqual(['first window', 'face'])
  await page.unrouteAll()
  await page.reload()
  await marks()
  await page.reload()
  expect(await marks()).toEqual(['face', 'first window'])
})

test('what the first lines have asked for is not asked for again [C-095]', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (/GetViewModel|search_object$/.test(request.url()) && request.method() !== 'OPTIONS')
      asked.push(new URL(request.url()).pathname)
  })
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await expect(page.getByRole('article')).toHaveCount(30)
  expect(asked.toSorted()).toEqual(['/residence/search_object', '/sok-bostad/GetViewModel'])
})

test('a page without its view model in time is left to the portal', async ({ page, baseURL }) => {
  await page.route('**/GetViewModel', (route) => route.abort())
  await page.goto(on('localhost', '/', baseURL))
  await expect(page.getByRole('heading', { level: 1, name: 'Något gick fel' })).toBeVisible()
})

test('a page of the demonstration is no page of the site: nothing of it is asked for or drawn', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('GetViewModel')) asked.push(request.url())
  })
  await page.goto(on('localhost', '/phone/', baseURL))
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(asked).toEqual([])
})
