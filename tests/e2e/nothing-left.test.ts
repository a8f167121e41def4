import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '#tests/support/journey/journey.ts'

// one after the other in one browser, which the tests of a worker share
test.describe.configure({ mode: 'serial' })

const host = createServer((request, response) => {
  const isWorker = request.url === '/worker.js'
  response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
  response.end(isWorker ? 'addEventListener("fetch", () => {})' : '<title>Anything</title>')
})

test.beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, resolve))
})
test.afterAll(() => host.close())

const address = () => `http://localhost:${(host.address() as AddressInfo).port}/`

const rounds = [
  { round: 'a test that leaves a worker, and all else it can', isWorking: true },
  { round: 'a test that leaves all but a worker', isWorking: false },
  { round: 'the test after them', isWorking: true },
]

for (const { round, isWorking } of rounds)
  test(`${round} finds nothing of another one`, async ({ page, context }) => {
    expect(page.viewportSize()).toEqual({ width: 1280, height: 720 })
    await page.goto(address())
    const found = await page.evaluate(async () => ({
      name: window.name,
      isOnline: navigator.onLine,
      local: localStorage.length,
      session: sessionStorage.length,
      cookie: document.cookie.includes('left='),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      place: (await navigator.permissions.query({ name: 'geolocation' })).state,
      route: (await fetch('/route')).headers.get('x-left'),
      routeOfPage: (await fetch('/route-of-page')).headers.get('x-left'),
      pages: history.length,
    }))
    expect(found).toEqual({
      name: '',
      isOnline: true,
      local: 0,
      session: 0,
      cookie: false,
      databases: [],
      caches: [],
      workers: 0,
      place: 'prompt',
      route: null,
      routeOfPage: null,
      // the one that shows nothing, and this one
      pages: 2,
    })
    expect(context.pages()).toHaveLength(1)

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 59, longitude: 18 })
    await context.route('**/route', (route) => route.fulfill({ headers: { 'x-left': 'yes' } }))
    await page.route('**/route-of-page', (route) => route.fulfill({ headers: { 'x-left': 'yes' } }))
    await page.setViewportSize({ width: 320, height: 480 })
    await context.addCookies([{ name: 'left', value: 'yes', url: address() }])
    await page.evaluate(async (withWorker) => {
      window.name = 'left'
      localStorage.setItem('left', 'yes')
      sessionStorage.setItem('left', 'yes')
      await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve))
      await (await caches.open('left')).put('/left', new Response('left'))
      if (withWorker) await navigator.serviceWorker.register('/worker.js')
      history.pushState(null, '', '/further')
    }, isWorking)
    await context.newPage()
    await context.setOffline(true)
  })

test('a test sets the clock and puts scripts into its pages', async ({ page, context }) => {
  await page.clock.install({ time: 0 })
  await context.addInitScript(() => Object.assign(window, { left: true }))
  await page.goto(address())
  expect(await page.evaluate(() => [new Date().getFullYear(), 'left' in window])).toEqual([1970, true])
})

test('the clock of the test after it runs, and its pages have no such script', async ({ page }) => {
  await page.goto(address())
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2000)
  expect(await page.evaluate(() => 'left' in window)).toBe(false)
})
