import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { required } from '../../catalogue/lib/index-by-id.ts'
import { bookingClient } from '#tests/support/clients/booking-client.ts'
import { bookingScenarios } from './bookings.ts'
import { scenarioNamed, startScenario } from '../scenarios.ts'

type Mock = ReturnType<typeof bookingClient>

/** A world at a scenario, and the person it is about. */
async function at(id: string) {
  const mock = bookingClient()
  const scenario = required(scenarioNamed(id), id)
  startScenario(mock.world(), id, scenario)
  return { ...mock, mock, buyer: await mock.buyer(scenario.personaId ?? undefined) }
}

const home = ({ world }: Mock, id = 'home-strandangen-c-1103') => required(world().catalogue.home(id), id)

const due = {
  'book-alva': { bookingId: 'book-alva', contractId: 'con-alva', objectId: 'home-nyckelknippan-a-1201' },
  'book-1001': {
    bookingId: 'book-1001',
    contractId: 'con-1001',
    objectId: 'home-kalliorannan-majakka-a-12',
  },
} as const

test('every row of table X about booking has a starting point', () => {
  const covered = new Set(Object.values(bookingScenarios).flatMap(({ requirements }) => requirements))
  const rows = readFileSync('docs/requirements.md', 'utf8').matchAll(
    /^\| (X-\d{3}) \| (?=.*[Bb]ook|.*Cookie)/gm,
  )
  const ids = [...rows].map(([, id = '']) => id)
  expect(ids).toEqual(expect.arrayContaining(['X-069', 'X-070', 'X-071', 'X-080']))
  // the wording of messages is no situation one can be put in
  expect(ids.filter((id) => id !== 'X-078' && !covered.has(id))).toEqual([])
})

test.each([
  ['booking-begins', 200],
  ['booking-vip-first', 200],
  ['booking-home-taken', 409],
  ['booking-home-sold-meanwhile', 409],
  ['booking-vip-only', 403],
  ['booking-vip-unpaid', 403],
  ['booking-under-age', 403],
  ['booking-protected-identity', 403],
  ['booking-elsewhere', 403],
  ['booking-one-in-project', 403],
] as const)('%s: to hold the home of its page answers %d', async (id, status) => {
  const { mock, buyer } = await at(id)
  const { startPath } = bookingScenarios[id]
  const wanted = mock.world().catalogue.homes.find(({ url }) => url === startPath)
  expect((await buyer.hold(wanted ?? home(mock))).status).toBe(status)
})

test.each([
  ['booking-waits-for-signature', 'book-linnea', 'readyToSign'],
  ['booking-hold-ends-soon', 'book-1001', 'readyToSign'],
  ['booking-done', 'book-1001', 'paid'],
  ['booking-right-over', 'book-1001', 'paid'],
  ['payment-due', 'book-alva', 'signed'],
  ['bank-paid', 'book-1001', 'signed'],
] as const)('%s begins with %s %s', async (id, bookingId, status) => {
  const { buyer } = await at(id)
  expect((await buyer.status(bookingId)).body).toMatchObject({ status })
})

test('a hold that is over answers 410, one that ends soon can be extended', async () => {
  expect((await (await at('booking-hold-over')).buyer.status('book-1001')).status).toBe(410)
  const { mock, buyer } = await at('booking-hold-ends-soon')
  await buyer.hold(home(mock))
  mock.advance(600)
  expect((await buyer.status('book-1001')).status).toBe(200)
})

test.each([
  ['booking-slow', 202],
  ['booking-documents-fail', 200],
  ['booking-agreement-fails', 200],
  ['booking-status-fails', 503],
] as const)('%s: two minutes after the start its status answers %d', async (id, status) => {
  const { mock, buyer, advance } = await at(id)
  await buyer.hold(home(mock))
  const { body } = await buyer.start(home(mock))
  advance(120)
  expect((await buyer.status(body.id)).status).toBe(status)
})

test.each([
  ['booking-sign-cancelled', { result: 'Cancelled' }],
  ['booking-sign-expires', { errorCode: 'timeout' }],
  ['booking-sign-somebody-else', { errorCode: 'userssnnomatch' }],
] as const)('%s ends the signing of the agreement', async (id, reply) => {
  const { buyer, advance } = await at(id)
  const contract = { contractId: 'con-linnea', objectId: 'home-bryggvakten-a-1302' }
  const { body: session } = await buyer.sign(contract)
  advance(7)
  const polled = await buyer.get(`/account_service/booking/bank_id/status?session=${session}`)
  expect(polled.body).toMatchObject(reply)
})

test.each([
  ['payment-paid', 'paid', null],
  ['swish-declined', 'declined', 'declinedByPayer'],
  ['swish-signing-cancelled', 'error', 'signingCancelled'],
  ['swish-signing-busy', 'error', 'providerError'],
  ['swish-refused-by-bank', 'error', 'refusedByBank'],
  ['swish-bank-error', 'error', 'providerError'],
  ['swish-times-out', 'error', 'timedOut'],
  ['swish-outcome-unknown', 'pending', 'outcomeUnknown'],
  ['swish-unknown-then-paid', 'pending', 'outcomeUnknown'],
] as const)('%s: a Swish payment is %s after ten seconds', async (id, status, reason) => {
  const { buyer, advance } = await at(id)
  const booking = due['book-alva']
  await buyer.pay('swish', booking, { number: 'pay-alva' })
  advance(10)
  expect((await buyer.paid(booking, 'pay-alva')).body).toMatchObject({ status, reason })
})

test.each([
  ['swish-not-enrolled', 422],
  ['swish-in-progress', 409],
  ['swish-down', 503],
  ['payment-start-fails', 503],
] as const)('%s: a Swish payment is refused with %d', async (id, status) => {
  const { buyer } = await at(id)
  expect((await buyer.pay('swish', due['book-alva'], { number: 'pay-alva' })).status).toBe(status)
})

test.each([
  ['card-refused', 'svea', 'book-alva', 'declined', 'refusedByBank'],
  ['card-cancelled', 'svea', 'book-alva', 'cancelled', null],
  ['card-times-out', 'svea', 'book-alva', 'error', 'timedOut'],
  ['bank-paid', 'nordea', 'book-1001', 'paid', null],
  ['bank-rejected', 'nordea', 'book-1001', 'declined', 'refusedByBank'],
  ['bank-cancelled', 'nordea', 'book-1001', 'cancelled', null],
  ['bank-outcome-unknown', 'nordea', 'book-1001', 'pending', 'outcomeUnknown'],
] as const)('%s: a payment on the page of %s for %s is %s', async (id, method, bookingId, status, reason) => {
  const { buyer, advance } = await at(id)
  const booking = due[bookingId]
  const { body: number } = await buyer.paymentNumber(booking)
  await buyer.pay(method, booking, { number })
  advance(10)
  expect((await buyer.paid(booking, number)).body).toMatchObject({ status, reason })
})

test('money that comes after the hold still books the home', async () => {
  const { mock, buyer, advance } = await at('payment-hold-ends-soon')
  const booking = { ...due['book-1001'], objectId: home(mock).id }
  const { body: number } = await buyer.paymentNumber(booking)
  await buyer.pay('svea', booking, { number })
  advance(90)
  expect((await buyer.status('book-1001')).status).toBe(410)
  advance(30)
  expect((await buyer.status('book-1001')).body.status).toBe('paid')
})

test('a home that was booked three days ago can be withdrawn from, after twenty days it cannot', async () => {
  const soon = await at('booking-done')
  expect((await soon.buyer.withdraw({ bookingId: 'book-1001' })).body).toMatchObject({ refund: 25_000 })
  const late = await at('booking-right-over')
  expect((await late.buyer.withdraw({ bookingId: 'book-1001' })).status).toBe(410)
})
