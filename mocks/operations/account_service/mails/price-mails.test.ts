import { expect, test } from 'vitest'
import type { components as control } from '#gen/mock_control/types.ts'
import type { components } from '#gen/notification/types.ts'
import { accountClient } from '#tests/support/clients/account-client.ts'
import { bookingClient } from '#tests/support/clients/booking-client.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { type Lowering, loweringsBy } from '../../../state/bookings/sale/lowerings.ts'

type Mail = control['schemas']['Mail']
type Notification = components['schemas']['Notification']

const favorites = '/account_service/user/favorites'
/** Where the mails of the main site are stopped, and the code by which they are. */
const stopAddress = /^\/bevakning\/\?code=(prc-[0-9a-f]{24})&about=prices$/
const day = 86_400
const dayMs = day * 1000

/** The home of the main site that is lowered first after a moment, in milliseconds. */
function firstLowered(catalogue: Catalogue, now: number, after = now): Lowering {
  const all = [...loweringsBy(catalogue, now + 400 * dayMs).values()]
  const here = all.filter(({ home, at }) => home.site === 'Jmse' && at > after)
  return required(here.sort((a, b) => a.at - b.at)[0], 'a home that is lowered')
}

/** Jonas, and two homes that are lowered one after the other. */
async function asJonas() {
  const client = accountClient()
  const { backend, call, world, advance, tokenFor } = client
  const { catalogue, clock } = world()
  const first = firstLowered(catalogue, clock.now())
  const later = firstLowered(catalogue, clock.now(), first.at)
  /** Jonas logs in again: a token is good for an hour. */
  const token = () => tokenFor('jonas')
  const save = async (objectId: string) =>
    call('POST', favorites, { body: { objectId }, token: await token() })
  /** Lets time pass until a moment, in milliseconds. */
  const until = (at: number) => advance(Math.ceil((at - clock.now()) / 1000))
  const mails = async () => {
    const { body } = await call<Mail[]>('GET', '/__mock/mailbox')
    return body.filter(({ to, subject }) => to.startsWith('jonas') && subject.startsWith('Sänkt pris'))
  }
  const named = async () => (await mails()).map(({ subject }) => subject)
  const told = async () => {
    const { body } = await call<Notification[]>('GET', '/notifications/Jmse', {
      token: await token(),
    })
    return body.filter(({ notificationType }) => notificationType === 'PriceLowered')
  }
  /** Stops the mails, or has them again, in the settings. */
  const want = async (priceMails: boolean) =>
    call('POST', '/account_service/update', { body: { priceMails }, token: await token() })
  const own = async () => (await client.user(await token())).body
  const subjectOf = ({ home: { stageName, objectNumber } }: typeof first) =>
    `Sänkt pris: ${stageName}, ${objectNumber}`
  return { ...client, backend, own, first, later, token, save, until, mails, named, told, want, subjectOf }
}

test('whoever has saved a home is mailed when its price is lowered, once, on that morning, and told in My Pages for two weeks [F-152, N-019]', async () => {
  const { first, save, until, mails, told, advance } = await asJonas()
  const { home, at } = first
  await save(home.id)
  until(at - 1000)
  expect([await mails(), await told()]).toEqual([[], []])
  advance(day)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    sentAt: new Date(at).toISOString(),
    links: [
      { purpose: 'viewHome', url: home.url },
      { purpose: 'stopAlerts', url: expect.stringMatching(stopAddress) as string },
      { purpose: 'changeAlerts', url: '/mina-sidor/mina-installningar/' },
    ],
  })
  const amount = (value = 0) => new Intl.NumberFormat('sv-SE').format(value)
  expect(mail?.text).toContain(
    `Nytt pris: ${amount(home.price)} kr (tidigare ${amount(home.formerPrice)} kr)`,
  )
  expect(await told()).toEqual([
    expect.objectContaining({ targetId: home.id, url: home.url, createdOn: new Date(at).toISOString() }),
  ])
  advance(14 * day)
  expect(await mails()).toHaveLength(1)
  expect(await told()).toEqual([])
})

test('whoever saves a home after its price was lowered, or has none of it saved any more, is told nothing [F-152]', async () => {
  const { call, first, later, token, save, until, mails, told } = await asJonas()
  await save(later.home.id)
  until(first.at)
  await save(first.home.id)
  await call('DELETE', `${favorites}/${later.home.id}`, { token: await token() })
  until(later.at + dayMs)
  expect([await mails(), await told()]).toEqual([[], []])
})

test('a home that somebody has taken is told of no more in My Pages', async () => {
  const mock = bookingClient()
  const { catalogue, clock } = mock.world()
  const { at, home } = firstLowered(catalogue, clock.now())
  const token = () => mock.world().tokens.issue({ userId: 'user-saga', kind: 'private', bankId: true })
  await mock.call('POST', favorites, { body: { objectId: home.id }, token: await token() })
  mock.advance((at - clock.now()) / 1000)
  const kinds = async () =>
    (await mock.call<Notification[]>('GET', '/notifications/Jmse', { token: await token() })).body.map(
      ({ notificationType }) => notificationType,
    )
  expect(await kinds()).toContain('PriceLowered')
  await (await mock.buyer('jonas')).hold(home)
  expect(await kinds()).not.toContain('PriceLowered')
})

test('mails about prices are turned off in the settings, and on again for what is lowered from then on [R-012]', async () => {
  const { first, later, save, until, named, want, subjectOf, own } = await asJonas()
  for (const { home } of [first, later]) await save(home.id)
  await want(false)
  expect((await own()).priceMails).toBe(false)
  until(first.at + 1000)
  expect(await named()).toEqual([])
  await want(true)
  expect(await named()).toEqual([])
  until(later.at)
  expect(await named()).not.toContain(subjectOf(first))
  expect(await named()).toContain(subjectOf(later))
})

test('the button of a mail program stops all mails about prices without a login, and nobody else’s [CI-003, F-152]', async () => {
  const { backend, first, later, save, until, mails, named, subjectOf, own } = await asJonas()
  for (const { home } of [first, later]) await save(home.id)
  until(first.at)
  const [mail] = await mails()
  const address =
    /^<https:\/\/localhost(\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? 'none'
  const opened = await backend.handle(new Request(`http://localhost${address}`))
  expect([opened?.status, opened?.headers.get('location')]).toEqual([303, mail?.links[1]?.url])
  expect((await own()).priceMails).toBeUndefined()
  const body = new URLSearchParams(mail?.headers?.['List-Unsubscribe-Post'])
  const press = () => backend.handle(new Request(`http://localhost${address}`, { method: 'POST', body }))
  expect([(await press())?.status, (await press())?.status]).toEqual([204, 204])
  expect((await own()).priceMails).toBe(false)
  until(later.at + dayMs)
  expect(await named()).toEqual([subjectOf(first)])
  expect(JSON.stringify(await own())).not.toContain(address.split('code=')[1])
})

test('the link of a mail stops all mails about prices without a login, and takes that back; to open it stops nothing, and another code is nobody’s [CI-003, F-152]', async () => {
  const { call, first, later, token, save, until, mails, named, subjectOf, own } = await asJonas()
  for (const { home } of [first, later]) await save(home.id)
  until(first.at)
  const [mail] = await mails()
  const { url = '', code = '' } = mail?.links.find(({ purpose }) => purpose === 'stopAlerts') ?? {}
  expect([stopAddress.exec(url)?.[1], mail?.text.includes(url)]).toEqual([code, true])
  const set = async (priceMails: boolean, by = code) =>
    call('POST', '/account_service/pricelink/mails', { body: { code: by, priceMails } })
  expect((await set(false, 'prc-0123')).status).toBe(404)
  expect((await own()).priceMails).toBeUndefined()
  const stopped = { status: 200, body: { priceMails: false } }
  expect([await set(false), await set(false)]).toMatchObject([stopped, stopped])
  expect((await own()).priceMails).toBe(false)
  expect(await set(true)).toMatchObject({ status: 200, body: { priceMails: true } })
  until(later.at)
  // pressed twice: what is lowered between the presses is mailed all the same
  expect((await set(true)).status).toBe(200)
  expect(await named()).toEqual(expect.arrayContaining([subjectOf(first), subjectOf(later)]))
  await call('DELETE', '/account_service/user/account', { token: await token() })
  expect((await set(false)).status).toBe(404)
})

test('whoever opens the address of the button comes to the page of mails about prices with any code of theirs, and is told by the page what it is good for [CI-003]', async () => {
  const { backend, first, save, until, mails } = await asJonas()
  await save(first.home.id)
  until(first.at)
  const [mail] = await mails()
  const address = /<(https:\/\/\S+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const opened = async (url: string) => {
    const answer = await backend.handle(new Request(url))
    return [answer?.status, answer?.headers.get('location')]
  }
  const page = mail?.links[1]?.url
  expect(await opened(address.replace('https://localhost', 'http://127.0.0.1:4010'))).toEqual([
    303,
    `${page}&site=Jmse`,
  ])
  expect(await opened('https://no.localhost/account_service/unsubscribe?code=prc-nobody')).toEqual([
    303,
    '/varsling/?code=prc-nobody&about=prices',
  ])
})
