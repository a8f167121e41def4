import { expect, test } from 'vitest'
import type { components } from '#gen/account_service/types.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { type Buyer, bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

type Reply = components['schemas']['LoginRefused'] & Record<string, unknown>
type Mock = ReturnType<typeof bookingClient>

const home = ({ world }: Mock, stage?: string) => required(homesForSale(world(), stage)[0], 'home')
const poll = (buyer: Buyer, session: string, idType = 'bank_id') =>
  buyer.get<Reply>(`/account_service/booking/${idType}/status?session=${session}`)

test('the e-ID app shows the agreement, and its approval signs it [F-142, S-077]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const status = await jonas.prepare(home(mock))
  const signing = await jonas.sign(status)
  expect(signing.headers.get('content-type')).toBe('text/plain')
  const order = required(mock.world().eid.bySession(signing.body), 'order')
  expect(order).toMatchObject({ flow: 'sign', requiredNumber: '19880902-2398' })
  expect(order.userVisibleData).toContain('Bokningsavtal')

  expect((await poll(jonas, signing.body)).body).toMatchObject({ result: 'Pending' })
  jonas.approve(signing.body)
  expect((await poll(jonas, signing.body)).body).toMatchObject({ status: 'authorized', result: 'Ok' })
  const signed = (await jonas.status(status.bookingId)).body
  expect(signed).toMatchObject({ status: 'signed', signedAt: `${mock.world().data.today}T09:00:10.000Z` })
  expect((await jonas.sign(status)).status).toBe(409)
})

test.each([
  ['by somebody else', 'X-023', 'ssnnomatch', { result: 'Error', errorCode: 'userssnnomatch' }],
  ['which the buyer cancels', 'X-030', 'userCancel', { status: 'cancelled', result: 'Cancelled' }],
  ['for which time runs out', 'X-032', 'expiredTransaction', { result: 'Error', errorCode: 'timeout' }],
  ['with a blocked e-ID', 'X-034', 'certificateErr', { result: 'Error', errorCode: 'bankidinvalid' }],
])('a signing %s signs nothing, and can be tried again [%s]', async (_, _id, failure, reply) => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const status = await jonas.prepare(home(mock))
  const { body: session } = await jonas.sign(status)
  const { eid } = mock.world()
  if (failure === 'ssnnomatch') jonas.approve(session, '19900101-2385')
  else eid.fail(required(eid.bySession(session), session), failure)
  expect((await poll(jonas, session)).body).toMatchObject(reply)
  expect((await jonas.status(status.bookingId)).body.status).toBe('readyToSign')
  const again = (await jonas.sign(status)).body
  jonas.approve(again)
  expect((await jonas.status(status.bookingId)).body.status).toBe('signed')
})

test('a new signing takes the place of one that waits', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const status = await jonas.prepare(home(mock))
  const first = (await jonas.sign(status)).body
  await jonas.sign(status)
  expect(mock.world().eid.bySession(first)).toMatchObject({ state: 'failed', failure: 'cancelled' })
})

test('a signature that comes after the hold has run out books nothing [X-024]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const status = await jonas.prepare(home(mock))
  mock.advance(1750)
  const { body: session } = await jonas.sign(status)
  const order = required(mock.world().eid.bySession(session), session)
  mock.world().eid.scan(order)
  mock.advance(60)
  expect((await jonas.status(status.bookingId)).status).toBe(410)
  expect(mock.world().eid.bySession(session)).toMatchObject({ state: 'failed', failure: 'cancelled' })
})

test('in Norway the buyer signs on the provider’s page, and the booking stands without a payment [F-142, G-063]', async () => {
  const mock = bookingClient()
  const henning = await mock.buyer('henning')
  const wanted = home(mock, 'stage-seilloftet')
  const status = await henning.prepare(wanted)
  const page = new URL((await henning.sign(status, 'no.localhost:5173')).body)
  expect([page.host, page.pathname]).toEqual(['no.localhost:5173', '/eid-provider/'])
  const order = required(mock.world().eid.byReference(page.searchParams.get('order') ?? ''), 'order')
  henning.approve(order.session)
  const submit = () =>
    henning.post<Reply>('/account_service/booking/eident/status', {
      code: order.code ?? 'used',
      environment: 'test',
      session: order.session,
    })
  expect((await submit()).body).toMatchObject({ result: 'Ok' })
  expect((await submit()).body).toMatchObject({ result: 'Error', errorCode: 'loginfailed' })
  expect((await henning.status(status.bookingId)).body.status).toBe('signed')
  expect((await henning.paymentNumber(status)).status).toBe(409)
  mock.advance(3600)
  await henning.renew()
  expect(await henning.complete(status)).toMatchObject({ status: 200, body: true })
  expect(mock.world().bookings.statusOf(wanted)).toBe('booked')
})

test('in Finland the code goes to validate [Q-019]', async () => {
  const mock = bookingClient()
  const vaino = await mock.buyer('vaino')
  const status = await vaino.prepare(home(mock, 'stage-kalliorannan-aallotar'))
  await vaino.sign(status, 'fi.localhost:5173')
  const [order] = mock.world().eid.list()
  vaino.approve(required(order, 'order').session)
  const body = { code: order?.code, environment: 'test' }
  expect((await vaino.post('/account_service/booking/signicat/validate', body)).body).toMatchObject({
    result: 'Ok',
  })
  expect((await vaino.status(status.bookingId)).body.status).toBe('signed')
})

test('nobody is sent to a foreign host to sign', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const status = await jonas.prepare(home(mock))
  expect(await jonas.sign(status, 'elsewhere.example')).toMatchObject({ status: 400 })
  expect((await jonas.sign({ ...status, objectId: 'home-9' })).status).toBe(404)
})
