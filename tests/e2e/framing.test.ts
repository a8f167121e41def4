import type { Page } from '@playwright/test'
import { embed, test as framed } from '#tests/support/pages/host-page.ts'
import { expect, on } from '#tests/support/journey/journey.ts'
import { logInAs } from '#tests/support/journey/log-in.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { login } = texts.sv

type Breach = { directive: string; blocked: string; page: string }

/** What browsers refused, on every page that is opened. */
const test = framed.extend<{ breaches: Breach[] }>({
  breaches: async ({ page }, use) => {
    const breaches: Breach[] = []
    await page.exposeFunction('keepBreach', (breach: Breach) => breaches.push(breach))
    await page.addInitScript(() => {
      const { keepBreach } = globalThis as unknown as { keepBreach: (breach: Breach) => void }
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
        keepBreach({ directive: effectiveDirective, blocked: blockedURI, page: documentURI }),
      )
    })
    await use(breaches)
  },
})

/** What the browser says of headers: of sources that they refuse, of frames, of types. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    // which features there are to switch off is another list in each version and on each system
    if (/polic(y|ies)|frame|refused|nosniff/i.test(text) && !text.includes('Unrecognized feature'))
      heard.push(text)
  })
  return heard
}

const addressOfFrame = (page: Page) =>
  page
    .frames()
    .find((one) => one !== page.mainFrame())
    ?.url()

for (const [what, path] of [
  ['the start page', '/'],
  ['My Pages', '/mina-sidor/'],
  ['the login', '/logga-in/'],
  ['the e-ID app of a demonstration', '/phone'],
  ['a view of a site that lists nobody', '/en/embed/plain/'],
] as const)
  test(`a page of another origin cannot frame ${what}`, async ({ page, baseURL, hostPort }) => {
    const heard = complaints(page)
    await embed(page, `http://ekbacken.localhost:${hostPort}`, on('localhost', path, baseURL))
    await expect.poll(() => addressOfFrame(page)).toBe('chrome-error://chromewebdata/')
    expect(heard.join()).toContain('frame-ancestors')
  })

test('a view is framed by a page that its site lists, and by no other', async ({
  page,
  baseURL,
  hostPort,
}) => {
  const view = on('localhost', '/embed/plain/', baseURL)
  const { frame } = await embed(page, `http://ekbacken.localhost:${hostPort}`, view)
  await expect(frame.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
  await embed(page, `http://127.0.0.1:${hostPort}`, view)
  await expect.poll(() => addressOfFrame(page)).toBe('chrome-error://chromewebdata/')
})

test('start, search, a home, login, My Pages and the phone keep to their own policy', async ({
  page,
  mock,
  baseURL,
  breaches,
}) => {
  const heard = complaints(page)
  const open = async (path: string) => {
    await page.goto(on('localhost', path, baseURL))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await open('/')
  await open('/sok-bostad/')
  await open('/sok-bostad/#map')
  await open('/bostader/nacka/ekbacken/brf-strandangen/c-1501/')
  await open('/logga-in/')
  await logInAs(page, mock, 'amira')
  await open('/mina-sidor/')
  await open('/phone')
  expect(breaches).toEqual([])
  expect(heard).toEqual([])

  // the same ears hear a script that somebody put into the page
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.head.append(script)
  })
  await expect.poll(() => breaches.map(({ directive }) => directive)).toContain('script-src-elem')
  expect(await page.title()).not.toBe('taken over')
})

test('a page asks the browser for what the portal uses and for nothing else', async ({ page, baseURL }) => {
  await page.goto(on('localhost', '/phone', baseURL))
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }
    return featurePolicy.allowedFeatures()
  })
  expect(allowed).toEqual(expect.arrayContaining(['autoplay', 'camera', 'clipboard-write', 'fullscreen']))
  for (const name of ['geolocation', 'microphone', 'payment', 'gyroscope', 'usb', 'clipboard-read'])
    expect(allowed).not.toContain(name)
})
