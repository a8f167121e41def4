import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { components } from '#gen/mock_control/types.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { button, field, hold, title, told } from './booking-steps.test-support.ts'
import texts from './messages.sv.json'

type Persona = components['schemas']['Persona']

const { asked, mock, visit } = visits()

const free = '/boka/?objectId=home-strandangen-c-1103'
const vip = '/boka/?objectId=home-strandangen-c-1502'
const startButton = () => page.getByRole('button', { name: texts.start.button })

const atAll = { call: 'is_bookable', id: 'C-072' }
const inStage = { call: 'usercanbookinstage', id: 'C-086' }
const inProject = { call: 'usercanbookinproject', id: 'C-085' }

for (const { scenario, persona, path, by } of [
  { scenario: 'booking-vip-only', persona: 'jonas', path: vip, by: atAll },
  { scenario: 'booking-vip-unpaid', persona: 'saga', path: vip, by: atAll },
  { scenario: 'booking-under-age', persona: 'tilde', path: free, by: inStage },
  { scenario: 'booking-protected-identity', persona: 'maria', path: free, by: inStage },
  { scenario: 'booking-elsewhere', persona: 'linnea', path: free, by: inStage },
  { scenario: 'booking-one-in-project', persona: 'jonas', path: free, by: inProject },
]) {
  test(`${scenario}: whoever may not book is told so, with a way on [F-134, V-057, X-080, P-028, ${by.id}]`, async () => {
    await visit({ persona, scenario, path })
    await expect.element(title(texts.end.cannotBook.title)).toBeVisible()
    const [answer] = asked('').filter(({ path: called }) => called.includes(`/${by.call}/`))
    expect(await answer?.answer?.clone().json()).toBe(false)
    await expect.element(startButton()).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: texts.end.search }))
      .toHaveAttribute('href', '/sok-bostad/')
    // whatever the reason, it looks the same
    expect(by === inProject ? await barriersHere() : []).toEqual([])
  })
}

test('a VIP customer who has paid books before others [F-134, P-028]', async () => {
  await visit({ persona: 'viggo', scenario: 'booking-vip-first', path: vip })
  await hold()
  await expect.element(title(texts.personal.title)).toBeVisible()
})

test.each(['booking-home-taken', 'booking-home-sold-meanwhile'])(
  '%s: somebody else was faster, and that is said [F-134, C-072]',
  async (scenario) => {
    await visit({ persona: 'jonas', scenario, path: free })
    await expect.element(title(texts.end.taken.title)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /C-1103/ }))
      .toHaveAttribute('href', '/bostader/nacka/ekbacken/brf-strandangen/c-1103/')
  },
)

test('whoever has booked the home themselves is told where the booking is [F-134]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-done', path: free })
  await expect.element(title(texts.end.own.title)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: texts.outcome.myPages }))
    .toHaveAttribute('href', '/mina-sidor/')
})

test('somebody who takes the home while one reads is told of at the press [F-134]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-begins', path: free })
  await expect.element(startButton()).toBeVisible()
  await mock.apply('booking-home-taken')
  await startButton().click()
  await expect.element(title(texts.end.taken.title)).toHaveFocus()
})

test('without an answer whether a home can be booked it cannot [X-071, F-134]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-bookable-fails', path: free })
  await expect.element(title(texts.end.cannotBook.title)).toBeVisible()
})

test('a booking that is taken up again without an answer whether it can does not go on [X-071, F-134, C-073]', async () => {
  await visit({ persona: 'linnea', scenario: 'booking-bookable-fails', path: '/boka/?bookingId=book-linnea' })
  await expect.element(title(texts.end.cannotBook.title)).toBeVisible()
})

test('a board member books nothing for the association [P-028, F-134]', async () => {
  await visit({ persona: 'karin', scenario: 'booking-begins', path: free })
  await expect.element(title(texts.end.board.title)).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('an account without an e-ID identifies before anything is asked, and a failed try says why [P-004, C-018, C-019]', async () => {
  await visit({ persona: 'tove', scenario: 'booking-begins', path: free })
  await expect.element(title(texts.identify.title)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  const qr = page.getByRole('img', { name: translated('sv')('login.waiting.qr') })
  await mock.takeThePhone()
  await button(texts.identify.button).click()
  await expect.element(qr).toBeVisible()
  await mock.approveAs('amira')
  await expect.element(page.getByText(texts.eid.problem.alreadyExists)).toBeVisible()
  await button(texts.identify.button).click()
  await expect.element(qr).toBeVisible()
  const { orderRef } = await mock.waitingOrder()
  await mock.call('POST', `/eid/orders/${orderRef}/approve`, { personalNumber: '19950615-2389' })
  await hold()
  await expect.element(field(texts.field.ssn)).toHaveValue('19950615-****')
})

const second = (name: string) =>
  page.getByRole('group', { name: texts.personal.second }).getByRole('textbox', { name, exact: true })

/** In the summary, where both have the same fields, it is said whose it is. */
const ofMira = (error: string) => `${texts.personal.second}: ${error}`

/** Jonas has come to his details, and buys together with somebody. */
async function withMira() {
  await visit({ persona: 'jonas', scenario: 'booking-begins', path: free })
  await hold()
  await page.getByRole('checkbox', { name: texts.personal.two }).click()
  await second(texts.field.firstName).fill('Mira')
  await second(texts.field.lastName).fill('Ek')
  await second(texts.field.phoneNumber).fill('070-1740699')
}

test('two buyers must be two: personal numbers and addresses are compared [F-137, V-052, V-053]', async () => {
  await withMira()
  const own = field(texts.field.email).first().element() as HTMLInputElement
  const people = await mock.call<Persona[]>('GET', '/personas')
  const eid = people.find(({ id }) => id === 'jonas')?.logins.find(({ method }) => method === 'eid')
  await second(texts.field.ssn).fill(eid && 'personalNumber' in eid ? eid.personalNumber : '')
  await second(texts.field.email).fill(own.value)
  await button(texts.next.documents).click()
  await expect
    .poll(told)
    .toEqual([ofMira(texts.error.rule.uniqueSocial), ofMira(texts.error.rule.uniqueEmail)])
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(await barriersHere()).toEqual([])
})

test('a wrong personal number and an address in use are refused, and no number is kept in the browser [F-137, V-054, C-071]', async () => {
  await withMira()
  await second(texts.field.ssn).fill('20000229-2390')
  await second(texts.field.email).fill('amira.nordin@example.com')
  await button(texts.next.documents).click()
  await expect.poll(told).toEqual([ofMira(texts.error.rule.pnrControl)])
  await second(texts.field.ssn).fill('19950615-2389')
  await button(texts.next.documents).click()
  await expect.poll(told).toEqual([ofMira(texts.error.rule.emailInUse)])
  await page.getByRole('alert').getByRole('link').click()
  await expect.element(second(texts.field.email)).toHaveFocus()
  await second(texts.field.email).fill('mira.ek@example.com')
  await button(texts.next.documents).click()
  await expect.element(title(texts.documents.title)).toBeVisible()
  const kept = [sessionStorage, localStorage].flatMap((place) => Object.values<string>(place)).join(' ')
  expect(kept).toContain('mira.ek@example.com')
  expect(kept).not.toContain('2389')
})

test('a board that comes without a home is told that homes are booked privately', async () => {
  await visit({ persona: 'karin', path: '/boka/' })
  await expect.element(title(texts.end.board.title)).toBeVisible()
})
