import type { Locator, Page } from '@playwright/test'
import { phoneTexts } from '#src/demo/phone/phone-texts.ts'
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test as journey } from '#tests/support/journey.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { login, myPages } = texts.sv
const app = phoneTexts('sv')

/**
 * A phone beside the portal. Against the server it is another browser that knows nothing of the first one; where the
 * mock backend lives in the browser, it is another tab.
 */
const test = journey.extend<{ phone: Page }>({
  phone: async ({ context, browser, baseURL }, use, { project }) => {
    const own = project.name === 'static' ? context : await browser.newContext()
    const phone = await own.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(on('localhost', '/phone', baseURL))
    await use(phone)
    if (own !== context) await own.close()
  },
})

/** Shows the QR code of a login, with nobody who approves it by themselves. */
async function showCode(page: Page, mock: { takeThePhone: () => Promise<void> }, baseURL?: string) {
  await page.goto(on('localhost', '/logga-in/', baseURL))
  await mock.takeThePhone()
  await page.getByRole('button', { name: login.eid.otherDevice }).click()
  const code = page.getByRole('img', { name: login.waiting.qr })
  await expect(code).toBeVisible()
  return code
}

/** Takes a photo of a code with the phone. */
async function scan(phone: Page, code: Locator): Promise<void> {
  await phone.getByRole('button', { name: app.home.scan }).click()
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await code.screenshot() }
  await phone.getByLabel(app.scan.photo).setInputFiles(photo)
  await expect(phone.getByText(app.question.identify)).toBeVisible()
  // whose phone it is comes by a call of its own
  await expect(phone.getByText(/^\d{8}-\d{4}$/)).toBeVisible()
}

const press = (phone: Page, name: string) => phone.getByRole('button', { name, exact: true }).click()
const typeCode = (phone: Page) => phone.keyboard.type('135790')

/** Says yes once the phone knows whose it is; until then it asks who its user is instead. */
async function approve(phone: Page): Promise<void> {
  await expect(phone.getByText(/^\d{8}-\d{4}$/)).toBeVisible()
  await press(phone, app.approve)
}

test(
  'a code shown in one browser is scanned and approved in another, and the first is logged in within two seconds [S-020, S-021]',
  { tag: '@static' },
  async ({ page, phone, mock, context, baseURL }) => {
    await scan(phone, await showCode(page, mock, baseURL))
    await expect(page.getByRole('status').filter({ hasText: login.hint.userSign })).toBeVisible()
    await expect(phone.getByRole('heading', { name: 'Björkvall' })).toBeVisible()
    await expect(phone.getByText('Logga in på Mina sidor')).toBeVisible()
    await press(phone, app.change)
    await phone.getByRole('radio', { name: /Viggo/ }).check()
    await press(phone, app.who.choose)
    await press(phone, app.approve)
    await typeCode(phone)
    const token = async () => (await context.cookies()).some(({ name }) => name === 'token')
    await expect.poll(token, { timeout: 2000, intervals: [50] }).toBe(true)
    await expect(phone.getByRole('heading', { name: app.end.approved.title })).toBeVisible()
    const greeting = filled(myPages.greeting.hello, { name: 'Viggo' })
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  },
)

test(
  'who cancels on the phone sees the portal take it, and can begin again [X-009, F-068]',
  { tag: '@static' },
  async ({ page, phone, mock, baseURL }) => {
    await scan(phone, await showCode(page, mock, baseURL))
    await press(phone, app.cancel)
    await expect(phone.getByRole('heading', { name: app.end.cancelled.title })).toBeVisible()
    await expect(page.getByText(login.problem.cancelled)).toBeVisible()
    await page.getByRole('button', { name: login.eid.otherDevice }).click()
    await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  },
)

test(
  'a code that nobody scans is renewed without a word, and the new one works',
  { tag: '@static' },
  async ({ page, phone, mock, baseURL }) => {
    const code = await showCode(page, mock, baseURL)
    const before = (await mock.waitingOrder()).autoStartToken
    await mock.call('POST', '/clock/advance', { seconds: 65 })
    await expect.poll(async () => (await mock.waitingOrder()).autoStartToken).not.toBe(before)
    await expect(page.getByRole('alert')).toHaveCount(0)
    // the picture of a poll that was on its way may come first
    for (const _ of ['on its way', 'renewed']) {
      const shown = await code.getAttribute('src')
      await expect.poll(() => code.getAttribute('src')).not.toBe(shown)
    }
    await scan(phone, code)
    await press(phone, app.approve)
    await typeCode(phone)
    await expect(page).toHaveURL(/\/mina-sidor\/$/)
  },
)

test(
  'after three minutes without a scan the portal says so, and the phone has nothing to open [X-032]',
  { tag: '@static' },
  async ({ page, phone, mock, baseURL }) => {
    await showCode(page, mock, baseURL)
    const { autoStartToken } = await mock.waitingOrder()
    await mock.call('POST', '/clock/advance', { seconds: 181 })
    await expect(page.getByRole('alert').filter({ hasText: login.problem.notScanned })).toBeVisible()
    await press(phone, app.home.scan)
    await phone.getByLabel(app.scan.paste).fill(`bankid:///?autostarttoken=${autoStartToken}&redirect=null`)
    await press(phone, app.scan.open)
    await expect(phone.getByRole('alert')).toContainText(app.opening.gone)
  },
)

test(
  'a phone that scanned and then waits too long ends both, and says so in both',
  { tag: '@static' },
  async ({ page, phone, mock, baseURL }) => {
    await scan(phone, await showCode(page, mock, baseURL))
    await mock.call('POST', '/clock/advance', { seconds: 181 })
    await expect(phone.getByRole('heading', { name: app.end.late.title })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: login.problem.appSilent })).toBeVisible()
  },
)

test(
  'three wrong codes block the e-ID, and the portal hears why [X-034]',
  { tag: '@static' },
  async ({ page, phone, mock, baseURL }) => {
    await phone.getByRole('radio', { name: app.about.mishaps.wrongCode }).check()
    await scan(phone, await showCode(page, mock, baseURL))
    await press(phone, app.approve)
    await typeCode(phone)
    await expect(phone.getByRole('alert')).toContainText(app.code.wrong(2))
    await typeCode(phone)
    await expect(phone.getByRole('alert')).toContainText(app.code.wrong(1))
    await typeCode(phone)
    await expect(phone.getByRole('heading', { name: app.end.blocked.title })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: login.problem.bankidinvalid })).toBeVisible()
  },
)

test(
  'on the same computer the phone opens in a tab of its own, on the order that waits [S-022]',
  { tag: '@static' },
  async ({ page, mock, context, baseURL }) => {
    await page.goto(on('localhost', '/logga-in/', baseURL))
    await mock.takeThePhone()
    await page.getByRole('button', { name: login.eid.open }).click()
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: login.eid.open }).click()
    const phone = await opening
    await approve(phone)
    await expect(page.getByRole('status').filter({ hasText: login.hint.userSign })).toBeVisible()
    await typeCode(phone)
    await expect(page).toHaveURL(/\/mina-sidor\/$/)
  },
)

test.describe('on a phone', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Mobile Safari/537.36'
  test.use({ userAgent: android, viewport: { width: 390, height: 844 } })

  test(
    'the app on the same phone opens with the start token and leads back, logged in [S-022, F-073, F-074, R-062]',
    { tag: '@static' },
    async ({ page, mock, baseURL }) => {
      await page.goto(on('localhost', '/logga-in/', baseURL))
      await mock.takeThePhone()
      await page.getByRole('button', { name: login.eid.open }).click()
      await page.getByRole('link', { name: login.eid.open }).click()
      await expect(page).toHaveURL(/\/phone\/\?autostarttoken=/)
      await approve(page)
      const back = page.waitForURL(/\/logga-in\/\?type=login&poolingId=/)
      await typeCode(page)
      await back
      await expect(page).toHaveURL(/\/mina-sidor\/$/)
    },
  )
})

test(
  'by keyboard alone the phone picks a waiting order, approves it, and has no barrier on the way',
  { tag: '@static' },
  async ({ page, phone, mock, context, baseURL }) => {
    // a phone in the list of which an order waits belongs to the world of the portal
    await phone.context().addCookies(await context.cookies())
    await phone.reload()
    await expect(phone.getByRole('heading', { name: app.home.title })).toBeVisible()
    expect(await barriers(phone)).toEqual([])
    await showCode(page, mock, baseURL)
    const waiting = phone.getByRole('button', { name: /Logga in på Mina sidor/ })
    await waiting.focus()
    await phone.keyboard.press('Enter')
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await barriers(phone)).toEqual([])
    await tabTo(phone, app.change)
    await expect(phone.getByRole('heading', { name: app.who.title })).toBeFocused()
    expect(await barriers(phone)).toEqual([])
    await tabTo(phone, app.scan.back)
    await tabTo(phone, app.approve)
    await expect(phone.getByLabel(app.code.label)).toBeFocused()
    expect(await barriers(phone)).toEqual([])
    await typeCode(phone)
    await expect(phone.getByRole('heading', { name: app.end.approved.title })).toBeFocused()
    expect(await barriers(phone)).toEqual([])
    await tabTo(phone, app.again)
    await tabTo(phone, app.home.scan)
    await expect(phone.getByRole('heading', { name: app.scan.title })).toBeFocused()
    expect(await barriers(phone)).toEqual([])
  },
)

test(
  'no view of the phone is wider than a 320 px window',
  { tag: '@static' },
  async ({ page, phone, mock, baseURL }) => {
    await phone.setViewportSize({ width: 320, height: 640 })
    const fits = async () =>
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await fits()
    const code = await showCode(page, mock, baseURL)
    await scan(phone, code)
    await fits()
    await press(phone, app.change)
    await fits()
    await press(phone, app.who.choose)
    await press(phone, app.approve)
    await fits()
    await typeCode(phone)
    await expect(phone.getByRole('heading', { name: app.end.approved.title })).toBeVisible()
    await fits()
  },
)

/** Tabs on to a button and presses it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
}
