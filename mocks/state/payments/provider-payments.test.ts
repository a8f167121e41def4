import { expect, test } from 'vitest'
import { Clock } from '../../engine/worlds/clock.ts'
import { type ProviderPayment, ProviderPayments } from './provider-payments.ts'

const swish: ProviderPayment = {
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

/** A clock that stands still. */
const clockAt = (time: string) => new Clock({ mode: 'frozen', at: Date.parse(time), since: 0, speed: 1 })

const payments = (clock = clockAt('2026-11-20T20:51:30Z')) =>
  new ProviderPayments(
    {
      'pay-1001': { ...swish },
      'pay-1002': { ...swish, paymentId: 'pay-1002', provider: 'svea' },
    },
    clock,
  )

test('the newest payment is listed first', () => {
  expect(
    payments()
      .list()
      .map(({ paymentId }) => paymentId),
  ).toEqual(['pay-1002', 'pay-1001'])
})

test('a payment gets its outcome once', () => {
  const known = payments()
  expect(known.settle('pay-1001', { outcome: 'paid' })).toMatchObject({ status: 'paid', errorCode: null })
  expect(known.settle('pay-1001', { outcome: 'declined' })).toBe('final')
  expect(known.settle('pay-9', { outcome: 'paid' })).toBe('missing')
})

test('Swish takes another payment of a payer once the one before has ended', () => {
  const payer = '0701740605'
  const known = new ProviderPayments({ 'pay-1001': { ...swish, payer } }, clockAt('2026-11-20T20:51:30Z'))
  expect(known.hasOpen(payer)).toBe(true)
  known.settle('pay-1001', { outcome: 'declined' })
  expect(known.hasOpen(payer)).toBe(false)
})

test('an unknown outcome is not final', () => {
  const known = payments()
  known.settle('pay-1001', { outcome: 'unknown' })
  expect(known.settle('pay-1001', { outcome: 'paid' })).toMatchObject({ status: 'paid' })
})

test('a code is taken with an error alone, and only when the provider has it', () => {
  const known = payments()
  expect(known.settle('pay-1001', { outcome: 'paid', errorCode: 'BANKIDCL' })).toBe('foreignCode')
  expect(known.settle('pay-1001', { outcome: 'error', errorCode: 'NONE' })).toBe('foreignCode')
  expect(known.settle('pay-1002', { outcome: 'error', errorCode: 'BANKIDCL' })).toBe('foreignCode')
  expect(known.settle('pay-1001', { outcome: 'error', errorCode: 'BANKIDCL' })).toMatchObject({
    errorCode: 'BANKIDCL',
  })
  expect(known.settle('pay-1002', { outcome: 'error' })).toMatchObject({ status: 'error', errorCode: null })
})
