import faultNb from '#src/features/fault-report/messages.nb.json' with { type: 'json' }
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import consentNb from '#src/features/site-consent/messages.nb.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import {
  Report,
  enter,
  giveFiles,
  toDescription,
  toDwelling,
  toSummary,
} from '#tests/support/fault-report.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

test.use({ viewport: { width: 390, height: 844 } })
// most begin at the terms and fail at the summary
test.slow()

test('who has no agreement is offered to write an address [F-106]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'fatima', 'open-case')
  const report = new Report(page)
  await report.acceptTerms()
  await report.next()
  await report.heading('residentResidence')
  await expect(report.field('address')).toHaveCount(0)
  await report.radio(faultSv.place.dwelling).check()
  await report.refuses('address', faultSv.error['address-required'])
  await expect(report.radio(faultSv.residence.other)).toHaveCount(0)
})

test('files are checked before they are sent, and each refusal says why [F-111, V-048, V-049, X-057, X-059]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDescription(report)
  await report.fill({ description: 'Dörren gnisslar.' })
  const { flaw } = faultSv.files
  const told = report.dialog.getByRole('alert')
  const mega = 1_000_000
  await giveFiles(report, [
    { name: 'tom.jpg', bytes: 0 },
    { name: 'fel.jpg', bytes: 10, type: 'application/zip' },
    { name: 'program.exe', bytes: 10 },
    { name: 'stor.mp4', bytes: 21 * mega, type: 'video/mp4' },
    { name: 'nästan.mp4', bytes: 19 * mega, type: 'video/mp4' },
  ])
  for (const [name, why] of [
    ['tom.jpg', flaw.empty],
    ['fel.jpg', flaw.type],
    ['program.exe', flaw.type],
    ['stor.mp4', flaw.tooLarge],
  ] as const)
    await expect(told).toContainText(filled(why, { name }))
  await expect(report.dialog.getByText('nästan.mp4', { exact: true })).toBeVisible()
  await report.isClean()
  await giveFiles(report, [{ name: 'a/b\\c 🙂.jpg', bytes: 11 }], 'drop')
  await expect(report.dialog.getByText('a-b-c 🙂.jpg')).toBeVisible()
  await expect(told).toHaveCount(0)
  await giveFiles(report, [{ name: 'urklipp.png', bytes: 12, type: 'image/png' }], 'paste')
  await expect(report.dialog.getByText('urklipp.png')).toBeVisible()
  // together with the three that are there: six files, and 101 MB
  await giveFiles(
    report,
    ['x', 'y', 'z'].map((name, at) => ({
      name: `${name}.pdf`,
      bytes: 20 * mega + at,
      type: 'application/pdf',
    })),
  )
  await expect(told).toContainText(filled(flaw.tooMany, { name: 'z.pdf' }))
  await report.dialog.getByRole('button', { name: filled(faultSv.files.remove, { name: 'y.pdf' }) }).click()
  await expect(report.dialog.getByText('y.pdf')).toHaveCount(0)
  await expect(told).toHaveCount(0)
  await expect(report.field('description')).toHaveValue('Dörren gnisslar.')
})

test('a reload brings the report back where it was, and says that files have to be chosen again [F-112, K-057, S-043]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
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

test('Cancel asks first; going on keeps everything, leaving closes and forgets it [F-097, S-050]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDescription(report)
  await report.field('description').fill('Dörren gnisslar.')
  const question = page.getByRole('alertdialog')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  expect(await barriers(page, { within: '[role=alertdialog]' })).toEqual([])
  await question.getByRole('button', { name: faultSv.cancel.stay }).last().click()
  await expect(report.field('description')).toHaveValue('Dörren gnisslar.')
  await report.dialog.getByRole('button', { name: faultSv.cancel.button }).click()
  await question.getByRole('button', { name: faultSv.cancel.leave }).click()
  await expect(report.dialog).toHaveCount(0)
  expect((await context.cookies()).find(({ name }) => name === 'caseWizard')?.value ?? '').toBe('')
})

test('rooms and details that cannot be loaded say so in the exact words, and are tried again [F-108, X-045, X-046]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDwelling(report)
  await mock.fault({ operationId: 'getRooms', status: 503 })
  await mock.fault({ operationId: 'getAssets', status: 503 })
  await report.next()
  const rooms = 'Ett fel uppstod vid hämtning av utrymmen. Försök igen senare.'
  await expect(report.dialog.getByText(rooms)).toBeVisible()
  await mock.call('DELETE', '/faults')
  await mock.fault({ operationId: 'getAssets', status: 503 })
  await report.dialog.getByRole('button', { name: faultSv.retry }).click()
  await report.choose('Hall')
  await report.next()
  const details = 'Ett fel uppstod vid hämtning av detaljerade utrymmen. Försök igen senare.'
  await expect(report.dialog.getByText(details)).toBeVisible()
  await mock.clearFaults()
  await report.dialog.getByRole('button', { name: faultSv.retry }).click()
  await expect(report.dialog.getByRole('radio', { name: 'Garderob' })).toBeVisible()
})

test('articles that cannot be fetched are passed over in silence, and the report goes on [X-056, F-109]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDwelling(report)
  await report.next()
  await report.choose('Kök')
  await report.next()
  await report.choose('Diskmaskin')
  for (const operationId of ['getCaseFaq', 'getCustomerArticles'])
    await mock.fault({ operationId, status: 503 })
  await report.next()
  await report.heading('appliances')
  await expect(report.dialog.getByText(faultSv.info.none)).toBeVisible()
  await expect(report.dialog.getByRole('alert')).toHaveCount(0)
  await report.isClean()
  await report.next()
  await report.heading('description')
})

test('a board whose association cannot be read meets the technical error screen, and gets on by trying again [F-116, X-052, X-053, X-062]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await page.goto(on('localhost', '/', baseURL))
  await mock.fault({ operationId: 'getCooperative', status: 503 })
  await enter({ page, mock, context, baseURL }, 'karin', 'open-board-case')
  const report = new Report(page)
  await expect(report.dialog.getByRole('heading', { name: 'Tekniskt fel' })).toBeFocused()
  await expect(
    report.dialog.getByText('Ett tekniskt fel inträffade. Vänligen försök igen senare.'),
  ).toBeVisible()
  await expect(report.dialog.getByText(/kundservice.* 08-465 004 10/)).toBeVisible()
  await report.isClean()
  await mock.clearFaults()
  await report.dialog.getByRole('button', { name: faultSv.technical.retry }).click()
  await report.heading('acceptTerms')
})

test('an address with poolingId and type opens the report, and the parameters vanish [F-113, S-061]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', '')
  await page.goto(on('localhost', '/?poolingId=abc&type=case', baseURL))
  await new Report(page).heading('acceptTerms')
  expect(new URL(page.url()).search).toBe('')
})

test('who is not logged in and follows #open-case logs in first, and is at the report then [F-071, P-032]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/#open-case', baseURL))
  const login = page.getByRole('dialog')
  await login.waitFor()
  await mock.takeThePhone()
  await login.getByRole('button', { name: /annan enhet/ }).click()
  await expect(login.getByRole('img')).toBeVisible()
  await mock.approveAs('amira')
  await new Report(page).heading('acceptTerms')
})

test('whose account has no BankID adds it first, is told when it is done, and goes on with the report [F-117, S-027, X-064, X-065, X-066]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'tove', '')
  await mock.takeThePhone()
  await page.goto(on('localhost', '/?o=2#open-case', baseURL))
  const report = new Report(page)
  await expect(
    report.dialog.getByRole('heading', { name: 'Aktivera BankID för att fortsätta med din felanmälan' }),
  ).toBeFocused()
  await report.isClean()
  const start = report.dialog.getByRole('button', { name: faultSv.bankid.start })
  await mock.fault({ operationId: 'startUpdate', status: 503 })
  await start.click()
  await expect(report.dialog.getByRole('alert')).toHaveText(faultSv.bankid.failed)
  await report.isClean()
  await mock.clearFaults()
  await start.click()
  await expect(report.dialog.getByRole('heading', { name: 'Verifiera dig med Mobilt BankID' })).toBeFocused()
  await expect(report.dialog.getByRole('img', { name: faultSv.bankid.qr })).toBeVisible()
  await report.isClean()
  await mock.approveAs('lucas')
  await expect(report.dialog.getByRole('heading', { name: 'Klart!' })).toBeFocused()
  await report.isClean()
  await report.dialog.getByRole('button', { name: 'Fortsätt med felanmälan' }).click()
  await report.heading('acceptTerms')
})

test('in Norway an account without BankID is asked to add it, and led to the settings [F-118, P-024]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  // her account is Swedish, so the Norwegian site asks for consent first
  await enter({ page, mock, context, baseURL }, 'tove', '', 'no.localhost')
  await page.getByRole('button', { name: consentNb.agree }).click()
  await expect(page.getByRole('button', { name: consentNb.agree })).toHaveCount(0)
  await page.goto(on('no.localhost', '/?o=2#open-case', baseURL))
  const report = new Report(page, faultNb)
  await expect(report.dialog.getByRole('heading', { name: faultNb.bankid.title })).toBeFocused()
  await expect(report.dialog.getByText(faultNb.bankid.textElsewhere)).toBeVisible()
  await expect(report.dialog.getByRole('button', { name: faultNb.bankid.start })).toHaveCount(0)
  await report.isClean()
  await report.dialog.getByRole('link', { name: faultNb.bankid.toSettings }).click()
  await expect(report.dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/mine-sider\/mine-innstillinger\/$/)
})
