import contactForm from '#src/features/contact-form/messages.sv.json' with { type: 'json' }
import { expect, on, test } from '#tests/support/journey.ts'

test('a form on a page says what is missing, keeps what was typed when it fails, and thanks whoever sent it [CI-009, V-041]', async ({
  page,
  mock,
  baseURL,
}) => {
  const { field, required, problem, done, submit } = contactForm
  await page.goto(on('localhost', '/kundservice/ring-upp-mig/', baseURL))
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('link', { name: required.email })).toBeVisible()
  await page.getByLabel(field.firstName).fill('Karin')
  await page.getByLabel(field.lastName).fill('Lund')
  await page.getByLabel(field.email).fill('karin.lund@example.com')
  await page.getByLabel(field.message).fill('Kan ni ringa på kvällen?')
  await mock.fault({ operationId: 'submitContactForm', status: 503 })
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText(problem.general)).toBeVisible()
  await expect(page.getByLabel(field.message)).toHaveValue('Kan ni ringa på kvällen?')
  await mock.clearFaults()
  const sent = page.waitForRequest((one) => one.url().endsWith('/contentservice/contact'))
  await page.getByRole('button', { name: submit }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    formType: 'modalContact',
    siteId: 1,
    fields: { firstName: 'Karin', message: 'Kan ni ringa på kvällen?' },
  })
  await expect(page.getByText(done.title)).toBeVisible()
})
