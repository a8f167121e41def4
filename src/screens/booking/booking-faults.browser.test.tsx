import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { StartBookingRequest } from '#gen/buyresidence/model.ts'
import { readToken } from '#src/api/session/token.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { button, field, general, hold, prepared, title } from './booking-steps.test-support.ts'
import nb from './messages.nb.json'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()

const free = '/boka/?objectId=home-strandangen-c-1103'
const signAndPay = translated('sv')('booking.sign.button', { amount: '25\u00a0000\u00a0kr' })
const qr = () => page.getByRole('img', { name: translated('sv')('login.waiting.qr') })
const readTick = () => page.getByRole('checkbox', { name: texts.documents.hasRead })

/** Jonas has come to his details, in the world of a scenario. */
async function toDetails(scenario: string): Promise<void> {
  await visit({ persona: 'jonas', scenario, path: free })
  await hold()
}

/** Linnea is about to sign. */
async function toSigning(scenario: string): Promise<void> {
  await visit({ persona: 'linnea', scenario, path: '/boka/?bookingId=book-linnea' })
  await readTick().click()
  await button(texts.next.sign).click()
  await expect.element(title(texts.sign.title)).toBeVisible()
}

test('a booking that cannot be started says so in place with code 0, and goes on with what was typed [F-141, X-069, N-077, K-071]', async () => {
  await toDetails('booking-start-fails')
  await field(texts.field.city).fill('Gävle')
  await button(texts.next.documents).click()
  await expect.element(page.getByRole('alert').filter({ hasText: general })).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await expect.element(field(texts.field.city)).toHaveValue('Gävle')
  await mock.clearFaults()
  await button(texts.next.documents).click()
  await expect.element(title(texts.documents.title)).toBeVisible()
})

test('a step that is sent twice in one moment begins one booking [C-080, F-141]', async () => {
  await toDetails('booking-begins')
  await field(texts.field.city).fill('Gävle')
  const next = button(texts.next.documents).element() as HTMLButtonElement
  for (const _ of ['first', 'second']) next.form?.requestSubmit()
  await expect.element(title(texts.documents.title)).toBeVisible()
  expect(asked('/startbookingasync')).toHaveLength(1)
})

test('whose session the service has ended is told so at the next press, and finds what was typed after the login [F-040, S-017]', async () => {
  await toDetails('booking-begins')
  await field(texts.field.city).fill('Gävle')
  await mock.fault({ operationId: 'startBooking', status: 401 })
  await mock.fault({ operationId: 'getUser', status: 401 })
  await button(texts.next.documents).click()
  await expect
    .element(page.getByRole('dialog', { name: translated('sv')('session.expired.title') }))
    .toBeVisible()
  await mock.clearFaults()
  await cleanup()
  await visit({ persona: 'jonas', path: free })
  await expect.element(field(texts.field.city)).toHaveValue('Gävle')
})

test('addresses that cannot be checked are not taken for addresses in use [F-141, X-069, V-054, C-071]', async () => {
  await toDetails('booking-begins')
  await mock.fault({ operationId: 'isEmailValid', status: 503 })
  await button(texts.next.documents).click()
  await expect.element(page.getByText(general)).toBeVisible()
  await expect.element(page.getByText(texts.error.rule.emailInUse)).not.toBeInTheDocument()
})

test('a booking that loses its contact says so, and a press asks again [F-141, X-069, S-076]', async () => {
  await toDetails('booking-status-fails')
  await button(texts.next.documents).click()
  await expect.element(page.getByText(general)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(texts.retry).click()
  await prepared(mock)
  await expect.element(readTick()).toBeVisible()
})

test.each(['booking-documents-fail', 'booking-agreement-fails'])(
  '%s: an agreement that could not be made leads back to the details, from where another is asked for [S-076, F-136]',
  async (scenario) => {
    await toDetails(scenario)
    await button(texts.next.documents).click()
    await prepared(mock)
    await expect.element(page.getByText(texts.preparing.failed)).toBeVisible()
    await expect.element(field(texts.field.city)).toHaveValue('Solna')
    // both look the same
    expect(scenario === 'booking-agreement-fails' ? await barriersHere() : []).toEqual([])
    const before = asked('/startbookingasync').length
    await button(texts.next.documents).click()
    await expect.element(title(texts.documents.title)).toBeVisible()
    expect(asked('/startbookingasync')).toHaveLength(before + 1)
  },
)

test('what cannot be read about the home or its papers is read at a press [F-141, X-069]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-information-fails', path: free })
  await expect.element(page.getByText(general)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(texts.retry).click()
  await hold()
  await mock.fault({ operationId: 'getBookingDocuments', status: 503 })
  await button(texts.next.documents).click()
  await prepared(mock)
  await expect.element(page.getByText(general)).toBeVisible()
  await mock.clearFaults()
  await button(texts.retry).click()
  await expect.element(page.getByText('Bokningsavtal', { exact: true })).toBeVisible()
})

test('a hold that cannot be read again for a moment takes away neither the step nor what is being typed [F-135, F-141]', async () => {
  await toDetails('booking-begins')
  await field(texts.field.city).fill('Gävle')
  await mock.fault({ operationId: 'getBuyResidenceExpire', status: 503 })
  const failed = () =>
    asked('').filter(({ path, answer }) => path.includes('/buyresidenceexpire/') && answer?.status === 503)
  // the network was gone and comes back, which asks anew
  for (const event of ['offline', 'online']) dispatchEvent(new Event(event))
  await expect.poll(() => failed().length).toBe(2)
  await new Promise(requestAnimationFrame)
  await expect.element(field(texts.field.city)).toHaveFocus()
  await expect.element(page.getByText(general)).not.toBeInTheDocument()
})

test('who may book is asked again when the answer did not come [F-141, X-069, F-134, C-086]', async () => {
  await mock.apply('booking-begins')
  await mock.fault({ operationId: 'userCanBookInStage', status: 503 })
  await visit({ persona: 'jonas', path: free })
  await expect.element(page.getByText(general)).toBeVisible()
  await mock.clearFaults()
  await button(texts.retry).click()
  await hold()
})

test('a hold that cannot be read is told to nobody [X-070, C-074]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-cookies-fail', path: '/boka/' })
  await expect.element(page.getByText(texts.end.nothingChosen)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a booking of somebody else, or none at all, is not shown [C-081]', async () => {
  // the last two are no names of anything, and no other try makes them so
  for (const query of ['bookingId=book-alva', 'bookingId=%2F..%2F', 'objectId=..%2F..%2Fx']) {
    await visit({ persona: 'jonas', scenario: 'booking-begins', path: `/boka/?${query}` })
    await expect.element(title(texts.end.unknown.title)).toBeVisible()
    await cleanup()
  }
})

test('a booking that is long in being made says so, and is asked about again [C-081, S-076, K-070, G-057]', async () => {
  await mock.fault({ operationId: 'getBookingStatus', status: 202 })
  // sixty questions, two seconds apart
  const { setInterval: repeat } = globalThis
  const hurried = ((work: () => void, ms = 0) => repeat(work, ms / 100)) as typeof setInterval
  const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation(hurried)
  try {
    await visit({ persona: 'jonas', path: '/boka/?bookingId=start-1' })
    // sixty answers, one after the other
    await expect.element(page.getByText(texts.preparing.timeout), { timeout: 45_000 }).toBeVisible()
  } finally {
    spy.mockRestore()
  }
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(texts.retry).click()
  // nobody has begun it
  await expect.element(title(texts.end.unknown.title)).toBeVisible()
})

test('the booking in the address is read with its home, and goes on where it stood [F-143, N-061, C-088, R-065]', async () => {
  await visit({
    persona: 'linnea',
    scenario: 'booking-waits-for-signature',
    path: '/boka/?bookingId=book-linnea',
  })
  await expect.element(title(texts.documents.title)).toBeVisible()
  expect(
    asked('/api/buyresidence/getbookingobjectinformation/home-bryggvakten-a-1302/book-linnea'),
  ).not.toEqual([])
})

test('a signature that cannot be started says so, and a second press starts it [F-141, X-069, C-082]', async () => {
  await toSigning('booking-sign-fails')
  await mock.takeThePhone()
  await button(signAndPay).click()
  await expect.element(page.getByRole('alert').filter({ hasText: general })).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(signAndPay).click()
  await expect.element(qr()).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await button(translated('sv')('login.eid.cancel')).click()
  // nothing is told of what one has done oneself, and what was pressed is gone
  await expect.element(title(texts.sign.title)).toHaveFocus()
})

test('whoever has read the papers signs them, also when they cannot be read once more [C-082, C-089, F-142]', async () => {
  await toSigning('booking-waits-for-signature')
  await mock.takeThePhone()
  await mock.fault({ operationId: 'getBookingDocuments', status: 503 })
  // they were read a while ago
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  try {
    await button(signAndPay).click()
    await expect.element(qr()).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test('an agreement that another window has begun anew says so in place of the signature, and another is made [X-069, F-141]', async () => {
  await toDetails('booking-begins')
  await button(texts.next.documents).click()
  await prepared(mock)
  await readTick().click()
  await button(texts.next.sign).click()
  await expect.element(button(signAndPay)).toBeVisible()
  const path = '/api/buyresidence/startbookingasync'
  const sent = JSON.parse(asked(path).at(-1)?.body ?? '') as StartBookingRequest
  const body = JSON.stringify({ ...sent, buyers: sent.buyers.map((buyer) => ({ ...buyer, city: 'Gävle' })) })
  const headers = { authorization: `Bearer ${readToken()?.raw}`, 'content-type': 'application/json' }
  expect((await fetch(path, { method: 'POST', body, headers })).ok).toBe(true)
  await button(signAndPay).click()
  await expect.element(page.getByRole('alert').filter({ hasText: texts.preparing.cancelled })).toBeVisible()
  await button(texts.next.documents).click()
  await prepared(mock)
  await expect.element(readTick()).toBeVisible()
})

test('a double click on the signature starts one signing [C-082, F-142]', async () => {
  await toSigning('booking-waits-for-signature')
  await mock.takeThePhone()
  // the second click comes before the first one's start is drawn
  const sign = button(signAndPay).element() as HTMLElement
  sign.click()
  sign.click()
  await expect.element(qr()).toBeVisible()
  expect(asked('/api/buyresidence/signcontract')).toHaveLength(1)
})

for (const { scenario, words, id } of [
  { scenario: 'booking-sign-cancelled', words: texts.eid.problem.cancelled, id: 'X-030' },
  { scenario: 'booking-sign-expires', words: texts.eid.problem.appSilent, id: 'X-032' },
  { scenario: 'booking-sign-somebody-else', words: texts.eid.problem.userssnnomatch, id: 'X-023' },
]) {
  test(`${scenario}: the signing says why it came to nothing, and can be tried again [C-019, ${id}]`, async () => {
    await toSigning(scenario)
    // the code is scanned after three seconds, in which a busy machine may not come to show it
    await mock.call('PUT', '/clock', { mode: 'frozen' })
    await button(signAndPay).click()
    await expect.element(qr()).toBeVisible()
    await mock.call('POST', '/clock/advance', { seconds: 10 })
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(button(signAndPay)).toBeVisible()
  })
}

test('what BankID in Norway sends back is told at the signing, in sight and with the focus: an error, or that one has cancelled [F-144, F-140, X-030, X-044]', async () => {
  const site = 'Jmno'
  const persona = 'henning'
  const home = '/bestill/?objectId=home-fjordlunden-b-h0201'
  await visit({ site, persona, scenario: 'eident-page', path: home })
  await button(nb.start.button).click()
  await button(nb.next.financing).click()
  await button(translated('nb')('booking.money.fill', { least: 'kr\u00a01\u00a0573\u00a0500' })).click()
  await button(nb.next.sign).click()
  await expect.element(page.getByRole('checkbox', { name: nb.documents.hasRead })).toBeVisible()
  const place = location.pathname + location.search
  for (const [suffix, words, role] of [
    ['objecterror', nb.eid.problem.purchaseobjecterror, 'alert'],
    // a suffix that nobody knows counts as a purchase that failed
    ['somethingnew', nb.eid.problem.purchase, 'alert'],
    // nothing is wrong where somebody did it on purpose
    ['cancel', nb.eid.problem.cancelled, 'status'],
  ] as const) {
    await cleanup()
    await visit({ site, persona, path: `${place}&type=booking#eident-error-${suffix}` })
    const told = page.getByRole(role).filter({ hasText: words })
    await expect.element(told).toBeInViewport()
    await expect.poll(() => document.activeElement?.textContent).toBe(words)
    // the address is clean again
    await expect.poll(() => location.pathname + location.search + location.hash).toBe(place)
  }
})
