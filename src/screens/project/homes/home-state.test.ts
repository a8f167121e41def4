import { expect, test } from 'vitest'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { groupOf, isOpen } from './home-state.ts'

test('what can be bought, by everybody or by those with priority, is open; a reserved home is not, nor gone', () => {
  expect((['forSale', 'moveInReady', 'showingApartment', 'vip', 'preselling'] as const).map(isOpen)).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect([isOpen('reserved'), isGone('reserved')]).toEqual([false, false])
})

test('whatever nobody can buy any more is gone', () => {
  for (const status of ['booked', 'sold', 'succession', 'notAvailable'] as const)
    expect([groupOf(status), isGone(status), isOpen(status)]).toEqual(['gone', true, false])
})
