import type { Page } from '@playwright/test'
import { providerTexts } from '#src/demo/provider-texts.ts'
import fi from '#src/features/login/messages.fi.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const nb = texts.nb.login
const norwegian = providerTexts.eident
const finnish = providerTexts.signicat

/** Goes from the login of the Norwegian site to the page of its identity provider. */
async function toProvider(page: Page, baseURL?: string): Promise<void> {
  await page.goto(on('no.localhost', '/logg-inn/', baseURL))
  await page.getByRole('button', { name: nb.eid.redirect }).click()
  await expect(page.getByRole('heading', { name: norwegian.asks('Bjørkvall') })).toBeVisible()
}

test(
  'who cancels at the provider is back at the login, where it is said and no error [R-071, X-009, X-030]',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    await toProvider(page, baseURL)
    await page.getByRole('button', { name: norwegian.cancel }).click()
    await expect(page).toHaveURL(/no\.localhost:\d+\/logg-inn\//)
    await expect(page.getByText(nb.problem.cancelled)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: nb.eid.redirect })).toBeVisible()
  },
)

test.describe('an error of the provider is told at the login', () => {
  const told = {
    ssnnomatch: nb.problem.userssnnomatch,
    nopid: nb.problem.mustActivatePid,
    userexists: nb.problem.alreadyExists,
    objecterror: nb.problem.purchaseobjecterror,
    exception: nb.problem.general,
    bankidinvalid: nb.problem.bankidinvalid,
  }
  for (const [error, words] of Object.entries(told)) {
    test(`${error} as the words for it`, { tag: '@static' }, async ({ page, baseURL }) => {
      await toProvider(page, baseURL)
      await page.getByText(norwegian.failTitle).click()
      await page.getByRole('combobox').selectOption(error)
      await page.getByRole('button', { name: norwegian.fail }).click()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    })
  }
})

test(
  'an e-ID that gives out no number has to be activated first [X-003]',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    await toProvider(page, baseURL)
    await page.getByRole('radio', { name: /Kåre/ }).check()
    await page.getByRole('button', { name: norwegian.approve }).click()
    await expect(page.getByRole('alert').filter({ hasText: nb.problem.mustActivatePid })).toBeVisible()
  },
)

test(
  'a request at the provider that nobody answers for three minutes is over',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    await toProvider(page, baseURL)
    await mock.call('POST', '/clock/advance', { seconds: 181 })
    await page.reload()
    await expect(page.getByRole('heading', { name: norwegian.endedTitle })).toBeVisible()
  },
)

test(
  'a customer in Finland identifies on the page of the provider and is logged in [F-073]',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    await page.goto(on('fi.localhost', '/kirjaudu-sisaan/', baseURL))
    await page.getByRole('button', { name: fi.eid.redirect }).click()
    await expect(page.getByRole('heading', { name: finnish.asks('Björkvall Koti') })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('radio', { name: /Väinö/ }).check()
    await page.getByRole('button', { name: finnish.approve }).click()
    await expect(page).toHaveURL(/fi\.localhost:\d+\/sivuni\/$/)
  },
)

test(
  'the page of the provider has no barrier, also unfolded and at 320 px, and works by keyboard',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await toProvider(page, baseURL)
    await page.getByText(norwegian.failTitle).click()
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('radio', { name: /Henning/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/no\.localhost:\d+\/mine-sider\/$/)
  },
)

test(
  'in a scenario where no one has to act, the e-ID ends by itself and the login says why [X-034]',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    const { login } = texts.sv
    await page.goto(on('localhost', '/logga-in/', baseURL))
    await mock.apply('eid-blocked')
    // it ends after six seconds, and is in the app after three: a busy page might ask at neither
    await mock.call('PUT', '/clock', { mode: 'frozen' })
    await page.getByRole('button', { name: login.eid.otherDevice }).click()
    await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
    await mock.call('POST', '/clock/advance', { seconds: 4 })
    await expect(page.getByRole('status').filter({ hasText: login.hint.userSign })).toBeVisible()
    await mock.call('POST', '/clock/advance', { seconds: 3 })
    await expect(page.getByRole('alert').filter({ hasText: login.problem.bankidinvalid })).toBeVisible()
  },
)
