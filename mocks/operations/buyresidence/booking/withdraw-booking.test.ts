import { expect, test } from 'vitest'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

/** A home that is booked and paid. */
async function booked() {
  const mock = bookingClient()
  const buyer = await mock.buyer('jonas')
  const home = required(homesForSale(mock.world())[0], 'home')
  const status = await buyer.prepareSigned(home)
  const { body: number } = await buyer.paymentNumber(status)
  await buyer.pay('swish', status, { number, phone: '070-1740605' })
  mock.advance(5)
  await buyer.complete(status)
  return { ...mock, buyer, home, status }
}

test('a buyer withdraws within fourteen days, gets the fee back and a receipt, and the home is free [F-142]', async () => {
  const { buyer, home, status, world } = await booked()
  const { body } = await buyer.withdraw(status)
  expect(body).toEqual({
    bookingId: status.bookingId,
    withdrawnAt: `${world().data.today}T09:00:15.000Z`,
    refund: 25_000,
    currency: 'SEK',
  })
  expect((await buyer.status(status.bookingId)).body.status).toBe('withdrawn')
  expect((await buyer.get(`/booking/is_bookable/${home.id}`)).body).toBe(true)
  expect(world().accounts.byId('user-jonas')).toMatchObject({ bookings: [], purchases: [] })
  expect(world().accounts.byId('user-jonas')?.activeObject).toBeUndefined()
  const [receipt] = world().mailbox.list()
  expect(receipt?.subject).toBe(`Kvitto: du har frånträtt bokningen av Brf Strandängen, ${home.objectNumber}`)
  expect(receipt?.text.replaceAll('\u{a0}', ' ')).toContain('25 000 kr')
})

test('the right lasts until the end of the fourteenth day', async () => {
  const { buyer, status, world } = await booked()
  const { withdrawableUntil } = (await buyer.status(status.bookingId)).body
  const until = Date.parse(withdrawableUntil ?? '')
  world().clock.freeze(until)
  await buyer.renew()
  expect(await buyer.withdraw(status)).toMatchObject({ status: 410, body: { code: 'gone' } })
  world().clock.freeze(until - 1)
  await buyer.renew()
  expect((await buyer.withdraw(status)).status).toBe(200)
})

test('nobody withdraws twice, or from what is not signed', async () => {
  const { buyer, status } = await booked()
  await buyer.withdraw(status)
  expect(await buyer.withdraw(status)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const linnea = await bookingClient().buyer('linnea')
  expect((await linnea.withdraw({ bookingId: 'book-linnea' })).status).toBe(409)
})

test('who has signed and not paid withdraws too, and gets back what comes later', async () => {
  const mock = bookingClient()
  const buyer = await mock.buyer('jonas')
  const status = await buyer.prepareSigned(required(homesForSale(mock.world())[0], 'home'))
  const { body: number } = await buyer.paymentNumber(status)
  const { paymentId } = (await buyer.pay('svea', status, { number })).body
  expect((await buyer.withdraw(status)).body.refund).toBe(0)
  await mock.settle(paymentId, { outcome: 'paid' })
  expect(mock.world().bookings.find({ id: status.bookingId })).toMatchObject({
    ended: { why: 'withdrawn' },
    refunds: [{ amount: 25_000 }],
  })
})

test('who withdraws in Finland gets the fee back in euros', async () => {
  const mock = bookingClient()
  const vaino = await mock.buyer('vaino')
  const [home] = homesForSale(mock.world(), 'stage-kalliorannan-aallotar')
  const status = await vaino.prepare(required(home, 'home'))
  await vaino.sign(status, 'fi.localhost:5173')
  vaino.approve(required(mock.world().eid.list()[0], 'order').session)
  const { body: number } = await vaino.paymentNumber(status)
  const { paymentId } = (await vaino.pay('nordea', status, { number })).body
  await mock.settle(paymentId, { outcome: 'paid' })
  mock.advance(5)
  expect((await vaino.withdraw(status)).body).toMatchObject({ refund: 4000, currency: 'EUR' })
})

test('a persona who pays and withdraws leaves a home that is for sale', async () => {
  const mock = bookingClient()
  const alva = await mock.buyer('alva')
  const signed = { bookingId: 'book-alva', contractId: 'con-alva', objectId: 'home-nyckelknippan-a-1201' }
  await alva.pay('swish', signed, { number: 'pay-alva', phone: '070-1740605' })
  mock.advance(5)
  expect((await alva.status('book-alva')).body.status).toBe('paid')
  expect((await alva.withdraw(signed)).status).toBe(200)
  expect((await alva.get(`/booking/is_bookable/${signed.objectId}`)).body).toBe(true)
})
