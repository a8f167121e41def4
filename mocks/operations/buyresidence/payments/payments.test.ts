import { expect, test } from 'vitest'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import {
  type Buyer,
  type Status,
  bookingClient,
  homesForSale,
} from '#tests/support/clients/booking-client.ts'

type Mock = ReturnType<typeof bookingClient>

const home = ({ world }: Mock, stage?: string) => required(homesForSale(world(), stage)[0], 'home')

/** A buyer whose agreement is signed and whose fee is due. */
async function due(personaId = 'jonas') {
  const mock = bookingClient()
  const buyer = await mock.buyer(personaId)
  const status = await buyer.prepareSigned(home(mock))
  const { body: number } = await buyer.paymentNumber(status)
  const paid = async () => (await buyer.paid(status, number)).body
  return { ...mock, mock, buyer, status, number, paid }
}

/** The same in Finland, where banks and not Swish are paid with. */
async function dueInFinland() {
  const mock = bookingClient()
  const buyer = await mock.buyer('vaino')
  const status = await buyer.prepare(home(mock, 'stage-kalliorannan-aallotar'))
  await buyer.sign(status, 'fi.localhost:5173')
  buyer.approve(required(mock.world().eid.list()[0], 'order').session)
  const { body: number } = await buyer.paymentNumber(status)
  const paid = async () => (await buyer.paid(status, number)).body
  return { ...mock, buyer, status, number, paid }
}

const stateOf = async (buyer: Buyer, status: Status) => (await buyer.status(status.bookingId)).body.status

test('a payment number is made once for an agreement, and for a signed one only [F-139, Q-028]', async () => {
  const { buyer, status, number } = await due()
  expect((await buyer.paymentNumber(status)).body).toBe(number)
  const linnea = bookingClient()
  const unsigned = await (await linnea.buyer('linnea')).paymentNumber({ contractId: 'con-linnea' })
  expect([unsigned.status, (await buyer.paymentNumber({ contractId: 'con-0' })).status]).toEqual([409, 404])
})

test.each([
  ['070-1740605', 4, { status: 'paid', reason: null }],
  ['070-1740606', 4, { status: 'declined', reason: 'declinedByPayer', paidAt: null }],
  ['070-1740607', 4, { status: 'error', reason: 'signingCancelled', paidAt: null }],
  ['070-1740608', 180, { status: 'error', reason: 'timedOut', paidAt: null }],
  ['070-1740609', 4, { status: 'error', reason: 'refusedByBank', paidAt: null }],
  ['070-1740612', 4, { status: 'pending', reason: 'outcomeUnknown', paidAt: null }],
  ['070-1740612', 20, { status: 'paid', reason: null }],
  ['070-1740630', 179, { status: 'pending', reason: null, paidAt: null }],
])('Swish with %s after %d seconds [F-139, N-075]', async (phone, seconds, expected) => {
  const { buyer, status, number, paid, advance } = await due()
  expect((await buyer.pay('swish', status, { number, phone })).status).toBe(200)
  advance(seconds - 0.001)
  expect(await paid()).not.toMatchObject(expected.status === 'pending' ? { status: 'paid' } : expected)
  advance(0.001)
  expect(await paid()).toMatchObject(expected)
})

test.each([
  ['070-1740610', 'Bokning', 422, 'payerNotEnrolled', 'ACMT03'],
  ['070-1740611', 'Bokning', 409, 'paymentInProgress', 'RP06'],
  ['0000000', 'Bokning', 422, 'payerNotEnrolled', 'BE18'],
  ['070-1740699', 'ACMT17', 422, 'payerNotEnrolled', 'ACMT17'],
  ['070-1740699', 'RP02', 422, 'unprocessable', undefined],
  ['070-1740699', 'AM02', 503, 'serviceUnavailable', 'AM02'],
  ['070-1740699', 'RP09', 503, 'serviceUnavailable', 'RP09'],
])('Swish refuses %s with the message %s at once: %d %s', async (phone, message, answered, code, detail) => {
  const { buyer, status, number, payments } = await due()
  const { status: got, body } = await buyer.pay('swish', status, { number, phone, message })
  expect({ got, body }).toMatchObject({ got: answered, body: { code } })
  expect((body as { detail?: string }).detail).toBe(detail ?? 'RP02')
  expect(await payments()).toEqual([])
})

test.each([
  ['RF07', 'refusedByBank'],
  ['BANKIDCL', 'signingCancelled'],
  ['BANKIDONGOING', 'providerError'],
  ['BANKIDUNKN', 'providerError'],
  ['FF10', 'providerError'],
  ['VR01', 'providerError'],
  ['VR02', 'providerError'],
])('a message that is the code %s brings it about, as in Swish’s own simulator', async (message, reason) => {
  const { buyer, status, number, paid, advance, payments } = await due()
  await buyer.pay('swish', status, { number, message })
  advance(4)
  expect(await paid()).toEqual({ status: 'error', reason, paidAt: null })
  expect((await payments())[0]).toMatchObject({ provider: 'swish', status: 'error', errorCode: message })
  expect(await buyer.complete(status)).toMatchObject({ status: 409, body: { code: 'paymentDeclined' } })
})

test.each([
  [{ outcome: 'paid' }, { status: 'paid' }],
  [{ outcome: 'declined' }, { status: 'declined', reason: 'refusedByBank' }],
  [{ outcome: 'cancelled' }, { status: 'cancelled', reason: null }],
  [{ outcome: 'error' }, { status: 'error', reason: 'providerError' }],
  [
    { outcome: 'error', errorCode: 'TIMEOUT' },
    { status: 'error', reason: 'timedOut' },
  ],
  [{ outcome: 'unknown' }, { status: 'pending', reason: 'outcomeUnknown' }],
] as const)('a card payment whose page decides %j', async (decision, expected) => {
  const { buyer, status, number, paid, settle, payments } = await due()
  const { paymentId, redirectUrl } = (await buyer.pay('svea', status, { number })).body
  expect(redirectUrl).toBe(`/card-provider/?payment=${paymentId}`)
  expect((await settle(paymentId, decision)).status).toBe(200)
  expect(await paid()).toMatchObject(expected)
  const back = `/boka/?type=booking&poolingId=${paymentId}&bookingId=${status.bookingId}`
  const hash = decision.outcome === 'paid' ? '#purchase-success' : ''
  expect((await payments())[0]?.returnUrl).toBe(back + hash)
})

test('a card page that nobody answers times out after twenty minutes', async () => {
  const { buyer, status, number, paid, advance } = await due()
  await buyer.pay('svea', status, { number })
  advance(1199)
  expect((await paid()).status).toBe('pending')
  advance(1)
  expect(await paid()).toMatchObject({ status: 'error', reason: 'timedOut' })
})

test('a bank takes some seconds to transfer what was approved [G-063]', async () => {
  const { buyer, status, number, paid, settle, advance } = await dueInFinland()
  const { paymentId, redirectUrl } = (await buyer.pay('nordea', status, { number })).body
  expect(redirectUrl).toBe(`/bank-provider/?payment=${paymentId}`)
  await settle(paymentId, { outcome: 'paid' })
  expect((await paid()).status).toBe('pending')
  expect((await buyer.pay('nordea', status, { number })).status).toBe(409)
  advance(5)
  expect((await paid()).status).toBe('paid')
  expect(await stateOf(buyer, status)).toBe('paid')
})

test.each([
  [{ outcome: 'declined' }, 'RJCT', { status: 'declined', reason: 'refusedByBank' }],
  [{ outcome: 'cancelled' }, 'CANC', { status: 'cancelled', reason: null }],
  [{ outcome: 'error', errorCode: 'RJCT' }, 'RJCT', { status: 'error', reason: 'refusedByBank' }],
] as const)('a bank that decides %j says %s', async (decision, errorCode, expected) => {
  const { buyer, status, number, paid, settle, payments } = await dueInFinland()
  const { paymentId } = (await buyer.pay('nordea', status, { number })).body
  await settle(paymentId, decision)
  expect((await payments())[0]?.errorCode).toBe(errorCode)
  expect(await paid()).toMatchObject(expected)
})

test('each site has its own payment services [G-063]', async () => {
  const sweden = await due()
  const { number } = sweden
  expect((await sweden.buyer.pay('nordea', sweden.status, { number })).status).toBe(422)
  const finland = await dueInFinland()
  const swish = await finland.buyer.pay('swish', finland.status, { number: finland.number })
  expect(swish.status).toBe(422)
  expect((await finland.buyer.pay('svea', finland.status, { number: finland.number })).status).toBe(422)
})

test('one payment at a time: a fee has no second while one waits, and a payer none in Swish', async () => {
  const { buyer, status, number, world, call, settle, payments } = await due()
  await buyer.pay('swish', status, { number })
  expect(await buyer.pay('svea', status, { number })).toMatchObject({
    status: 409,
    body: { code: 'paymentInProgress' },
  })
  const alva = await (async () => {
    const account = required(world().catalogue.persona('alva')?.account, 'alva')
    const token = await world().tokens.issue({ userId: account.userId, kind: 'private', bankId: true })
    const body = {
      ObjectId: 'home-nyckelknippan-a-1201',
      ContractId: 'con-alva',
      UserIds: [account.userId],
      PaymentNumber: 'pay-alva',
      PhoneNumber: '+46 70 174 06 99',
      Message: 'Bokning',
    }
    return call('POST', '/api/buyresidence/startswishpayment', { token, body })
  })()
  expect(alva).toMatchObject({ status: 409, body: { detail: 'RP06' } })
  await settle(required((await payments())[0], 'payment').paymentId, { outcome: 'declined' })
  expect((await buyer.pay('svea', status, { number })).status).toBe(200)
})

test('what does not belong together is not paid', async () => {
  const { buyer, status, number } = await due()
  expect((await buyer.pay('svea', { ...status, objectId: 'home-9' }, { number })).status).toBe(404)
  expect((await buyer.pay('svea', status, { number: 'pay-9' })).status).toBe(404)
  expect((await buyer.pay('svea', { ...status, contractId: 'con-9' }, { number })).status).toBe(404)
  expect((await buyer.paid(status, 'pay-9')).status).toBe(404)
})

test('a fee that is paid is not paid again', async () => {
  const { buyer, status, number, advance } = await due()
  await buyer.pay('swish', status, { number, phone: '070-1740605' })
  advance(4)
  expect((await buyer.pay('svea', status, { number })).status).toBe(409)
  expect((await buyer.paymentNumber(status)).status).toBe(409)
})

test('an outcome that is unknown lets the buyer pay again, and says when both came [E-034]', async () => {
  const { buyer, status, number, advance, world } = await due()
  await buyer.pay('swish', status, { number, phone: '070-1740612' })
  advance(5)
  expect((await buyer.pay('swish', status, { number, phone: '070-1740605' })).status).toBe(200)
  advance(20)
  expect(await stateOf(buyer, status)).toBe('paid')
  const account = world().accounts.byId('user-jonas')
  expect(account?.activeObject?.instalments[0]).toMatchObject({ kind: 'bookingFee', status: 'OverPaid' })
  expect(
    world()
      .mailbox.list()
      .map(({ subject }) => subject.split(' ').slice(0, 4).join(' ')),
  ).toEqual(['Du har betalat för', 'Du har bokat Brf'])
})

test('a provider that reports twice changes nothing, and another outcome is refused', async () => {
  const { buyer, status, number, settle, world } = await due()
  const { paymentId } = (await buyer.pay('svea', status, { number })).body
  expect((await settle(paymentId, { outcome: 'paid' })).status).toBe(200)
  expect((await settle(paymentId, { outcome: 'paid' })).status).toBe(200)
  expect((await settle(paymentId, { outcome: 'declined' })).status).toBe(409)
  expect(world().mailbox.list()).toHaveLength(1)
})

test('money that comes after the hold still books the home, if nobody has taken it', async () => {
  const { mock, buyer, status, number, settle, advance, world } = await due()
  const { paymentId } = (await buyer.pay('svea', status, { number })).body
  await settle(paymentId, { outcome: 'unknown' })
  advance(1801)
  expect((await buyer.status(status.bookingId)).status).toBe(410)
  await settle(paymentId, { outcome: 'paid' })
  expect(await stateOf(buyer, status)).toBe('paid')
  expect(world().bookings.statusOf(home(mock))).toBe('booked')
})

test('money that comes when somebody else holds the home goes back', async () => {
  const { mock, buyer, status, number, settle, advance, world } = await due()
  const { paymentId } = (await buyer.pay('svea', status, { number })).body
  await settle(paymentId, { outcome: 'unknown' })
  advance(1801)
  const viggo = await mock.buyer('viggo')
  expect((await viggo.hold(home(mock))).status).toBe(200)
  await settle(paymentId, { outcome: 'paid' })
  expect((await buyer.status(status.bookingId)).status).toBe(410)
  expect((await viggo.get('/api/buyresidence/buyresidencecookie')).body).toMatchObject({
    objectId: status.objectId,
  })
  expect(world().bookings.find({ id: status.bookingId })?.refunds).toMatchObject([{ amount: 25_000 }])
  expect(world().mailbox.list()[0]?.subject).toMatch(/^Din betalning för .* kom för sent$/)
})

test('who leaves the booking gets money back that comes later', async () => {
  const { buyer, status, number, settle, world } = await due()
  const { paymentId } = (await buyer.pay('svea', status, { number })).body
  await buyer.get('/api/buyresidence/removebuyresidencecookie')
  expect(await stateOf(buyer, status)).toBe('cancelled')
  expect((await buyer.pay('svea', status, { number })).status).toBe(409)
  await settle(paymentId, { outcome: 'paid' })
  expect(await stateOf(buyer, status)).toBe('cancelled')
  expect(world().bookings.find({ id: status.bookingId })?.refunds).toHaveLength(1)
})

test('a payment can still be begun until the hold runs out, and no later', async () => {
  const { buyer, status, number, advance } = await due()
  advance(1801)
  expect(await buyer.pay('svea', status, { number })).toMatchObject({
    status: 410,
    body: { code: 'holdExpired' },
  })
  expect((await buyer.paymentNumber(status)).status).toBe(410)
})
