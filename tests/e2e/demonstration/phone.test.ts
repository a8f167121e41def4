import type { Locator, Page } from '@playwright/test'
import { phoneTexts } from '#src/demo/phone/phone-texts/phone-texts.ts'
import { expect, on, test as journey } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const { login, myPages } = texts.sv
const app = phoneTexts.sv

/**
 * A phone beside the portal. Against the server it is another browser that knows nothing of the first one; where the
 * mock backend lives in the browser, it is another tab.
 */
const test = journey.extend<{ phone: Page }>({
  phone: async ({ context, browser, baseURL }, use, { project }) => {
    const own = project.name.startsWith('static') ? context : await browser.newContext()
    const phone = await own.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(on('localhost', '/phone', baseURL))
    await use(phone)
    if (own !== context) await own.close()
  },
})

/** Opens the login, where nobody approves anything by themselves. */
async function openLogin(page: Page, mock: { takeThePhone: () => Promise<void> }, baseURL?: string) {
  await page.goto(on('localhost', '/logga-in/', baseURL))
  await mock.takeThePhone()
}

/** Shows the QR code of a login. */
async function showCode(page: Page) {
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
  'a code shown in one browser is renewed until it is scanned and approved in another, and the first is logged in within two seconds [S-020, S-021]',
  { tag: ['@static', '@server', '@pictures'] },
  async ({ page, phone, mock, context, baseURL }) => {
    await openLogin(page, mock, baseURL)
    const code = await showCode(page)
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
  'however a login ends on the phone, or before anybody scans it, the portal says why, and one can begin again [X-009, X-032, X-034, F-068]',
  { tag: '@pictures' },
  async ({ page, phone, mock, baseURL }) => {
    await openLogin(page, mock, baseURL)
    const says = (why: string) => expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()

    await test.step('it is cancelled', async () => {
      await scan(phone, await showCode(page))
      await press(phone, app.cancel)
      await expect(phone.getByRole('heading', { name: app.end.cancelled.title })).toBeVisible()
      await expect(page.getByText(login.problem.cancelled)).toBeVisible()
    })

    await test.step('it is scanned, and then waits too long', async () => {
      await press(phone, app.again)
      await scan(phone, await showCode(page))
      await mock.call('POST', '/clock/advance', { seconds: 181 })
      await expect(phone.getByRole('heading', { name: app.end.late.title })).toBeVisible()
      await says(login.problem.appSilent)
    })

    await test.step('three wrong codes block the e-ID', async () => {
      await phone.getByRole('radio', { name: app.about.mishaps.wrongCode }).check()
      await press(phone, app.again)
      await scan(phone, await showCode(page))
      await press(phone, app.approve)
      await typeCode(phone)
      await expect(phone.getByRole('alert')).toContainText(app.code.wrong(2))
      await typeCode(phone)
      await expect(phone.getByRole('alert')).toContainText(app.code.wrong(1))
      await typeCode(phone)
      await expect(phone.getByRole('heading', { name: app.end.blocked.title })).toBeVisible()
      await says(login.problem.bankidinvalid)
    })

    await test.step('nobody scans it for three minutes, and then there is nothing to open', async () => {
      await showCode(page)
      const { autoStartToken } = await mock.waitingOrder()
      await mock.call('POST', '/clock/advance', { seconds: 181 })
      await says(login.problem.notScanned)
      await press(phone, app.again)
      await press(phone, app.home.scan)
      await phone.getByLabel(app.scan.paste).fill(`bankid:///?autostarttoken=${autoStartToken}&redirect=null`)
      await press(phone, app.scan.open)
      await expect(phone.getByRole('alert')).toContainText(app.opening.gone)
    })
  },
)

test(
  'on the same computer the phone opens in a tab of its own, on the order that waits [S-022]',
  { tag: '@static' },
  async ({ page, mock, context, baseURL }) => {
    await openLogin(page, mock, baseURL)
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
      await openLogin(page, mock, baseURL)
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
