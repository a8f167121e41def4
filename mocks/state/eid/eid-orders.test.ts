import { expect, test } from 'vitest'
import { Clock, newClockData } from '../../engine/clock.ts'
import { Ids } from '../../engine/ids.ts'
import { Random } from '../../engine/random.ts'
import { type EidBehaviour, EidOrders } from './eid-orders.ts'
import { pendingHint } from './order.ts'

const amira = '19900101-2385'
const login = { idType: 'bank_id', flow: 'login', siteKey: 'Jmse', returnUrl: 'http://localhost/', device: 'computer' } as const

function waiting(behaviour: EidBehaviour = { mode: 'manual' }) {
  const clock = new Clock(newClockData())
  clock.freeze(Date.parse('2026-11-20T09:00:00Z'))
  const deps = { clock, ids: new Ids({}), random: new Random({ seed: 1 }), numberOf: () => amira }
  const orders = new EidOrders({ orders: {}, behaviour }, deps)
  return { clock, orders, order: orders.start(login) }
}

test('the QR text is another one each second', async () => {
  const { clock, orders, order } = waiting()
  const first = await orders.qr(order)
  clock.advance(1)
  expect(await orders.qr(order)).not.toBe(first)
  expect(first).toMatch(/^bankid\.[0-9a-f-]{36}\.0\.[0-9a-f]{64}$/)
})

test('an order that nobody scans is renewed after 30 seconds without telling, and gives up after three minutes', () => {
  const { clock, orders, order } = waiting()
  const token = order.qrStartToken
  clock.advance(31)
  const renewed = orders.bySession(order.session)
  expect(renewed?.state).toBe('pending')
  expect(renewed?.qrStartToken).not.toBe(token)
  clock.advance(150)
  expect(orders.bySession(order.session)).toMatchObject({ state: 'failed', failure: 'startFailed' })
})

test('a scanned order shows no QR text and expires three minutes after the scan', async () => {
  const { clock, orders, order } = waiting()
  clock.advance(20)
  orders.scan(order)
  expect(await orders.qr(order)).toBeUndefined()
  clock.advance(179)
  expect(orders.bySession(order.session)?.state).toBe('pending')
  clock.advance(1)
  expect(orders.bySession(order.session)).toMatchObject({ state: 'failed', failure: 'expiredTransaction' })
})

test('without a phone the chosen persona scans, signs and approves by itself', () => {
  const { clock, orders, order } = waiting({ mode: 'auto', personaId: 'amira', delaySeconds: 4 })
  expect(pendingHint(order)).toBe('outstandingTransaction')
  clock.advance(2)
  expect(pendingHint(orders.bySession(order.session) ?? order)).toBe('userSign')
  clock.advance(2)
  expect(orders.bySession(order.session)).toMatchObject({ state: 'complete', personalNumber: amira })
})

test('the code of a redirect flow is good once', () => {
  const { orders } = waiting()
  const order = orders.start({ ...login, idType: 'eident' })
  orders.approve(order, '12829499914')
  const code = order.code ?? ''
  expect(orders.takeCode(code)?.session).toBe(order.session)
  expect(orders.takeCode(code)).toBeUndefined()
})
