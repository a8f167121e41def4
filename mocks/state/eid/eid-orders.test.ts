import { expect, test } from 'vitest'
import { Clock, newClockData } from '../../engine/worlds/clock.ts'
import { Ids } from '../../engine/worlds/ids.ts'
import { Random } from '../../engine/worlds/random.ts'
import { type EidBehaviour, EidOrders } from './eid-orders.ts'
import { pendingHint } from './order.ts'

const amira = '19900101-2385'
const login = {
  idType: 'bank_id',
  flow: 'login',
  siteKey: 'Jmse',
  returnUrl: 'http://localhost/',
  device: 'computer',
} as const

const manual: EidBehaviour = { mode: 'manual', personaId: null, delaySeconds: 0 }

function waiting(behaviour = manual, worldId?: string) {
  const clock = new Clock(newClockData())
  clock.freeze(Date.parse('2026-11-20T09:00:00Z'))
  const random = new Random({ seed: 1 })
  const deps = { clock, ids: new Ids({}), random, numberOf: () => amira, ...(worldId && { worldId }) }
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

test('a redirect flow that nobody finishes times out under the name its return address knows', () => {
  const { clock, orders } = waiting()
  const order = orders.start({ ...login, idType: 'eident' })
  clock.advance(180)
  expect(orders.bySession(order.session)).toMatchObject({ state: 'failed', failure: 'timeout' })
})

test('where the flow demands a certain person, anybody else fails it', () => {
  const { orders } = waiting()
  const wrong = orders.start({ ...login, flow: 'sign', requiredNumber: '20000229-2399' })
  orders.approve(wrong, amira)
  expect(wrong).toMatchObject({ state: 'failed', failure: 'ssnnomatch' })
  const right = orders.start({ ...login, flow: 'sign', requiredNumber: '19900101-2385' })
  orders.approve(right, '900101-2385')
  expect(right.state).toBe('complete')
})

test('the app finds an order by its start token or by a QR text that is not too old for a photo of it', async () => {
  const { clock, orders, order } = waiting()
  expect(await orders.byToken(order.autoStartToken)).toBe(order)
  const qr = (await orders.qr(order)) ?? ''
  clock.advance(15)
  expect(await orders.byToken(qr)).toBe(order)
  clock.advance(1)
  expect(await orders.byToken(qr)).toBe('gone')
})

test('a photo of the code outlives a renewal, its start link does not', async () => {
  const { clock, orders, order } = waiting()
  const { autoStartToken } = order
  clock.advance(28)
  const qr = (await orders.qr(order)) ?? ''
  clock.advance(10)
  expect(await orders.byToken(qr)).toBe(order)
  expect(order.qrStartToken).not.toBe(qr.split('.')[1])
  expect(await orders.byToken(autoStartToken)).toBe('gone')
  clock.advance(6)
  expect(await orders.byToken(qr)).toBe('gone')
})

test('a QR text of long before a renewal is gone, and one that was made up is nobody’s', async () => {
  const { clock, orders, order } = waiting()
  const qr = (await orders.qr(order)) ?? ''
  expect(await orders.byToken(qr.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBeUndefined()
  expect(await orders.byToken('7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6')).toBeUndefined()
  clock.advance(61)
  expect(await orders.byToken(qr)).toBe('gone')
})

test('worlds that began with the same seed give out different tokens', () => {
  const [one, other] = [waiting(manual, 'group-1').order, waiting(manual, 'group-2').order]
  expect(one.autoStartToken).not.toBe(other.autoStartToken)
  expect(one.qrStartToken).not.toBe(other.qrStartToken)
  expect(waiting(manual, 'group-1').order.qrStartSecret).toBe(one.qrStartSecret)
})

test('an app that a link opened looks for an e-ID before it asks for the code, one that scanned has one', () => {
  const { clock, orders, order } = waiting()
  orders.scan(order, 'link')
  expect(pendingHint(order)).toBe('started')
  clock.advance(2)
  expect(pendingHint(orders.bySession(order.session) ?? order)).toBe('userSign')
  const scanned = orders.start(login)
  orders.scan(scanned)
  expect(pendingHint(scanned)).toBe('userSign')
})

test('whoever has an order open in the app and starts another loses both', () => {
  const { clock, orders } = waiting()
  const running = orders.start({ ...login, flow: 'sign', requiredNumber: amira })
  // an order that no app has picked up is in nobody's way
  const second = orders.start({ ...login, flow: 'sign', requiredNumber: amira })
  expect(orders.bySession(second.session)?.state).toBe('pending')
  orders.scan(running)
  const refused = orders.start({ ...login, flow: 'sign', requiredNumber: amira })
  expect(orders.bySession(running.session)).toMatchObject({ state: 'failed', failure: 'cancelled' })
  expect(orders.bySession(refused.session)).toMatchObject({ state: 'failed', failure: 'alreadyInProgress' })
  clock.advance(1)
  const again = orders.start({ ...login, flow: 'sign', requiredNumber: amira })
  expect(orders.bySession(again.session)?.state).toBe('pending')
})

test('a scenario lets every order fail by itself, unless somebody acts first', () => {
  const { clock, orders } = waiting({ mode: 'auto', personaId: 'amira', delaySeconds: 4 })
  orders.endAllWith('certificateErr')
  const order = orders.start(login)
  const approved = orders.start(login)
  orders.approve(approved, amira)
  clock.advance(4)
  expect(orders.bySession(order.session)).toMatchObject({ state: 'failed', failure: 'certificateErr' })
  expect(orders.bySession(approved.session)?.state).toBe('complete')
  expect(orders.start({ ...login, idType: 'eident' })).toMatchObject({ state: 'failed' })
  orders.behaviour = manual
  const free = orders.start(login)
  clock.advance(10)
  expect(orders.bySession(free.session)?.state).toBe('pending')
})

test('an order that was never started is never in an app', () => {
  const { clock, orders } = waiting({ mode: 'auto', personaId: 'amira', delaySeconds: 10 })
  orders.endAllWith('startFailed')
  const order = orders.start(login)
  clock.advance(9)
  expect(pendingHint(orders.bySession(order.session) ?? order)).toBe('outstandingTransaction')
})

test('without a phone the one person whom the flow demands approves, whoever else usually does', () => {
  const { clock, orders } = waiting({ mode: 'auto', personaId: 'amira', delaySeconds: 4 })
  const order = orders.start({ ...login, flow: 'sign', requiredNumber: '20000229-2399' })
  clock.advance(4)
  expect(orders.bySession(order.session)).toMatchObject({
    state: 'complete',
    personalNumber: '20000229-2399',
  })
})

test('an order that has ended stays as it is, whatever comes after', () => {
  const { orders, order } = waiting()
  orders.approve(order, amira)
  orders.fail(order, 'userCancel')
  expect(order).toMatchObject({ state: 'complete', personalNumber: amira })
  const failed = orders.start(login)
  orders.fail(failed, 'userCancel')
  orders.approve(failed, amira)
  expect(failed).toMatchObject({ state: 'failed', failure: 'userCancel' })
  expect(failed).not.toHaveProperty('personalNumber')
})

test('orders are listed newest first, and those that ended stay for ten minutes', () => {
  const { clock, orders, order } = waiting()
  const later = orders.start(login)
  orders.fail(order, 'userCancel')
  expect(orders.list().map(({ session }) => session)).toEqual([later.session, order.session])
  clock.advance(601)
  expect(orders.list().map(({ session }) => session)).toEqual([later.session])
})
