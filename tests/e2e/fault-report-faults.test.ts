import { Report, toSummary } from '#tests/support/fault-report.ts'
import { expect, test } from '#tests/support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })
// most begin at the terms and fail at the summary
test.slow()

test('a reload brings the report back where it was, and says that files have to be chosen again [F-112, K-057, S-043]', async ({
  page,
  journey,
  context,
}) => {
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  await toSummary(report)
  const cookie = (await context.cookies()).find(({ name }) => name === 'caseWizard')
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  const minutes = ((cookie?.expires ?? 0) - Date.now() / 1000) / 60
  expect(minutes).toBeGreaterThan(118)
  expect(minutes).toBeLessThan(121)
  await page.reload()
  await report.heading('summaryResident')
  await expect(report.dialog.getByText('Dörren gnisslar.')).toBeVisible()
  await expect(report.dialog.getByText('Filen du hade valt följer inte med')).toBeVisible()
})

test('who is not logged in and follows #open-case logs in first, and is at the report then [F-071, P-032]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ path: '/#open-case' })
  const login = page.getByRole('dialog')
  await login.waitFor()
  await mock.takeThePhone()
  await login.getByRole('button', { name: /annan enhet/ }).click()
  await expect(login.getByRole('img')).toBeVisible()
  await mock.approveAs('amira')
  await new Report(page).heading('acceptTerms')
})
