import contact from '#src/features/contact-form/messages.sv.json' with { type: 'json' }
import { Report, toDescription } from '#tests/support/pages/fault-report.ts'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const { header, session } = texts.sv

// a report is written in one tab, a message in another, and both are looked for afterwards
test.slow()

test('whoever logs out in one tab leaves nothing of theirs in the others, and who comes next finds none of it', async ({
  page,
  journey,
  context,
  baseURL,
}) => {
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  await toDescription(report)
  await report.fill({ description: 'Dörren gnisslar.' })
  const draft = async () => (await context.cookies()).find(({ name }) => name === 'caseWizard')
  expect(await draft()).toBeDefined()
  expect(await page.evaluate(() => sessionStorage.getItem('selectedResidence'))).not.toBeNull()

  const form = await context.newPage()
  await form.goto(on('localhost', '/kundservice/ring-upp-mig/', baseURL))
  const message = form.getByLabel(contact.field.message)
  await message.fill('Mitt ärende är hemligt.')

  const other = await context.newPage()
  await other.goto(on('localhost', '/kundservice/', baseURL))
  await other.getByRole('button', { name: filled(header.userMenu, { name: 'Amira' }) }).click()
  await other.getByRole('button', { name: header.logout }).click()
  await expect(other.getByRole('button', { name: header.login })).toBeVisible()

  // nobody is told that a session has ended: it was ended by whoever it belongs to
  await expect(report.dialog).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: header.login })).toBeVisible()
  await expect(page.getByRole('dialog', { name: session.expired.title })).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('selectedResidence'))).toBeNull()
  expect((await draft())?.value ?? '').toBe('')
  await expect(form.getByRole('banner').getByRole('button', { name: header.login })).toBeVisible()
  await expect(message).toHaveValue('')

  await journey({ persona: 'amira', path: '/#open-case' })
  await report.heading('acceptTerms')
})
