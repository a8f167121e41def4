import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type Order = Control<'EidOrder'>
type Started = { session: string; autoStartToken: string; qrData: string }

const manual = { mode: 'manual', personaId: null, delaySeconds: 4 }

async function waiting(
  idType: 'bank_id' | 'eident' | 'signicat' = 'bank_id',
  returnUrl = 'http://localhost:5173/logga-in/',
) {
  const { call } = controlClient()
  await call('PUT', '/__mock/clock', { body: { mode: 'frozen', now: '2026-12-01T08:00:00Z' } })
  await call('PUT', '/__mock/eid/behaviour', { body: manual })
  const body = { returnUrl, environment: 'development', loginType: 'private' }
  const started = (await call<Started>('POST', `/account_service/login/${idType}/start`, { body })).body
  const orders = async (query = '') => (await call<Order[]>('GET', `/__mock/eid/orders${query}`)).body
  const [order] = await orders()
  if (!order) throw new Error('no order was started')
  const act = (action: string, sent?: object) =>
    call<Order>('POST', `/__mock/eid/orders/${order.orderRef}/${action}`, sent ? { body: sent } : {})
  const status = () => call('GET', `/account_service/login/bank_id/status/${started.session}`)
  const advance = (seconds: number) => call('POST', '/__mock/clock/advance', { body: { seconds } })
  return { call, started, order, orders, act, status, advance }
}

test('a login that waits shows who asks and what for, in the language of the site', async () => {
  const { order, orders } = await waiting()
  expect(order).toEqual({
    orderRef: order.orderRef,
    idType: 'bank_id',
    flow: 'login',
    state: 'pending',
    hintCode: 'outstandingTransaction',
    siteKey: 'Jmse',
    requester: 'Björkvall',
    purpose: 'Logga in på Mina sidor',
    device: 'computer',
    createdAt: '2026-12-01T08:00:00.000Z',
    expiresAt: '2026-12-01T08:03:00.000Z',
    autoStartToken: order.autoStartToken,
    requiredPersonaId: null,
    personaId: null,
    returnUrl: null,
  })
  expect(await orders('?state=complete')).toEqual([])
  const norwegian = await waiting('eident', 'http://no.localhost:5173/logg-inn/?type=login')
  expect(norwegian.order).toMatchObject({
    purpose: 'Logg inn på Mine sider',
    requester: 'Bjørkvall',
    autoStartToken: null,
  })
})

test('a scanned order waits for the code of its user, and the portal is told so', async () => {
  const { call, started, status, advance } = await waiting()
  await advance(2)
  const scanned = await call<Order>('POST', '/__mock/eid/scan', { body: { token: started.qrData } })
  expect(scanned).toMatchObject({ status: 200, body: { state: 'pending', hintCode: 'userSign' } })
  expect((await status()).body).toMatchObject({ status: 'Pending', hintCode: 'userSign' })
  expect((await status()).body).not.toHaveProperty('qrData')
})

test('a start link opens the order as well; an old QR text is gone and a made-up one unknown', async () => {
  const { call, started, advance, status } = await waiting()
  const scan = async (token: string) => (await call('POST', '/__mock/eid/scan', { body: { token } })).status
  expect(await scan('7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6')).toBe(404)
  expect(await scan(started.autoStartToken)).toBe(200)
  expect((await status()).body).toMatchObject({ status: 'Pending', hintCode: 'started' })
  await advance(20)
  expect(await scan(started.qrData)).toBe(410)
})

test('a phone that knows of no world finds the one whose code it scanned, and stays in it', async () => {
  const { call } = controlClient()
  await call('PUT', '/__mock/eid/behaviour', { body: manual, world: 'group-1' })
  const body = { returnUrl: 'http://localhost:5173/logga-in/', environment: 'development' }
  const sent = { body, world: 'group-1' }
  const { qrData } = (await call<Started>('POST', '/account_service/login/bank_id/start', sent)).body
  const scanned = await call<Order>('POST', '/__mock/eid/scan', { body: { token: qrData } })
  expect(scanned).toMatchObject({ status: 200, body: { state: 'pending', hintCode: 'userSign' } })
  expect(scanned.headers.get('set-cookie')).toMatch(/^world=group-1;/)
  const own = await call<Order>('POST', '/__mock/eid/scan', { body: { token: qrData }, world: 'group-1' })
  expect(own.headers.has('set-cookie')).toBe(false)
})

test('what a contract asks to sign is shown in the app as it stands there', async () => {
  const { backend, call } = controlClient()
  backend.worlds.get('default')?.eid.start({
    idType: 'bank_id',
    flow: 'sign',
    siteKey: 'Jmse',
    returnUrl: 'http://localhost/',
    device: 'computer',
    userVisibleData: 'Jag skriver under bokningsavtalet för A-1302.',
  })
  expect((await call<Order[]>('GET', '/__mock/eid/orders')).body).toMatchObject([
    { flow: 'sign', purpose: 'Jag skriver under bokningsavtalet för A-1302.' },
  ])
})

test('who approves is logged in on the other device', async () => {
  const { act, status } = await waiting()
  const approved = await act('approve', { personaId: 'amira' })
  expect(approved).toMatchObject({
    status: 200,
    body: { state: 'complete', hintCode: null, personaId: 'amira' },
  })
  expect((await status()).body).toMatchObject({ status: 'ok', result: 'Ok' })
  expect((await act('approve', { personaId: 'amira' })).status).toBe(409)
  expect((await act('cancel')).status).toBe(409)
  expect((await act('fail', { hintCode: 'certificateErr' })).status).toBe(409)
})

test('anybody with a test number of the right country can approve, and nobody else', async () => {
  const { act } = await waiting()
  const refused = async (sent: object) => (await act('approve', sent)).status
  expect(await refused({ personaId: 'henning' })).toBe(422)
  expect(await refused({ personaId: 'tove' })).toBe(422)
  expect(await refused({ personaId: 'nobody' })).toBe(422)
  expect(await refused({ personalNumber: '12829499914' })).toBe(422)
  expect(await refused({ personalNumber: '19811218-9876' })).toBe(422)
  expect(await act('approve', { personalNumber: '20000229-2399' })).toMatchObject({
    status: 200,
    body: { personaId: 'viggo' },
  })
})

test('a user who cancels in the app ends the login', async () => {
  const { act, status } = await waiting()
  expect(await act('cancel')).toMatchObject({
    status: 200,
    body: { state: 'failed', hintCode: 'userCancel' },
  })
  expect((await status()).body).toMatchObject({ status: 'cancelled', result: 'Cancelled' })
})

test('an order fails as its kind of e-ID can, and the portal hears why [X-034]', async () => {
  const { act, status } = await waiting()
  expect(await act('fail', { hintCode: 'nopid' })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/hintCode' }] },
  })
  expect(await act('fail', { hintCode: 'certificateErr' })).toMatchObject({
    body: { state: 'failed', hintCode: 'certificateErr' },
  })
  expect((await status()).body).toMatchObject({ result: 'Error', errorCode: 'bankidinvalid' })
})

test('an order that nobody took in time has expired', async () => {
  const { orders, act, advance } = await waiting()
  await advance(200)
  expect(await orders('?state=failed')).toMatchObject([{ hintCode: 'startFailed' }])
  expect((await act('approve', { personaId: 'amira' })).status).toBe(410)
  await advance(600)
  expect(await orders()).toEqual([])
})

test('a redirect flow goes back with a code that logs in once', async () => {
  const returnUrl = 'http://no.localhost:5173/logg-inn/?type=login'
  const { call, started, order, act } = await waiting('eident', returnUrl)
  expect(order.returnUrl).toBeNull()
  const { body } = await act('approve', { personaId: 'henning' })
  const back = new URL(body.returnUrl ?? '')
  expect(back.searchParams.get('type')).toBe('login')
  expect(back.searchParams.get('poolingId')).toBe(started.session)
  expect(body.code).toBe(back.searchParams.get('code'))
  const submitted = { code: back.searchParams.get('code'), environment: 'development' }
  const submit = () => call('POST', '/account_service/login/eident/status', { body: submitted })
  expect((await submit()).body).toMatchObject({ status: 'ok', result: 'Ok' })
  expect((await submit()).body).toMatchObject({ errorCode: 'loginfailed' })
})

test('a redirect flow that was cancelled goes back with the error in its hash', async () => {
  const { act } = await waiting('eident', 'http://no.localhost:5173/logg-inn/?type=login')
  expect((await act('cancel')).body).toMatchObject({
    state: 'failed',
    hintCode: 'cancel',
    returnUrl: 'http://no.localhost:5173/logg-inn/?type=login#eident-error-cancel',
  })
})

test('a redirect flow can fail in each way that its return address knows [E-049]', async () => {
  const suffixes =
    'ssnnomatch nopid userexists objecterror exception acceptterms purchase general notfound unauthorizedid cancel ' +
    'inprogress timeout browsererror bankidinvalid loginfailed'
  for (const hintCode of suffixes.split(' ')) {
    const { act } = await waiting('eident', 'http://no.localhost:5173/logg-inn/')
    const { body } = await act('fail', { hintCode })
    expect(new URL(body.returnUrl ?? '').hash).toBe(`#eident-error-${hintCode}`)
  }
  const { act } = await waiting('eident', 'http://no.localhost:5173/logg-inn/')
  expect((await act('fail', { hintCode: 'certificateErr' })).status).toBe(422)
})

test('an order nobody has heard of can’t be acted on', async () => {
  const { call } = await waiting()
  const path = '/__mock/eid/orders/2f1c9d2e-3b55-4c0f-9a51-0d5f1f6f7a11'
  expect((await call('POST', `${path}/cancel`)).status).toBe(404)
  expect((await call('POST', `${path}/approve`, { body: { personaId: 'amira' } })).status).toBe(404)
  expect((await call('POST', `${path}/fail`, { body: { hintCode: 'userCancel' } })).status).toBe(404)
})

test('without a phone the chosen persona approves after the delay', async () => {
  const { call, advance } = await waiting()
  const auto = { mode: 'auto', personaId: 'viggo', delaySeconds: 4 }
  expect(await call('PUT', '/__mock/eid/behaviour', { body: auto })).toMatchObject({
    status: 200,
    body: auto,
  })
  const body = { returnUrl: 'http://localhost:5173/', environment: 'development', loginType: 'private' }
  await call('POST', '/account_service/login/bank_id/start', { body })
  await advance(4)
  expect((await call('GET', '/__mock/eid/orders?state=complete')).body).toMatchObject([
    { personaId: 'viggo' },
  ])
})

test('who approves by itself must be somebody with a Swedish e-ID', async () => {
  const { call } = await waiting()
  const set = async (personaId: string | null) =>
    (await call('PUT', '/__mock/eid/behaviour', { body: { mode: 'auto', personaId, delaySeconds: 4 } }))
      .status
  expect(await set(null)).toBe(422)
  expect(await set('tove')).toBe(422)
  expect(await set('henning')).toBe(422)
  expect(await set('nobody')).toBe(404)
  expect((await call<Control<'World'>>('GET', '/__mock/world')).body.eidBehaviour).toEqual(manual)
})
