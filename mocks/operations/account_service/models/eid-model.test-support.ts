import fc from 'fast-check'
import { expect } from 'vitest'
import { controlClientOf } from '#tests/support/clients/control-client.ts'
import type { Mirrored } from '#tests/support/many/mirror.ts'
import { createBackend } from '../../../backend.ts'
import type { World } from '../../../state/world.ts'
import { newcomer } from '#tests/support/clients/account-client.ts'
import { same } from './accounts-model.test-support.ts'

type Flow = 'login' | 'register' | 'update'
type Ending = { at: number; by?: string; reply?: { result: string; errorCode?: string } }

/** An order as it ought to stand; times in milliseconds. */
type Order = {
  flow: Flow
  session: string
  ref: string
  qr: string
  startedAt: number
  scannedAt?: number
  /** Who alone may approve. */
  required?: string
  end?: Ending
  /** What the first poll after the end was told. */
  told?: { result: unknown; errorCode: unknown }
  /** The last hint of a pending order, by how far it is. */
  hint: number
}

/** Orders, and who has which number. */
export type Model = { orders: Order[]; owners: Map<string, string> }

type Sent = { body?: unknown; token?: string }
type Answer = { status: number; body: Record<string, unknown> }
export type Real = { world: World; call: (method: string, path: string, sent?: Sent) => Promise<Answer> }

const amira = '19900101-2385'
const strangers = ['20260161-2381', '20260162-2380', '20220161-2393']
const numbers = fc.constantFrom(amira, ...strangers)
const waitMs = 180_000
const keptMs = 180_000
const hints = ['outstandingTransaction', 'started', 'userSign']

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % (list.length || 1)]

const step = <Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (model: Model, real: Real, given: Given) => Promise<void>,
): fc.Arbitrary<fc.AsyncCommand<Model, Real>> =>
  given.map((values) => ({
    check: () => true,
    run: (model, real) => run(model, real, values),
    toString: () => `${name}(${fc.stringify(values)})`,
  }))

/** Opens worlds of their own, one for each sequence. */
export function worldMaker(given?: Mirrored) {
  const { backend, call } = given
    ? controlClientOf(given)
    : controlClientOf<Mirrored>(createBackend({ onViolation: 'fail' }))
  let count = 0
  return () => {
    count += 1
    const id = `run-${count}`
    const world = backend.worlds.make(id)
    world.clock.freeze(Date.parse(`${world.data.today}T09:00:00Z`))
    world.eid.behaviour = { mode: 'manual', personaId: null, delaySeconds: 0 }
    const real: Real = { world, call: (method, path, sent) => call(method, path, { ...sent, world: id }) }
    const model: Model = { orders: [], owners: new Map([[amira, 'user-amira']]) }
    return { model, real, close: async () => void (await backend.worlds.delete(id)) }
  }
}

const toveToken = ({ world }: Real) =>
  world.tokens.issue({ userId: 'user-tove', kind: 'private', bankId: false })

const numberOf = ({ owners }: Model, id: string) => [...owners].find(([, owner]) => owner === id)?.[0]

/** Ends an order whose time has run out. */
function expire(order: Order, now: number): void {
  const at = (order.scannedAt ?? order.startedAt) + waitMs
  if (!order.end && now >= at) order.end = { at, reply: { result: 'Error', errorCode: 'timeout' } }
}

/** What an approval ought to come to when it is asked for the first time. */
function outcomeOf({ flow, required }: Order, number: string, { owners }: Model): Ending['reply'] {
  const owner = owners.get(number)
  if (required && required !== number) return { result: 'Error', errorCode: 'userssnnomatch' }
  if (flow === 'login') return { result: owner ? 'Ok' : 'SsnNotFound' }
  if (flow === 'register') return { result: owner ? 'UserAlreadyExists' : 'Ok' }
  if (owner) return { result: owner === 'user-tove' ? 'Ok' : 'UserAlreadyExists' }
  const other = [...owners.values()].includes('user-tove')
  return other ? { result: 'Error', errorCode: 'userssnnomatch' } : { result: 'Ok' }
}

/** Acts on an order, which must be possible exactly as long as it is pending. */
async function act(order: Order, real: Real, action: string, body?: object): Promise<boolean> {
  const now = real.world.clock.now()
  expire(order, now)
  const answer = await real.call(
    'POST',
    `/__mock/eid/orders/${order.ref}/${action}`,
    body ? { body } : undefined,
  )
  if (!order.end) expect(answer.status).toBe(200)
  else expect([404, 409, 410]).toContain(answer.status)
  return order.end === undefined
}

export const eidSteps = [
  step('start', fc.constantFrom<Flow>('login', 'register', 'update'), async (model, real, flow) => {
    const { world, call } = real
    const email = `person-${model.orders.length}@example.com`
    const body = {
      returnUrl: 'http://localhost:5173/logga-in/',
      environment: 'development',
      ...(flow === 'register' ? { registration: { ...newcomer, email } } : {}),
    }
    const token = flow === 'update' ? { token: await toveToken(real) } : {}
    const { status, body: started } = await call('POST', `/account_service/${flow}/bank_id/start`, {
      body,
      ...token,
    })
    same(status, 200)
    const now = world.clock.now()
    const session = String(started['session'])
    const ref = world.eid.bySession(session)?.orderRef ?? ''
    const required = flow === 'update' ? numberOf(model, 'user-tove') : undefined
    const order: Order = { flow, session, ref, qr: String(started['qrData']), startedAt: now, hint: 0 }
    for (const one of model.orders) expire(one, now)
    const isOpen = (one: Order) => one.required === required && one.scannedAt !== undefined && !one.end
    const running = required === undefined ? [] : model.orders.filter(isOpen)
    for (const one of running) one.end = { at: now, reply: { result: 'Cancelled' } }
    if (running.length > 0) order.end = { at: now, reply: { result: 'Error', errorCode: 'inprogress' } }
    model.orders.push(required ? { ...order, required } : order)
  }),

  step('scan', fc.nat(9), async ({ orders }, { world, call }, index) => {
    const order = pick(orders, index)
    if (!order) return
    const now = world.clock.now()
    expire(order, now)
    const { status } = await call('POST', '/__mock/eid/scan', { body: { token: order.qr } })
    if (order.end || now > order.startedAt + 60_000) same([404, 410].includes(status), true)
    if (status === 200) order.scannedAt ??= now
  }),

  step('approve', fc.record({ index: fc.nat(9), by: numbers }), async ({ orders }, real, { index, by }) => {
    const order = pick(orders, index)
    if (!order || !(await act(order, real, 'approve', { personalNumber: by }))) return
    order.end = { at: real.world.clock.now(), by }
  }),

  step('cancel', fc.nat(9), async ({ orders }, real, index) => {
    const order = pick(orders, index)
    if (!order || !(await act(order, real, 'cancel'))) return
    order.end = { at: real.world.clock.now(), reply: { result: 'Cancelled' } }
  }),

  step('fail', fc.nat(9), async ({ orders }, real, index) => {
    const order = pick(orders, index)
    if (!order || !(await act(order, real, 'fail', { hintCode: 'certificateErr' }))) return
    order.end = { at: real.world.clock.now(), reply: { result: 'Error', errorCode: 'bankidinvalid' } }
  }),

  step('poll', fc.nat(9), async (model, real, index) => {
    const order = pick(model.orders, index)
    if (!order) return
    const { call, world } = real
    const { flow, session } = order
    const path = flow === 'login' ? `status/${session}` : `status?session=${session}`
    const place = flow === 'login' ? 'login/bank_id' : `${flow}/bank_id`
    const token = flow === 'update' ? { token: await toveToken(real) } : {}
    const answer = await call('GET', `/account_service/${place}/${path}`, token)
    await judge(order, answer, model, world)
  }),

  step('pollAsAnotherFlow', fc.nat(9), async ({ orders }, { call }, index) => {
    const order = pick(orders, index)
    if (!order) return
    const path = order.flow === 'login' ? 'register/bank_id/status?session=' : 'login/bank_id/status/'
    same((await call('GET', `/account_service/${path}${order.session}`)).status, 404)
  }),

  step('wait', fc.constantFrom(1, 2, 31, 100, 181, 601), async (_model, { world }, seconds) => {
    world.clock.advance(seconds)
  }),
]

/** Holds the answer of a poll against what the order has been through. */
async function judge(order: Order, { status, body }: Answer, model: Model, world: World): Promise<void> {
  const now = world.clock.now()
  expire(order, now)
  const { end } = order
  if (!end) {
    expect(body['result']).toBe('Pending')
    const hint = hints.indexOf(String(body['hintCode']))
    expect(hint).toBeGreaterThanOrEqual(order.hint)
    order.hint = hint
    return
  }
  if (now > end.at + keptMs) return expect([404, 410]).toContain(status)
  const reply = order.told ?? end.reply ?? outcomeOf(order, end.by ?? '', model)
  expect(body).toMatchObject(JSON.parse(JSON.stringify(reply)) as object)
  const first = order.told === undefined
  order.told ??= { result: body['result'], errorCode: body['errorCode'] }
  if (body['result'] !== 'Ok') return
  const read = await world.tokens.verify(String(body['token']))
  const userId = 'user' in read ? read.user.userId : undefined
  const by = end.by ?? ''
  if (first && order.flow !== 'login' && !model.owners.has(by)) model.owners.set(by, userId ?? '')
  expect(userId).toBe(model.owners.get(by))
  if (order.flow === 'update') expect(userId).toBe('user-tove')
}

/** Nobody shares a number, whatever happened. */
export function holds({ owners }: Model, { world }: Real): void {
  for (const [number, owner] of owners) expect(world.accounts.byPersonalNumber(number)?.id).toBe(owner)
  const known = Object.values(world.data.accounts.changed).flatMap(
    ({ securityNumber }) => securityNumber ?? [],
  )
  expect(new Set(known).size).toBe(known.length)
}
