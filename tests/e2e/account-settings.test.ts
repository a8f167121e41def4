import settings from '#src/features/settings/messages.sv.json' with { type: 'json' }
import { button, field, open, openSettings, password } from '#tests/support/account-pages.ts'
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { logInAs } from '#tests/support/log-in.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { login, header } = texts.sv

// each state is looked through for barriers
test.slow()

const settingsPath = '/mina-sidor/mina-installningar/'

const at = (baseURL: string | undefined) => ({
  address: on('localhost', settingsPath, baseURL),
  heading: settings.consents.title,
})

test(
  'a customer sees their details, cannot change what the e-ID has told, and changes phone and address for good [R-012, C-013, V-002, V-007]',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    await open(page, on('localhost', '/', baseURL))
    await logInAs(page, mock, 'amira')
    await page.getByRole('button', { name: filled(header.userMenu, { name: 'Amira' }) }).press('Enter')
    await page.getByRole('link', { name: header.settings }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${settingsPath}$`))
    await expect(field(page, settings.field.securityNumber)).toHaveValue('19900101-****')
    await expect(field(page, settings.field.firstName)).toHaveJSProperty('readOnly', true)
    expect(await barriers(page)).toEqual([])

    await field(page, settings.field.phoneNumber).fill('12')
    await field(page, settings.field.postalCode).fill('AB 12')
    await field(page, settings.field.city).fill('')
    await field(page, settings.field.address).fill('Strandängsvägen 12')
    await button(page, settings.details.submit).press('Enter')
    const summary = page.getByRole('alert').filter({ hasText: settings.summary })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      settings.wrong.phoneNumber,
      settings.wrong.postalCode,
      settings.required.city,
    ])
    expect(await barriers(page)).toEqual([])

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/account_service/update'))
        sent.push(request.postData() ?? '')
    })
    await field(page, settings.field.phoneNumber).fill('070-1740606')
    await field(page, settings.field.postalCode).fill('131 31')
    await field(page, settings.field.city).fill('Nacka')
    await button(page, settings.details.submit).dblclick()
    await expect(page.getByText(settings.outcome.saved)).toBeVisible()
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      { phoneNumber: '070-1740606', address: 'Strandängsvägen 12', postalCode: '131 31' },
    ])
    await page.reload()
    await expect(field(page, settings.field.phoneNumber)).toHaveValue('070-1740606')
    await expect(field(page, settings.field.address)).toHaveValue('Strandängsvägen 12')
  },
)

test('another e-mail address is asked for: a used one is refused at its field, a free one gets a letter, and the old one holds till then [R-012, C-022, V-001, V-013]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openSettings(page, mock, 'tove', at(baseURL))
  const email = field(page, settings.email.new)
  const send = button(page, settings.email.submit)
  await email.fill('tove')
  await send.press('Enter')
  await expect(page.getByText(settings.wrong.email, { exact: true })).toBeVisible()
  await email.fill('amira.nordin@example.com')
  await send.press('Enter')
  await expect(page.getByText(settings.wrong['email-inUse'])).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('tove.granlund@example.com')
  await send.press('Enter')
  await expect(page.getByText(settings.wrong['email-same'])).toBeVisible()

  await email.fill('tove.ny@example.com')
  await send.dblclick()
  await expect(
    page.getByText(filled(settings.email.sentText, { email: 'tove.ny@example.com' })),
  ).toBeVisible()
  await expect(
    page.getByText(filled(settings.email.current, { email: 'tove.granlund@example.com' })),
  ).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const letters = await mock.call<{ to: string }[]>('GET', '/mailbox')
  expect(letters.filter(({ to }) => to === 'tove.ny@example.com')).toHaveLength(1)
})

test('a password is changed by who knows the old one, and newsletters are turned on and stay on [R-012, C-026, C-013, V-003, V-015]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openSettings(page, mock, 'tove', at(baseURL))
  const { currentPassword, newPassword, repeated } = settings.field
  const save = button(page, settings.password.submit)
  await password(page, newPassword).fill('kort')
  await password(page, repeated).fill('lång')
  await save.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: settings.summary })
  await expect(summary.getByRole('link')).toHaveText([
    settings.required.currentPassword,
    settings.wrong.newPassword,
    settings.wrong.repeated,
  ])
  await password(page, currentPassword).fill('fel-losenord')
  await password(page, newPassword).fill('nytt-losenord')
  await password(page, repeated).fill('nytt-losenord')
  await save.press('Enter')
  await expect(page.getByText(settings.wrong.currentPassword)).toBeVisible()
  await expect(password(page, currentPassword)).toBeFocused()
  await expect(password(page, newPassword)).toHaveValue('nytt-losenord')
  await password(page, currentPassword).fill('utan-e-leg')
  await save.press('Enter')
  await expect(page.getByText(settings.password.saved)).toBeVisible()
  await expect(password(page, currentPassword)).toHaveValue('')

  const newsletters = page.getByRole('switch', { name: settings.newsletter.label })
  await expect(newsletters).not.toBeChecked()
  await newsletters.press('Space')
  await expect(page.getByText(settings.newsletter.on)).toBeVisible()
  await page.reload()
  await expect(newsletters).toBeChecked()
})

test('what cannot be saved is said where it was changed, and what was typed is there for the next try [R-012, X-001]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openSettings(page, mock, 'tove', at(baseURL))
  for (const operationId of ['updateUser', 'triggerChangeEmail'])
    await mock.fault({ operationId, status: 503 })
  await field(page, settings.field.phoneNumber).fill('070-1740641')
  await button(page, settings.details.submit).press('Enter')
  await expect(page.getByText(settings.outcome.failed)).toBeVisible()
  await field(page, settings.email.new).fill('tove.ny@example.com')
  await button(page, settings.email.submit).press('Enter')
  await expect(page.getByText(settings.outcome.failed)).toHaveCount(2)
  const newsletters = page.getByRole('switch', { name: settings.newsletter.label })
  await newsletters.press('Space')
  await expect(page.getByText(settings.outcome.failed)).toHaveCount(3)
  await expect(newsletters).not.toBeChecked()

  await mock.clearFaults()
  await expect(field(page, settings.email.new)).toHaveValue('tove.ny@example.com')
  await button(page, settings.details.submit).press('Enter')
  await expect(page.getByText(settings.outcome.saved)).toBeVisible()
})

test('an e-ID is connected to the account, and neither one of another account nor that of a deceased person [C-015, C-016, F-159, X-010, X-015]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openSettings(page, mock, 'tove', at(baseURL))
  await mock.takeThePhone()
  const qr = page.getByRole('img', { name: login.waiting.qr })
  const connect = async (persona: string) => {
    await button(page, settings.eid.connect).press('Enter')
    await expect(qr).toBeVisible()
    await mock.approveAs(persona)
  }
  // it takes the focus a moment after it is seen, and would have the next key
  const isTold = (problem: string) =>
    expect(page.locator(':focus').filter({ hasText: problem })).toBeVisible()
  await connect('axel')
  await expect(page.getByText(settings.eid.problem.general)).toBeVisible()
  await isTold(settings.eid.problem.general)
  await connect('amira')
  await expect(page.getByText(settings.eid.problem.alreadyExists)).toBeVisible()
  await isTold(settings.eid.problem.alreadyExists)
  await connect('lucas')
  await expect(page.getByText(settings.eid.new)).toBeVisible()
  await expect(field(page, settings.field.firstName)).toHaveJSProperty('readOnly', true)
  expect(await barriers(page)).toEqual([])
})

test('a board member sees their details and changes none of them [R-012, C-013, P-015]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openSettings(page, mock, 'karin', at(baseURL))
  await expect(page.getByText('Karin Aho')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
})
