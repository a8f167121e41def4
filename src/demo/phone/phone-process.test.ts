import { expect, test } from 'vitest'
import type { EidOrder } from '../control.ts'
import { afterCode, endingOf, followed } from './phone-process.ts'

const order: EidOrder = {
  orderRef: '131daac9-16c6-4618-beb0-365768f37288',
  idType: 'bank_id',
  flow: 'login',
  state: 'pending',
  hintCode: 'userSign',
  siteKey: 'Jmse',
  requester: 'Björkvall',
  purpose: 'Logga in på Mina sidor',
  device: 'computer',
  createdAt: '2026-11-20T20:51:00Z',
  expiresAt: '2026-11-20T20:54:00Z',
  autoStartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6',
  requiredPersonaId: null,
  personaId: null,
  returnUrl: null,
}

test('any six digits are the right code', () => expect(afterCode('none', 0)).toEqual({ does: 'approve' }))

test('where codes are wrong on purpose, the third blocks the e-ID', () => {
  expect(afterCode('wrongCode', 0)).toEqual({ does: 'again', wrong: 1 })
  expect(afterCode('wrongCode', 1)).toEqual({ does: 'again', wrong: 2 })
  expect(afterCode('wrongCode', 2)).toEqual({ does: 'fail', hintCode: 'certificateErr' })
})

test('other mishaps end the order at once', () => {
  expect(afterCode('blocked', 0)).toEqual({ does: 'fail', hintCode: 'certificateErr' })
  expect(afterCode('inProgress', 0)).toEqual({ does: 'fail', hintCode: 'alreadyInProgress' })
})

test.each([
  ['userCancel', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['certificateErr', 'blocked'],
  ['ssnnomatch', 'wrongPerson'],
  ['expiredTransaction', 'late'],
  ['startFailed', 'late'],
  ['transactionRiskBlocked', 'failed'],
] as const)('an order that failed with %s is told of as %s', (hintCode, ending) =>
  expect(endingOf({ ...order, state: 'failed', hintCode })).toBe(ending),
)

test('an order that ends elsewhere ends on the phone, and one that is gone has run out of time', () => {
  const view = { at: 'code', order, wrong: 0 } as const
  expect(followed(view, [order])).toEqual(view)
  const complete: EidOrder = { ...order, state: 'complete', hintCode: null }
  expect(followed(view, [complete])).toEqual({ at: 'end', order: complete, ending: 'approved' })
  expect(followed(view, [])).toEqual({ at: 'end', order, ending: 'late' })
  expect(followed({ at: 'home' }, [])).toEqual({ at: 'home' })
})
