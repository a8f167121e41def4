import { paymentTexts } from '#src/demo/payments/payment-texts.ts'
import { providerTexts } from '#src/demo/identity-provider/provider-texts.ts'
import fi from '#src/screens/booking/messages.fi.json' with { type: 'json' }
import nb from '#src/screens/booking/messages.nb.json' with { type: 'json' }
import paymentFi from '#src/features/payment/messages.fi.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers/barriers.ts'
import {
  bookingField,
  hold,
  prepared,
  press,
  readOn,
  stepNames,
  title,
} from '#tests/support/pages/booking.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { filled } from '#tests/support/texts/texts.ts'

// each step is looked through for barriers
test.slow()

const norwegian = providerTexts.eident
const finnish = providerTexts.signicat
const norwegianHome = 'home-fjordlunden-b-h0201'

test('in Norway a home is ordered in five steps: how it is paid, BankID on its own page, and an invoice later [F-133, F-138, E-076, C-020]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({
    site: 'Jmno',
    persona: 'henning',
    scenario: 'eident-page',
    path: `/bestill/?objectId=${norwegianHome}`,
  })
  const { step } = nb
  await expect(stepNames(page, nb.steps)).toHaveText(
    [step['start-booking'], step['personal-info'], step.financing, step.sign, step.done].map(
      (name) => new RegExp(name),
    ),
  )
  await hold(page, nb)
  await press(page, nb.next.financing)
  await press(page, filled(nb.money.fill, { least: 'kr\u00a01\u00a0573\u00a0500' }))
  await press(page, nb.next.sign)
  await prepared(page, mock, nb)
  await readOn(page, nb.sign.buttonInvoice, nb)
  await expect(page).toHaveURL(/\/eid-provider\//)
  const codes: string[] = []
  const gone: string[] = []
  page.on('response', (response) => response.status() === 410 && gone.push(response.url()))
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/booking/eident/status'))
      codes.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: norwegian.approve }).click()
  await expect(title(page, 'Takk, reservasjonen er sendt')).toBeVisible()
  expect(codes).toHaveLength(1)
  // with the signature the home is ordered, and nothing is held any more
  expect(gone).toEqual([])
  await expect(page).toHaveURL(/\/bestill\/takk\/\?bookingId=book-\d+(#|$)/)
  expect(await barriers(page)).toEqual([])
})

test('in Finland eight steps ask for choices, financing and living before the agreement is signed and the bank is paid [F-133, E-078, C-021]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ site: 'Jmoy', persona: 'aino', path: '/varaus/' })
  const { step } = fi
  const names = [
    step['start-booking'],
    step['personal-info'],
    step.choices,
    step.financing,
    step.accomodation,
    step.sign,
    step.payment,
    step.done,
  ]
  await expect(stepNames(page, fi.steps)).toHaveText(names.map((name) => new RegExp(name)))
  await expect(title(page, fi.personal.title)).toBeVisible()
  await press(page, fi.next.choices)
  for (const option of ['kitchen-light', 'bathroom-white', 'floor-oak'] as const)
    await page.getByRole('radio', { name: fi.choices.option[option] }).check()
  await press(page, fi.next.financing)

  await bookingField(page, fi.field.downPayment).fill('81900')
  await bookingField(page, fi.field.loan).fill('464100')
  await press(page, fi.next.accomodation)
  await page.getByRole('radio', { name: fi.living.option.rented }).check()
  await page.getByRole('radio', { name: fi.living.no }).check()
  await press(page, fi.next.sign)

  await prepared(page, mock, fi)
  await readOn(page, filled(fi.sign.button, { amount: '4\u00a0000\u00a0€' }), fi)
  await expect(page).toHaveURL(/\/eid-provider\//)
  const validated = page.waitForRequest(/\/booking\/signicat\/validate/)
  await page.getByRole('button', { name: finnish.approve }).click()
  await validated
  await expect(title(page, paymentFi.title)).toBeVisible()
  await page.getByRole('button', { name: paymentFi.page.nordeaSubmit }).click()
  await page.waitForURL(/bank-provider/)
  await page.getByRole('button', { name: paymentTexts.fi.pay }).click()
  await expect(title(page, 'Kiitos, varaus on valmis')).toBeVisible()
  await expect(page).toHaveURL(/\/varaus\/valmis\//)
  // what the bank sent along is gone
  await expect(page).not.toHaveURL(/[?&]poolingId/)
  expect(await barriers(page)).toEqual([])
})
