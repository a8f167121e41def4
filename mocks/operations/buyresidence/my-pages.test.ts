import { expect, test } from 'vitest'
import type { components } from '#gen/content/types.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'
import { bookingClient } from '#tests/support/clients/booking-client.ts'

type Schemas = components['schemas']
type Page = { content: { payments: Schemas['PaymentNotice'][]; documents: Schemas['MyDocument'][] } }

const returnUrl = 'http://localhost:5173/mina-sidor/mina-avtal/?type=booking'

/** Somebody in My Pages of the main Swedish site. */
async function customer(personaId: string) {
  const mock = bookingClient()
  const { userId } = required(mock.world().catalogue.persona(personaId)?.account, 'account')
  const token = await mock.world().tokens.issue({ userId, kind: 'private', bankId: true })
  const call = <T>(method: string, path: string, body?: unknown) =>
    mock.call<T>(method, path, { body, token })
  const page = async (path: string) =>
    (await call<Page>('GET', `/mina-sidor/${path}/GetViewModel`)).body.content
  const payment = async (id: string) => (await page('betalningar')).payments.find((one) => one.id === id)
  const fee = required(
    (await page('betalningar')).payments.find(({ id }) => id.startsWith('vip-')),
    'fee',
  )
  const number = async (id: string) =>
    (await call<string>('GET', `/api/buyresidence/createpaymentid/${id}`)).body
  const notified = async () =>
    (await call<{ notificationType: string; targetId?: string }[]>('GET', '/notifications/Jmse')).body
  return { ...mock, call, userId, page, payment, fee, number, notified }
}

/** Amira, with a document of her home that waits for her. */
async function signer() {
  const amira = await customer('amira')
  const waiting = (await amira.page('mina-avtal')).documents.find(
    ({ status, earliestSignDate }) => status === 'pending' && earliestSignDate === undefined,
  )
  const document = required(waiting, 'document that waits')
  const sign = (body: object = {}) =>
    amira.call<string>('POST', '/api/buyresidence/signcontract', {
      contractId: document.id,
      objectId: document.objectId,
      returnUrl,
      ...body,
    })
  const approve = (personaId: string) => {
    const order = required(amira.world().eid.list()[0], 'order')
    return amira.call('POST', `/__mock/eid/orders/${order.orderRef}/approve`, { personaId })
  }
  const stands = async () => (await amira.page('mina-avtal')).documents.find(({ id }) => id === document.id)
  return { ...amira, document, sign, approve, stands }
}

test('a VIP fee is paid by Swish: My Pages, account and notifications follow [CI-013, C-091, C-092, C-094, S-079]', async () => {
  const { call, fee, number, payment, userId, advance, notified } = await customer('saga')
  expect(fee.reference).toBe(await number(fee.id))
  expect((await notified()).map(({ notificationType }) => notificationType)).toContain('VipPayment')
  const body = { ContractId: fee.id, UserIds: [userId], PaymentNumber: fee.reference }
  const swish = { ...body, PhoneNumber: '070-1740605', Message: 'VIP' }
  expect((await call('POST', '/api/buyresidence/startswishpayment', swish)).body).toMatchObject({
    amount: 500,
  })
  expect((await call('POST', '/api/buyresidence/startsveapayment', body)).body).toMatchObject({
    code: 'paymentInProgress',
  })
  advance(4)
  const status = `/api/buyresidence/paymentstatus/${fee.id}/${fee.reference}`
  expect((await call('GET', status)).body).toMatchObject({ status: 'paid' })
  expect(await payment(fee.id)).toMatchObject({ status: 'Paid' })
  expect((await call('GET', '/account_service/user')).body).toMatchObject({ payments: [{ status: 'Paid' }] })
  expect((await notified()).map(({ notificationType }) => notificationType)).not.toContain('VipPayment')
  expect((await call('POST', '/api/buyresidence/startsveapayment', body)).status).toBe(409)
})

test('an instalment is paid by card, which the director settles too, and leads back to the payments [C-093, E-034]', async () => {
  const { call, page, payment, userId, payments, settle } = await customer('amira')
  const open = required(
    (await page('betalningar')).payments.find(
      ({ id, status }) => !id.startsWith('vip-') && status.startsWith('Not'),
    ),
    'open instalment',
  )
  const body = {
    ObjectId: open.objectId,
    ContractId: open.id,
    UserIds: [userId],
    PaymentNumber: open.reference,
  }
  const { ObjectId: _home, ...homeless } = body
  expect((await call('POST', '/api/buyresidence/startsveapayment', homeless)).status).toBe(404)
  expect(
    (await call('POST', '/api/buyresidence/startsveapayment', { ...body, UserIds: ['user-saga'] })).status,
  ).toBe(403)
  expect((await call('POST', '/api/buyresidence/startsveapayment', body)).status).toBe(200)
  const [{ paymentId } = { paymentId: '' }] = await payments()
  await settle(paymentId, { outcome: 'paid' })
  expect((await payments())[0]?.returnUrl).toBe('/mina-sidor/betalningar/#purchase-success')
  expect(await payment(open.id)).toMatchObject({ status: 'Paid' })
})

test('nobody pays what is somebody else’s, nor what does not exist', async () => {
  const { call } = await customer('viggo')
  const of = await customer('saga')
  for (const id of [of.fee.id, 'vip-jmse-1999-01-01'])
    expect((await call('GET', `/api/buyresidence/createpaymentid/${id}`)).status).toBe(404)
})

test('a document is signed by the e-ID of its owner alone: list and notifications follow, for good [F-094, C-082, C-019, E-063]', async () => {
  const { call, document, sign, approve, stands, advance, world, notified } = await signer()
  const isTold = async () => (await notified()).some(({ targetId }) => targetId === document.id)
  expect(await isTold()).toBe(true)
  const { body: first } = await sign()
  await approve('jonas')
  const status = (session: string) =>
    call('GET', `/account_service/booking/bank_id/status?session=${encodeURIComponent(session)}`)
  expect((await status(first)).body).toMatchObject({ errorCode: 'userssnnomatch' })
  expect(await stands()).toMatchObject({ status: 'pending' })
  const { body: second } = await sign()
  expect((await status(second)).body).toMatchObject({ result: 'Pending' })
  await approve('amira')
  expect((await status(second)).body).toMatchObject({ status: 'authorized', result: 'Ok' })
  const signed = { status: 'done', completedOn: world().data.today }
  expect(await stands()).toMatchObject(signed)
  expect(await isTold()).toBe(false)
  expect((await sign()).status).toBe(409)
  // long after the order is forgotten
  advance(1200)
  world().eid.start({ idType: 'bank_id', flow: 'login', siteKey: 'Jmse', returnUrl, device: 'computer' })
  expect(await stands()).toMatchObject(signed)
})

test('a second start takes the place of the first, and a document of another home is unknown', async () => {
  const { call, sign } = await signer()
  const { body: first } = await sign()
  await sign()
  const path = `/account_service/booking/bank_id/status?session=${encodeURIComponent(first)}`
  expect((await call('GET', path)).body).toMatchObject({ result: 'Cancelled' })
  expect((await sign({ objectId: 'home-0' })).status).toBe(404)
})
