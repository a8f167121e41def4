import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { Report, enter, picture, toDescription } from '#tests/support/fault-report.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('who has no agreement is offered to write an address [F-106]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'oskar', 'open-case')
  const report = new Report(page)
  await report.acceptTerms()
  await report.next()
  await report.heading('residentResidence')
  await report.dialog.getByRole('radio', { name: faultSv.place.dwelling }).check()
  await expect(report.field('address')).toBeVisible()
})

test('files are checked before they are sent, and each refusal says why [F-111, V-047, V-048, V-049, X-057, X-058, X-059]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDescription(report)
  const input = report.dialog.getByTestId('fault-files')
  const { flaw } = faultSv.files
  await input.setInputFiles([
    picture('tom.jpg', 0),
    picture('fel.jpg', 10, 'application/zip'),
    picture('stor.mp4', 21_000_000, 'video/mp4'),
    picture('en 🙂.jpg'),
    ...['b', 'c', 'd', 'e', 'f'].map((name) => picture(`${name}.jpg`, 1000 + name.charCodeAt(0))),
  ])
  const told = report.dialog.getByRole('alert')
  await expect(told).toContainText(filled(flaw.empty, { name: 'tom.jpg' }))
  await expect(told).toContainText(filled(flaw.type, { name: 'fel.jpg' }))
  await expect(told).toContainText(filled(flaw.tooLarge, { name: 'stor.mp4' }))
  await expect(told).toContainText(filled(flaw.tooMany, { name: 'f.jpg' }))
  await expect(report.dialog.getByText('en 🙂.jpg')).toBeVisible()
  await report.dialog.getByRole('button', { name: filled(faultSv.files.remove, { name: 'b.jpg' }) }).click()
  await expect(report.dialog.getByText('b.jpg')).toHaveCount(0)
})

test('a report that is too large, fails or is pressed twice leaves everything there and is sent once [F-119, F-121, S-051, S-060, X-050, X-051]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDescription(report)
  await report.field('description').fill('Dörren gnisslar.')
  await report.dialog.getByTestId('fault-files').setInputFiles([picture('dorr.jpg')])
  await report.next()
  await report.heading('summaryResident')
  const submit = report.dialog.getByRole('button', { name: faultSv.button.submit })
  for (const [status, message] of [
    [413, faultSv.refusal.filesTooLarge],
    [500, faultSv.refusal.general],
  ] as const) {
    await mock.fault({ operationId: 'createCustomerCase', status })
    await submit.click()
    await expect(report.dialog.getByText(message)).toBeVisible()
    await expect(report.dialog.getByText('Dörren gnisslar.')).toBeVisible()
    await expect(report.dialog.getByText('dorr.jpg')).toBeVisible()
    await mock.clearFaults()
  }
  // the phone is changed from the summary, and on file before the report is sent
  await report.dialog
    .getByRole('button', { name: filled(faultSv.review.changePart, { part: faultSv.review.contact }) })
    .click()
  await report.field('phone').fill('070-1740699')
  await report.next()
  await report.heading('summaryResident')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /create_case|account_service\/update$/.test(request.url()))
      calls.push(new URL(request.url()).pathname)
  })
  await submit.dblclick()
  await expect(report.dialog.getByRole('heading', { name: faultSv.sent.title })).toBeVisible()
  expect(calls).toEqual(['/account_service/update', '/case_management/customer/create_case'])
})

test('a reload brings the report back where it was, and says that files have to be chosen again [F-112, K-057, S-043]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await toDescription(report)
  await report.field('description').fill('Dörren gnisslar.')
  await report.dialog.getByTestId('fault-files').setInputFiles([picture('dorr.jpg')])
  await report.next()
  await report.heading('summaryResident')
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
  await report.acceptTerms()
  await report.next()
  await report.dialog.getByRole('radio', { name: faultSv.place.dwelling }).check()
  await report.dialog.getByRole('radio', { name: /Ekbacksgatan 4 B/ }).check()
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

test('a board whose association cannot be read meets the technical error screen, and gets on by trying again [F-116, X-052]', async ({
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
  await expect(report.dialog.getByText(/kundservice/)).toBeVisible()
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

test('whose account has no BankID adds it first, is told when it is done, and goes on with the report [F-117, P-024, S-027]', async ({
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
  await report.dialog.getByRole('button', { name: faultSv.bankid.start }).click()
  await expect(report.dialog.getByRole('img', { name: faultSv.bankid.qr })).toBeVisible()
  await mock.approveAs('lucas')
  await expect(report.dialog.getByRole('heading', { name: 'Klart!' })).toBeFocused()
  await report.dialog.getByRole('button', { name: 'Fortsätt med felanmälan' }).click()
  await report.heading('acceptTerms')
})
