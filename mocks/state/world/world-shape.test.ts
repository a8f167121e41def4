import { expect, test } from 'vitest'
import { fillIn } from './world-shape.ts'

test('what a state lacks is added in place, and what it has stays the same object', () => {
  const orders = { a: { at: 1 } }
  const state: Record<string, unknown> = { eid: { orders }, clock: { mode: 'frozen' } }
  fillIn(state, {
    eid: { orders: {}, behaviour: { mode: 'auto' } },
    clock: { mode: 'real', speed: 1 },
    guests: [],
  })
  expect(state).toEqual({
    eid: { orders: { a: { at: 1 } }, behaviour: { mode: 'auto' } },
    clock: { mode: 'frozen', speed: 1 },
    guests: [],
  })
  expect((state['eid'] as { orders: object }).orders).toBe(orders)
})

test('what has another shape now begins anew', () => {
  const state: Record<string, unknown> = { leads: { first: 1 } }
  fillIn(state, { leads: [] })
  expect(state).toEqual({ leads: [] })
})
