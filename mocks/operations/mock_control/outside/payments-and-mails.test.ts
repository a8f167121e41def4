import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

const payment: Control<'ProviderPayment'> = {
  paymentId: 'pay-1001',
  provider: 'swish',
  status: 'created',
  errorCode: null,
  amount: 25_000,
  currency: 'SEK',
  payee: 'Björkvall',
  message: 'Bokning C-1403',
  objectId: 'obj-1403',
  createdAt: '2026-11-20T20:51:00Z',
  expiresAt: '2026-11-20T20:54:00Z',
  returnUrl: null,
}

test('where nobody has paid there are no payments, and none can be settled', async () => {
  const { call } = controlClient()
  expect((await call('GET', '/__mock/payments')).body).toEqual([])
  expect((await call('POST', '/__mock/payments/pay-1001/settle', { body: { outcome: 'paid' } })).status).toBe(
    404,
  )
})

test('a payment at a provider is settled once', async () => {
  const { call, backend } = controlClient()
  const world = backend.worlds.get('default')
  world?.clock.freeze(Date.parse('2026-11-20T20:51:30Z'))
  if (world) world.data.providerPayments['pay-1001'] = payment
  const settle = (body: object) => call('POST', '/__mock/payments/pay-1001/settle', { body })
  expect((await settle({ outcome: 'error', errorCode: 'NONE' })).status).toBe(422)
  expect(await settle({ outcome: 'error', errorCode: 'BANKIDCL' })).toMatchObject({
    status: 200,
    body: { status: 'error', errorCode: 'BANKIDCL' },
  })
  expect((await settle({ outcome: 'paid' })).status).toBe(409)
  expect((await call('GET', '/__mock/payments')).body).toMatchObject([
    { paymentId: 'pay-1001', status: 'error' },
  ])
})

test('the mailbox shows what was sent, and is empty after a reset', async () => {
  const { call, backend } = controlClient()
  expect((await call('GET', '/__mock/mailbox')).body).toEqual([])
  const mail = {
    to: 'amira.nordin@example.com',
    siteKey: 'Jmse',
    locale: 'sv',
    subject: 'Hej',
    text: 'Hej!',
    links: [],
  } as const
  backend.worlds.get('default')?.mailbox.send({ ...mail, links: [] })
  expect((await call('GET', '/__mock/mailbox')).body).toMatchObject([{ id: 'mail-1001', ...mail }])
  await call('POST', '/__mock/world/reset', { body: {} })
  expect((await call('GET', '/__mock/mailbox')).body).toEqual([])
})
