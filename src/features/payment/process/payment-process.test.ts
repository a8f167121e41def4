import { expect, test } from 'vitest'
import type { PaymentStatusReply } from '#gen/buyresidence/model.ts'
import type { KeptPayment } from './kept-payment.ts'
import { mayBePaid, paymentProcessOf } from './payment-process.ts'

const swish: KeptPayment = {
  method: 'swish',
  contractId: 'con-1',
  attempt: 'A1',
  token: 'f34DS',
  payee: 'Björkvall Klientmedel',
  message: 'Bokning C-1403',
}
const card: KeptPayment = {
  method: 'svea',
  contractId: 'con-1',
  attempt: 'svea-1',
  redirectUrl: '/card-provider/?payment=svea-1',
}
const reply = (status: PaymentStatusReply['status'], more: Partial<PaymentStatusReply> = {}) => ({
  reply: { status, reason: null, paidAt: null, ...more },
  asked: 1,
})
const silence = (asked: number) => ({ reply: undefined, asked })

test('a payment that was begun here is waited for, also before anything is known of it', () => {
  expect(paymentProcessOf(swish, undefined)).toEqual({ at: 'waiting', payment: swish })
  expect(paymentProcessOf(swish, reply('pending'))).toEqual({ at: 'waiting', payment: swish })
})

test('without one, who pays chooses how, once it is known that nothing is paid', () => {
  expect(paymentProcessOf(undefined, undefined)).toEqual({ at: 'reading' })
  expect(paymentProcessOf(undefined, reply('pending'))).toEqual({ at: 'choosing' })
})

test('a fee that is paid is paid, whatever this browser knows of it', () => {
  const paid = { at: 'paid', paidAt: '2026-11-20T20:53:10Z' }
  for (const kept of [swish, undefined])
    expect(paymentProcessOf(kept, reply('paid', { paidAt: '2026-11-20T20:53:10Z' }))).toEqual(paid)
})

test.each([
  ['declined', 'declinedByPayer', 'declinedByPayer'],
  ['declined', 'refusedByBank', 'refusedByBank'],
  ['error', 'timedOut', 'timedOut'],
  ['error', 'signingCancelled', 'signingCancelled'],
  ['error', 'providerError', 'providerError'],
  ['error', null, 'providerError'],
  ['cancelled', null, 'cancelled'],
  ['pending', 'outcomeUnknown', 'outcomeUnknown'],
] as const)('a payment that is %s with the reason %s leads back to the choice', (status, reason, trouble) => {
  expect(paymentProcessOf(swish, reply(status, { reason }))).toEqual({ at: 'choosing', trouble })
})

test('reads that say nothing are borne in silence, and told when there were too many of them [X-070]', () => {
  expect(paymentProcessOf(card, silence(59))).toEqual({ at: 'waiting', payment: card })
  expect(paymentProcessOf(card, silence(60))).toEqual({ at: 'choosing', trouble: 'noAnswer' })
  expect(paymentProcessOf(undefined, silence(1))).toEqual({ at: 'choosing' })
})

test('Swish is waited for as long as its payer has, a page sixty times [G-100]', () => {
  const asked = (times: number) => ({ ...reply('pending'), asked: times })
  expect(paymentProcessOf(swish, asked(99)).at).toBe('waiting')
  expect(paymentProcessOf(swish, asked(100)).at).toBe('choosing')
  expect(paymentProcessOf(card, asked(59)).at).toBe('waiting')
  expect(paymentProcessOf(card, asked(60)).at).toBe('choosing')
})

test('money may be on its way until the answer is no', () => {
  expect(mayBePaid({ at: 'waiting', payment: swish })).toBe(true)
  expect(mayBePaid({ at: 'paid', paidAt: null })).toBe(true)
  expect(mayBePaid({ at: 'choosing', trouble: 'outcomeUnknown' })).toBe(true)
  expect(mayBePaid({ at: 'choosing', trouble: 'declinedByPayer' })).toBe(false)
  expect(mayBePaid({ at: 'choosing' })).toBe(false)
  expect(mayBePaid({ at: 'reading' })).toBe(false)
})
