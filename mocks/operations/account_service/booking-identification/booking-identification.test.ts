import { expect, test } from 'vitest'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { type Buyer, bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

type Mock = ReturnType<typeof bookingClient>
type Started = { flow: string; session: string; redirectUrl: string; code?: string; errors?: object[] }
type Reply = Record<string, unknown> & { token: string }

const home = ({ world }: Mock, stage?: string) => required(homesForSale(world(), stage)[0], 'home')

const start = (buyer: Buyer, objectId: string, more: object = {}, idType = 'bank_id') =>
  buyer.post<Started>(`/account_service/booking/${idType}/start`, {
    returnUrl: 'http://localhost:5173/boka/?type=booking',
    environment: 'development',
    objectId,
    ...more,
  })
const poll = (buyer: Buyer, session: string) =>
  buyer.get<Reply>(`/account_service/booking/bank_id/status?session=${session}`)

test('a buyer proves who they are, and is logged in with the e-ID [C-018, C-019, S-020, S-077]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const { body } = await start(jonas, home(mock).id)
  expect(body).toMatchObject({ flow: 'app' })
  expect((await poll(jonas, body.session)).body).toMatchObject({ result: 'Pending', status: 'Pending' })
  jonas.approve(body.session)
  const done = (await poll(jonas, body.session)).body
  expect(done).toMatchObject({ status: 'authorized', result: 'Ok' })
  jonas.token = done.token
  expect((await jonas.hold(home(mock))).status).toBe(200)
})

test('somebody else than the buyer is refused [X-023]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const { session } = (await start(jonas, home(mock).id)).body
  jonas.approve(session, '19900101-2385')
  expect((await poll(jonas, session)).body).toEqual({
    status: 'error',
    result: 'Error',
    errorCode: 'userssnnomatch',
  })
})

test('a home that went to somebody else meanwhile is an object error [X-024]', async () => {
  const mock = bookingClient()
  const [jonas, viggo] = [await mock.buyer('jonas'), await mock.buyer('viggo')]
  const { session } = (await start(jonas, home(mock).id)).body
  await viggo.hold(home(mock))
  jonas.approve(session)
  expect((await poll(jonas, session)).body).toMatchObject({
    result: 'Error',
    errorCode: 'purchaseobjecterror',
  })
})

test('who goes on with one booking while another is under way is told of that [X-011]', async () => {
  const mock = bookingClient()
  const linnea = await mock.buyer('linnea')
  const { session } = (await start(linnea, 'home-bryggvakten-a-1302', { bookingId: 'book-linnea' })).body
  linnea.approve(session)
  expect((await poll(linnea, session)).body).toMatchObject({ result: 'Ok' })
  mock.world().bookings.noteIdentification(session, { userId: 'user-linnea', homeId: home(mock).id })
  expect((await poll(linnea, session)).body).toMatchObject({
    status: 'authorized',
    result: 'HasOngoingBusiness',
    ongoingBusiness: {
      bookingId: 'book-linnea',
      objectId: 'home-bryggvakten-a-1302',
      url: '/boka/?bookingId=book-linnea',
    },
  })
})

test('an account without a number gets it from the e-ID, unless somebody has it', async () => {
  const mock = bookingClient()
  mock.world().accounts.change('user-jonas', { securityNumber: undefined })
  const jonas = await mock.buyer('jonas')
  const identified = async (number: string) => {
    const { session } = (await start(jonas, home(mock).id)).body
    jonas.approve(session, number)
    return (await poll(jonas, session)).body
  }
  expect(await identified('20000229-2399')).toMatchObject({
    result: 'UserAlreadyExists',
    errorCode: 'userexists',
  })
  expect(await identified('19880902-2398')).toMatchObject({ result: 'Ok' })
  expect(mock.world().accounts.byId('user-jonas')?.securityNumber).toBe('19880902-2398')
})

test('a home that was held before the login can be booked after it', async () => {
  const mock = bookingClient()
  const visitor = await mock.buyer()
  await visitor.hold(home(mock))
  const jonas = await mock.buyer('jonas')
  for (const [name, value] of visitor.cookies) jonas.cookies.set(name, value)
  const { session } = (await start(jonas, home(mock).id)).body
  jonas.approve(session)
  expect((await poll(jonas, session)).body).toMatchObject({ result: 'Ok' })
  expect((await jonas.start(home(mock))).status).toBe(200)
})

test.each([
  ['an unknown home', { objectId: 'home-0' }, 422, 'unprocessable'],
  ['an unknown booking', { bookingId: 'book-0' }, 422, 'unprocessable'],
  ['the booking of another home', { bookingId: 'book-linnea' }, 422, 'unprocessable'],
  ['a foreign address', { returnUrl: 'https://elsewhere.example/' }, 422, 'unprocessable'],
  [
    'a typed number in production',
    { personalNumber: '19880902-2398', environment: 'production' },
    422,
    'unprocessable',
  ],
  ['a home that is sold', { objectId: 'home-strandangen-c-1101' }, 409, 'purchaseObjectError'],
  ['a home for VIP', { objectId: 'home-strandangen-c-1502' }, 409, 'cannotBook'],
])('%s is refused', async (_, more, status, code) => {
  const mock = bookingClient()
  expect(await start(await mock.buyer('jonas'), home(mock).id, more)).toMatchObject({
    status,
    body: { code },
  })
  expect(mock.world().eid.list()).toEqual([])
})

test('nobody hears of the identification of another person', async () => {
  const mock = bookingClient()
  const [jonas, viggo] = [await mock.buyer('jonas'), await mock.buyer('viggo')]
  const { session } = (await start(jonas, home(mock).id)).body
  expect((await poll(viggo, session)).status).toBe(403)
  expect((await poll(jonas, 'ses-0')).status).toBe(404)
  jonas.approve(session)
  mock.advance(200)
  expect((await poll(jonas, session)).status).toBe(410)
})

test('in Norway and Finland the code comes back from the provider, and is good once [C-020, C-021, Q-019]', async () => {
  const mock = bookingClient()
  const henning = await mock.buyer('henning')
  const returnUrl = 'http://no.localhost:5173/bestill/?type=booking'
  const { body } = await start(henning, home(mock, 'stage-seilloftet').id, { returnUrl }, 'eident')
  expect(body.redirectUrl).toMatch(/^http:\/\/no\.localhost:5173\/eid-provider\/\?order=/)
  henning.approve(body.session)
  const code = mock.world().eid.bySession(body.session)?.code
  const submit = (path: string) =>
    henning.post<Reply>(`/account_service/booking/${path}`, { code, environment: 'test' })
  expect((await submit('eident/status')).body).toMatchObject({ status: 'authorized', result: 'Ok' })
  expect((await submit('eident/status')).body).toMatchObject({ errorCode: 'loginfailed' })
  expect((await submit('signicat/validate')).body).toMatchObject({ errorCode: 'loginfailed' })
})
