import { expect, test } from 'vitest'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'

const firstHome = (world: ReturnType<typeof bookingClient>) =>
  required(homesForSale(world.world())[0], 'home for sale')

test('a buyer holds a home, signs with BankID, pays by Swish and has booked it [F-133, F-139, F-142, S-075, S-078]', async () => {
  const mock = bookingClient()
  const home = firstHome(mock)
  const jonas = await mock.buyer('jonas')
  expect(await jonas.hold(home)).toMatchObject({ status: 200, body: true })
  const started = await jonas.start(home)
  expect(started.status).toBe(200)

  const waiting = await jonas.status(started.body.id)
  expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([202, '2'])
  mock.advance(10)
  const { body: ready } = await jonas.status(started.body.id)
  expect(ready).toMatchObject({ status: 'readyToSign', objectId: home.id, signedAt: null })

  const { body: session } = await jonas.sign(ready)
  jonas.approve(session)
  expect((await jonas.status(ready.bookingId)).body).toMatchObject({ status: 'signed' })

  const { body: number } = await jonas.paymentNumber(ready)
  const payment = (await jonas.pay('swish', ready, { number, phone: '070-1740605' })).body
  expect(payment).toMatchObject({ amount: 25_000, currency: 'SEK', payee: 'Björkvall Klientmedel' })
  expect((await jonas.paid(ready, number)).body).toMatchObject({ status: 'pending' })
  expect((await jonas.complete(ready)).status).toBe(409)
  mock.advance(4)
  expect((await jonas.paid(ready, number)).body).toMatchObject({ status: 'paid', reason: null })
  expect(await jonas.complete(ready)).toMatchObject({ status: 200, body: true })
  expect([...jonas.cookies.keys()]).toEqual([])
  expect((await jonas.status(ready.bookingId)).body).toMatchObject({ status: 'completed', expires: null })

  const { body: user } = await jonas.get<{ bookings: { objectId: string }[]; activeObject: object }>(
    '/account_service/user',
  )
  expect(user.bookings).toMatchObject([{ objectId: home.id, objectPageExists: true }])
  expect(user.activeObject).toMatchObject({ objectId: home.id })
  expect(mock.world().mailbox.list()).toMatchObject([
    { to: 'jonas.wiklund@example.com', subject: `Du har bokat Brf Strandängen, ${home.objectNumber}` },
  ])
})
