import { expect, test } from 'vitest'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

type Mock = ReturnType<typeof bookingClient>

const home = ({ world }: Mock, at = 0) => required(homesForSale(world())[at], 'home')
const expiry = (id: string) => `/api/buyresidence/buyresidenceexpire/${id}`
const cookie = '/api/buyresidence/buyresidencecookie'
const status = async ({ call }: Mock, id: string) =>
  (await call<{ status: string }>('GET', `/api/buyresidence/getbookingobjectinformation/${id}`)).body.status

test('a browser holds a home for half an hour, which the portal can read [F-135, S-078, G-100, G-075]', async () => {
  const mock = bookingClient()
  const browser = await mock.buyer()
  expect((await browser.get(cookie)).body).toBe(false)
  const held = await browser.hold(home(mock))
  expect(held.headers.get('set-cookie')).toMatch(/^buyResidence=[^;]+; Path=\/; SameSite=Lax$/)
  const expires = `${mock.world().data.today}T09:30:00.000Z`
  expect((await browser.get(cookie)).body).toEqual({ objectId: home(mock).id, expires })
  expect((await browser.get(expiry(home(mock).id))).body).toEqual({ expires })
  expect(await status(mock, home(mock).id)).toBe('reserved')
})

test('holding again starts the half hour anew [S-078]', async () => {
  const mock = bookingClient()
  const browser = await mock.buyer()
  await browser.hold(home(mock))
  mock.advance(1700)
  await browser.hold(home(mock))
  mock.advance(1700)
  expect(await browser.get(expiry(home(mock).id))).toMatchObject({ status: 200 })
})

test('a hold that has run out frees the home, and says so to who had it only [F-135]', async () => {
  const mock = bookingClient()
  const [first, second] = [await mock.buyer(), await mock.buyer()]
  await first.hold(home(mock))
  expect(await second.hold(home(mock))).toMatchObject({ status: 409, body: { code: 'purchaseObjectError' } })
  mock.advance(1800)
  expect(await first.get(expiry(home(mock).id))).toMatchObject({ status: 410, body: { code: 'holdExpired' } })
  expect((await second.get(expiry(home(mock).id))).status).toBe(404)
  expect((await first.get(cookie)).body).toBe(false)
  expect(await status(mock, home(mock).id)).toBe('forSale')
  expect((await second.hold(home(mock))).status).toBe(200)
})

test('a browser that holds another home lets go of the first [S-078]', async () => {
  const mock = bookingClient()
  const browser = await mock.buyer()
  await browser.hold(home(mock))
  await browser.hold(home(mock, 1))
  expect(await status(mock, home(mock).id)).toBe('forSale')
  expect((await browser.get(cookie)).body).toMatchObject({ objectId: home(mock, 1).id })
})

test('a hold can be ended at once, and its cookie dropped; both can be asked for twice [F-135, S-078, Q-028]', async () => {
  const mock = bookingClient()
  const browser = await mock.buyer()
  await browser.hold(home(mock))
  const end = () => browser.get('/api/buyresidence/removebuyresidenceexpire')
  expect((await end()).body).toBe(true)
  expect((await end()).body).toBe(false)
  expect(browser.cookies.has('buyResidence')).toBe(true)
  expect(await status(mock, home(mock).id)).toBe('forSale')

  await browser.hold(home(mock))
  const drop = () => browser.get('/api/buyresidence/removebuyresidencecookie')
  const dropped = await drop()
  expect([dropped.body, dropped.headers.get('cache-control')]).toEqual([true, 'no-store'])
  expect(browser.cookies.has('buyResidence')).toBe(false)
  expect((await drop()).body).toBe(false)
})

test('who held a home while logged in finds the hold again in another browser', async () => {
  const mock = bookingClient()
  const atHome = await mock.buyer('jonas')
  await atHome.hold(home(mock))
  const atWork = await mock.buyer('jonas')
  expect((await atWork.get(cookie)).body).toMatchObject({ objectId: home(mock).id })
  expect((await atWork.start(home(mock))).status).toBe(200)
})

test('a cookie that nobody was given holds nothing', async () => {
  const mock = bookingClient()
  const [holder, thief] = [await mock.buyer(), await mock.buyer()]
  await holder.hold(home(mock))
  thief.cookies.set('buyResidence', `${home(mock).id}.guessed`)
  expect((await thief.get(cookie)).body).toBe(false)
  expect((await thief.hold(home(mock))).status).toBe(409)
})

test('who acts for an association holds no home [X-080]', async () => {
  const mock = bookingClient()
  const principal = { userId: 'user-karin', kind: 'board', bankId: true } as const
  const token = await mock.world().tokens.issue({ ...principal, associationId: 'association-almvalvet' })
  const { id } = home(mock)
  expect(await mock.call('POST', `${cookie}/${id}`, { token })).toMatchObject({
    status: 403,
    body: { code: 'cannotBook' },
  })
  expect(await status(mock, id)).toBe('forSale')
})

test('an unknown home is held by nobody', async () => {
  const { buyer } = bookingClient()
  expect((await (await buyer()).post(`${cookie}/home-9`)).status).toBe(404)
})

test('the signing is remembered across the e-ID, and a broken cookie is none [S-077, F-140]', async () => {
  const mock = bookingClient()
  const browser = await mock.buyer()
  const path = '/api/buyresidence/buyresidencesigncookie'
  const signing = { objectId: 'home-1', contractId: 'con-1', session: 'ses-1' }
  expect((await browser.get(path)).body).toBe(false)
  expect((await browser.post(path, signing)).body).toBe(true)
  expect((await browser.get(path)).body).toEqual(signing)
  browser.cookies.set('buyResidenceSign', 'home-1|<b>|ses-1')
  expect((await browser.get(path)).body).toBe(false)
})
