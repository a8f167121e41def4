import settings from '#src/screens/settings/messages.sv.json' with { type: 'json' }
import { button, field } from '#tests/support/pages/account-pages.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const { header } = texts.sv

const settingsPath = '/mina-sidor/mina-installningar/'

test('a customer sees their details, cannot change what the e-ID has told, and changes phone and address for good [R-012, C-013, V-002, V-007]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira' })
  await page.getByRole('button', { name: filled(header.userMenu, { name: 'Amira' }) }).press('Enter')
  await page.getByRole('link', { name: header.settings }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${settingsPath}$`))
  await expect(field(page, settings.field.securityNumber)).toHaveValue('19900101-****')
  await expect(field(page, settings.field.firstName)).toHaveJSProperty('readOnly', true)

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
})
