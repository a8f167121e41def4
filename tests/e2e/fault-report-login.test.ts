import { Report, toDescription } from '#tests/support/fault-report.ts'
import { barriers } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const { login } = texts.sv

test('an e-ID that cannot be started or asked about gives way to the login, which says so and tries nothing by itself; the report is still asked for [F-156, S-023]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ path: '/#open-case' })
  const dialog = page.getByRole('dialog', { name: login.title })
  await dialog.waitFor()
  await mock.takeThePhone()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/account_service\/login\//.test(request.url()) && request.method() !== 'OPTIONS')
      asked.push(new URL(request.url()).pathname)
  })
  const start = dialog.getByRole('button', { name: login.eid.otherDevice })

  await test.step('it cannot be started', async () => {
    await mock.fault({ operationId: 'startLogin', status: 503 })
    await start.click()
    await expect(dialog.getByRole('alert')).toContainText(login.problem.somethingWentWrong)
    await expect(start).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(await barriers(page, { modal: true })).toEqual([])
    await mock.clearFaults()
  })

  await test.step('it cannot be asked about', async () => {
    await mock.fault({ operationId: 'getBankIdLoginStatus', status: 503 })
    await start.click()
    await expect(dialog.getByRole('alert')).toContainText(login.problem.somethingWentWrong)
    await expect(start).toBeVisible()
    await mock.clearFaults()
  })

  await start.click()
  await expect(dialog.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await mock.approveAs('amira')
  await new Report(page).heading('acceptTerms')
})

test('the tab holds which login was begun, and then which residence is reported for [F-162, E-085, K-054]', async ({
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
