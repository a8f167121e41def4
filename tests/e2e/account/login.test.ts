import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const { login, header, myPages } = texts.sv

/** The texts of the QR pictures that were seen, until there are so many different ones. */
async function differentCodes(qr: Locator, wanted: number): Promise<Set<string>> {
  const seen = new Set<string>()
  await expect
    .poll(
      async () => {
        seen.add((await qr.getAttribute('src')) ?? '')
        return seen.size
      },
      { intervals: [200] },
    )
    .toBeGreaterThanOrEqual(wanted)
  return seen
}

test('a customer logs in by e-ID with a QR code that changes each second, is greeted, survives a reload and a token refresh, and logs out [C-002, C-003, C-004, F-042, S-013]', async ({
  page,
  journey,
  mock,
  context,
}) => {
  await page.clock.install()
  await page.clock.resume()
  await journey({ path: '/logga-in/' })
  await mock.takeThePhone()
  await page.getByRole('button', { name: login.eid.otherDevice }).click()
  await differentCodes(page.getByRole('img', { name: login.waiting.qr }), 3)

  await mock.approveAs('amira')
  await expect(page).toHaveURL(/\/mina-sidor\/$/)
  await expect(
    page.getByRole('heading', { name: filled(myPages.greeting.hello, { name: 'Amira' }) }),
  ).toBeVisible()
  const user = page.getByRole('button', { name: filled(header.userMenu, { name: 'Amira' }) })
  await expect(user).toBeVisible()

  await page.reload()
  await expect(user).toBeVisible()

  const token = async () => (await context.cookies()).find(({ name }) => name === 'token')?.value
  const before = await token()
  await page.clock.fastForward('35:00')
  await page.getByRole('link', { name: myPages.menu.contacts, exact: true }).click()
  await expect.poll(token).not.toBe(before)
  await expect(user).toBeVisible()

  await user.click()
  await page.getByRole('button', { name: header.logout }).click()
  await expect(page.getByRole('button', { name: header.login })).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'token')?.value ?? '').toBe('')
  expect(cookies.find(({ name }) => name === 'uid')?.value).toMatch(/^anon-/)
})

test('a customer of the Norwegian site logs in by BankID under Norwegian paths and in Norwegian, and logs out [C-003, C-005, R-030, R-032, F-073]', async ({
  page,
  journey,
}) => {
  const { nb } = texts
  await journey({ site: 'Jmno', path: '/logg-inn/' })
  await page.getByRole('button', { name: nb.login.eid.redirect }).click()
  await expect(page).toHaveURL(/\/eid-provider\//)
  await page.getByRole('radio', { name: /Henning/ }).check()
  await page.getByRole('button', { name: 'Godkjenn' }).click()

  await expect(page).toHaveURL(/no\.localhost:\d+\/mine-sider\/$/)
  await expect(
    page.getByRole('heading', { name: filled(nb.myPages.greeting.hello, { name: 'Henning' }) }),
  ).toBeVisible()
  const user = page.getByRole('button', { name: filled(nb.header.userMenu, { name: 'Henning' }) })
  await page.reload()
  await expect(user).toBeVisible()
  await user.click()
  await page.getByRole('button', { name: nb.header.logout }).click()
  await expect(page.getByRole('button', { name: nb.header.login })).toBeVisible()
})
