import type { Page } from '@playwright/test'
import { providerTexts } from '#src/demo/identity-provider/provider-texts.ts'
import fi from '#src/features/login/messages.fi.json' with { type: 'json' }
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { texts } from '#tests/support/texts/texts.ts'

const nb = texts.nb.login
const norwegian = providerTexts.eident
const finnish = providerTexts.signicat

/** Goes from the login of the Norwegian site to the page of its identity provider. */
async function toProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: nb.eid.redirect }).click()
  await expect(page.getByRole('heading', { name: norwegian.asks('Bjørkvall') })).toBeVisible()
}

test(
  'who cancels at the provider is back at the login, where it is said and no error; what goes wrong there is told [R-071, X-003, X-009, X-030]',
  { tag: '@static' },
  async ({ page, baseURL }) => {
    await page.goto(on('no.localhost', '/logg-inn/', baseURL))
    await toProvider(page)
    await page.getByRole('button', { name: norwegian.cancel }).click()
    await expect(page).toHaveURL(/no\.localhost:\d+\/logg-inn\//)
    await expect(page.getByText(nb.problem.cancelled)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await toProvider(page)
    await page.getByText(norwegian.failTitle).click()
    await page.getByRole('combobox').selectOption('objecterror')
    await page.getByRole('button', { name: norwegian.fail }).click()
    await expect(page.getByRole('alert').filter({ hasText: nb.problem.purchaseobjecterror })).toBeVisible()

    await toProvider(page)
    await page.getByRole('radio', { name: /Kåre/ }).check()
    await page.getByRole('button', { name: norwegian.approve }).click()
    await expect(page.getByRole('alert').filter({ hasText: nb.problem.mustActivatePid })).toBeVisible()
  },
)

test('a customer in Finland identifies on the page of the provider and is logged in [F-073]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('fi.localhost', '/kirjaudu-sisaan/', baseURL))
  await page.getByRole('button', { name: fi.eid.redirect }).click()
  await expect(page.getByRole('heading', { name: finnish.asks('Björkvall Koti') })).toBeVisible()
  await page.getByRole('radio', { name: /Väinö/ }).check()
  await page.getByRole('button', { name: finnish.approve }).click()
  await expect(page).toHaveURL(/fi\.localhost:\d+\/sivuni\/$/)
})
