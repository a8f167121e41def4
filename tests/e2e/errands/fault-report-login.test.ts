import { Report, toDescription } from '#tests/support/pages/fault-report.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { login } = texts.sv

test('who is not logged in and follows #open-case logs in first; the tab holds which login was begun, and then which residence is reported for [F-071, F-162, P-032, E-085, K-054]', async ({
  page,
  journey,
  mock,
}) => {
  const held = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
  await journey({ path: '/#open-case' })
  const dialog = page.getByRole('dialog', { name: login.title })
  await dialog.waitFor()
  await mock.takeThePhone()
  await dialog.getByRole('button', { name: login.eid.otherDevice }).click()
  await expect(dialog.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  expect(await held('pooled-login-type')).toBe('login')
  const homes = page.waitForResponse(/customer\/get_agreements$/)
  await mock.approveAs('amira')
  await toDescription(new Report(page))
  const ids = ((await (await homes).json()) as { id: string }[]).map(({ id }) => id)
  expect(ids).toContain(await held('selectedResidence'))
})
