import { expect, test } from 'vitest'
import { required } from '../../catalogue/lib/index-by-id.ts'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

const email = (mock: ReturnType<typeof bookingClient>, ssn: string, address: string) =>
  mock.call<boolean>('POST', '/booking/email_is_valid', { body: { ssn, email: address } })

test('an address that another person has cannot be used; an own or a free one can [V-054, Q-032]', async () => {
  const mock = bookingClient()
  expect((await email(mock, '19880902-2398', 'Jonas.Wiklund@example.com')).body).toBe(true)
  expect((await email(mock, '19880902-2398', 'nobody.yet@example.com')).body).toBe(true)
  expect((await email(mock, '19880902-2398', 'viggo.jarvinen@example.com')).body).toBe(false)
  expect((await email(mock, '19990125-2396', 'jonas.wiklund@example.com')).body).toBe(false)
})

test('a number whose control digit is wrong is refused', async () => {
  expect(await email(bookingClient(), '19880902-2399', 'nobody.yet@example.com')).toMatchObject({
    status: 422,
    body: { errors: [{ in: 'body', pointer: '/ssn', code: 'pnrControl' }] },
  })
})

test('who tries one address after the other is told to wait', async () => {
  const mock = bookingClient()
  const tried = () => email(mock, '19880902-2398', 'viggo.jarvinen@example.com')
  for (let times = 0; times < 10; times += 1) expect((await tried()).status).toBe(200)
  expect((await tried()).status).toBe(429)
  mock.advance(60)
  expect((await tried()).status).toBe(200)
})

test('a home is bookable for whoever may have it, and for the one who holds it [F-134, X-071]', async () => {
  const mock = bookingClient()
  const home = required(homesForSale(mock.world())[0], 'home')
  const [holder, other] = [await mock.buyer(), await mock.buyer('jonas')]
  const ask = async (who: typeof holder) => (await who.get(`/booking/is_bookable/${home.id}`)).body
  expect([await ask(holder), await ask(other)]).toEqual([true, true])
  await holder.hold(home)
  expect([await ask(holder), await ask(other)]).toEqual([true, false])
  expect((await other.get('/booking/is_bookable/home-0')).status).toBe(404)
})

test('a booking can go on until it is finished or its hold has run out [N-061]', async () => {
  const mock = bookingClient()
  const home = required(homesForSale(mock.world())[0], 'home')
  const jonas = await mock.buyer('jonas')
  const { bookingId } = await jonas.prepare(home)
  const ask = (id: string, booking = bookingId) => mock.call('GET', `/booking/is_bookable/${id}/${booking}`)
  expect((await ask(home.id)).body).toBe(true)
  mock.advance(1801)
  expect((await ask(home.id)).body).toBe(false)
  expect((await ask('home-strandangen-c-1101')).status).toBe(404)
  expect((await ask(home.id, 'book-0')).status).toBe(404)
})
