import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readToken } from '#src/api/session/token.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { button, general, hold, title } from './booking-steps.test-support.ts'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()

const t = translated('sv')
const free = '/boka/?objectId=home-strandangen-c-1103'
const main = () => page.getByRole('main')
const startButton = () => page.getByRole('button', { name: texts.start.button })
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')
const address = () => location.pathname + location.search + location.hash

test('who cancels is asked first, lets go of the home, and nothing of it is left [S-078, F-135, F-141, C-076, C-084]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-begins', path: free })
  await hold()
  await button(texts.cancel.button).click()
  const dialog = page.getByRole('alertdialog', { name: texts.cancel.title })
  await expect.element(dialog).toBeVisible()
  expect(await barriersHere({ within: '[role="alertdialog"]', modal: true })).toEqual([])
  await dialog.getByRole('button', { name: texts.cancel.stay }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button(texts.cancel.button).click()
  await mock.fault({ operationId: 'removeBuyResidenceCookie', status: 503 })
  await dialog.getByRole('button', { name: texts.cancel.leave }).click()
  await expect.element(dialog.getByText(general)).toBeVisible()
  await mock.clearFaults()
  await mock.fault({ operationId: 'removeBuyResidenceCookie', delayMs: 700 })
  await dialog.getByRole('button', { name: texts.cancel.leave }).click()
  // by then it is too late to stay
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: texts.cancel.stay }).last()).toBeDisabled()
  await expect.poll(address).toBe('/bostader/nacka/ekbacken/brf-strandangen/c-1103/')
  await cleanup()
  await visit({ persona: 'jonas', path: free })
  await expect.element(startButton()).toBeVisible()
  await cleanup()
  // without a home in the address there is none that is held
  await visit({ persona: 'jonas', path: '/boka/' })
  await expect.element(page.getByText(texts.end.nothingChosen)).toBeVisible()
})

test('a visitor sees the home, logs in first, and comes back to book it [P-004, F-134, T-088, C-087]', async () => {
  await mock.takeThePhone()
  await visit({ path: free })
  await expect.element(title(texts.login.title)).toBeVisible()
  await expect
    .element(page.getByRole('complementary', { name: texts.home.label }))
    .toMatchTextContent('Brf Strandängen, C-1103')
  // the header has no menu and no user while one books
  await expect.element(page.getByRole('banner').getByRole('button')).not.toBeInTheDocument()
  expect(await barriersHere()).toEqual([])
  await page.getByRole('link', { name: texts.login.button }).click()
  await page.getByRole('button', { name: t('login.eid.otherDevice') }).click()
  await expect.element(page.getByRole('img', { name: t('login.waiting.qr') })).toBeVisible()
  await mock.approveAs('jonas')
  await expect.element(startButton()).toBeVisible()
  expect(address()).toBe(free)
})

/** What the same person does in another tab. */
async function elsewhere(path: string, body: object) {
  const headers = { authorization: `Bearer ${readToken()?.raw}`, 'content-type': 'application/json' }
  const answer = await fetch(`/api/buyresidence/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

test('anybody reads the terms of the booking agreement, below a header without a menu [R-007, T-012, T-088, E-090]', async () => {
  await visit({ path: '/boka/bokningsavtal/' })
  await expect.element(title('Bokningsavtal')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: texts.contract.terms }))
    .toMatchTextContent('Ångerrätt')
  await expect.element(page.getByRole('banner').getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
  expect(robots()).toMatch(/noindex/)
})

const waiting = { persona: 'linnea', scenario: 'booking-waits-for-signature' }

test('whoever books reads the agreement of their own booking there, and finds the way back [R-007, T-012, C-089]', async () => {
  await visit({ ...waiting, path: '/boka/bokningsavtal/?bookingId=book-linnea' })
  const own = page.getByRole('region', { name: texts.contract.own })
  await expect.element(own).toMatchTextContent('Linnea')
  expect(await barriersHere()).toEqual([])
  const setMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
  onTestFinished(async () => void (await setMedia('')))
  await setMedia('print')
  await expect.element(own.getByRole('link')).toHaveLength(0)
  expect(own.element().querySelector('summary')?.checkVisibility()).toBe(false)
  // what is folded on the screen
  expect(own.element().querySelector('details section')?.checkVisibility()).toBe(true)
  await setMedia('')
  await own.getByRole('link', { name: texts.outcome.again }).click()
  await expect.element(title(texts.documents.title)).toBeVisible()
})

test.each([
  ['tack/', 'Tack, bokningen är betald'],
  ['klart/', 'Bokningen är klar'],
])(
  '/boka/%s tells what comes next, names the home and leads to My Pages [T-010, T-013, E-090]',
  async (path, heading) => {
    await visit({ persona: 'jonas', scenario: 'booking-done', path: `/boka/${path}` })
    await expect.element(title(heading)).toBeVisible()
    await expect
      .element(page.getByRole('complementary', { name: texts.home.label }))
      .toMatchTextContent('C-1103')
    await expect
      .element(page.getByRole('region', { name: texts.outcome.documents }))
      .toMatchTextContent('Bokningsavtal')
    expect(robots()).toMatch(/noindex/)
    expect(await barriersHere()).toEqual([])
    await page.getByRole('link', { name: texts.outcome.myPages }).click()
    await expect.poll(address).toBe('/mina-sidor/')
  },
)

test('a booking that cannot be finished leads to the page that says so, and from there back to where it stood [T-011, E-090, X-069]', async () => {
  await mock.apply('booking-done')
  await mock.fault({ operationId: 'completeBooking', status: 409 })
  await visit({ persona: 'jonas', path: '/boka/?bookingId=book-1001' })
  await expect.element(title('Bokningen gick inte igenom')).toBeVisible()
  expect(address()).toBe('/boka/fel/?bookingId=book-1001')
  expect(robots()).toMatch(/noindex/)
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('link', { name: texts.outcome.again }).click()
  await expect.element(title('Tack, bokningen är betald')).toBeVisible()
})

test('who comes back from paying finishes the booking, and is thanked at an address that keeps that it was paid [F-140, S-077, T-010, T-061, R-069]', async () => {
  await visit({
    persona: 'jonas',
    scenario: 'booking-done',
    path: '/boka/?type=booking&poolingId=svea-1&bookingId=book-1001#purchase-success',
  })
  const kept = '/boka/tack/?bookingId=book-1001#purchase-success'
  await expect.poll(address).toBe(kept)
  await expect.element(title('Tack, bokningen är betald')).toBeVisible()
  await expect.element(page.getByText(/^Du kan ångra bokningen till och med/)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await expect.element(main().getByRole('link', { name: 'Efter köpet' })).toBeVisible()
  await cleanup()
  // later on it is not thanked for once more
  await visit({ persona: 'jonas', path: '/boka/?bookingId=book-1001' })
  await expect.element(title('Bokningen är klar')).toBeVisible()
  await expect.poll(address).toBe('/boka/klart/?bookingId=book-1001')
})

test('whoever comes to a booking that another tab has finished finds it finished on My Pages, too [T-013, E-090]', async () => {
  await visit({ site: 'Boratt', persona: 'alva', path: '/mina-sidor/' })
  const goOn = page.getByRole('link', { name: t('my-pages.going.link') })
  await expect.element(goOn).toBeVisible()
  const booking = { objectId: 'home-nyckelknippan-a-1201', contractId: 'con-alva' }
  await elsewhere('startsveapayment', {
    ObjectId: booking.objectId,
    ContractId: booking.contractId,
    UserIds: ['user-alva'],
    PaymentNumber: 'pay-alva',
  })
  const [payment] = await mock.call<{ paymentId: string }[]>('GET', '/payments')
  await mock.call('POST', `/payments/${payment?.paymentId}/settle`, { outcome: 'paid' })
  await elsewhere('completebooking', { bookingId: 'book-alva', ...booking })

  await goOn.click()
  await expect.element(title('Bokningen är klar')).toBeVisible()
  history.back()
  await expect.element(title('Hej Alva')).toBeVisible()
  await expect.element(goOn).not.toBeInTheDocument()
})

test('a booking is withdrawn from on its card, after one more question, with a receipt and the money back', async () => {
  const home = 'Brf Strandängen, C-1103'
  await visit({ persona: 'jonas', scenario: 'booking-done', path: '/mina-sidor/' })
  const card = main().getByRole('region', { name: t('my-pages.booking.title'), exact: true })
  await expect.element(card).toMatchTextContent(home)
  expect(await barriersHere()).toEqual([])
  const withdraw = card.getByRole('button', { name: t('my-pages.booking.withdraw') })
  await withdraw.click()
  const dialog = page.getByRole('alertdialog', { name: t('my-pages.booking.sureTitle') })
  await expect.element(dialog).toMatchTextContent(home)
  expect(await barriersHere({ within: '[role=alertdialog]', modal: true })).toEqual([])

  // whoever thinks better of it loses nothing
  await dialog
    .getByRole('button', { name: t('my-pages.booking.keep') })
    .last()
    .click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(card).toBeVisible()

  await withdraw.click()
  await dialog.getByRole('button', { name: t('my-pages.booking.confirm') }).dblClick()
  await expect.element(page.getByText(t('my-pages.booking.done', { home }))).toBeVisible()
  const amount = '25\u00a0000\u00a0kr'
  await expect.element(page.getByText(t('my-pages.booking.refund', { amount }))).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  const sent = asked('/api/buyresidence/withdrawbooking').map(({ body }) => body)
  expect(sent).toEqual([JSON.stringify({ bookingId: 'book-1001' })])
  expect(await barriersHere()).toEqual([])
  const letters = await mock.call<{ subject: string }[]>('GET', '/mailbox')
  expect(letters[0]?.subject).toMatch(/^Kvitto: du har frånträtt/)
  await cleanup()
  await visit({ persona: 'jonas', path: '/mina-sidor/' })
  await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})
