import { expect, test } from 'vitest'
import { bookingClient } from '#tests/support/clients/booking-client.ts'
import type { components } from '#gen/mock_control/types.ts'
import { required } from '../catalogue/lib/index-by-id.ts'
import { freeHomeId } from '../scenarios/bookings/booking-states.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { sheets } from './sheets.ts'
import { en } from './texts/en.ts'
import { fi } from './texts/fi.ts'
import { no } from './texts/no.ts'
import { sv } from './texts/sv.ts'

type Lesson = components['schemas']['Lesson']

test('there are twelve sheets of three to six steps, each with words for every step in four languages', () => {
  expect(Object.keys(sheets)).toHaveLength(12)
  for (const [id, { scenarioId, steps }] of Object.entries(sheets)) {
    expect(scenarios).toHaveProperty(scenarioId)
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(steps.length).toBeLessThanOrEqual(6)
    const ids = steps.map((step) => step.id).toSorted()
    for (const texts of [sv, en, no, fi]) expect(Object.keys(texts[id]?.steps ?? {}).toSorted()).toEqual(ids)
  }
})

test('no step is done before somebody has done it', async () => {
  const { call } = bookingClient()
  for (const id of Object.keys(sheets)) {
    await call('POST', `/__mock/sheets/${id}/start`)
    const { body } = await call<Lesson>('GET', '/__mock/lesson')
    expect(body.sheet?.steps.filter(({ doneAt }) => doneAt !== null)).toEqual([])
  }
})

test('each step of a booking is ticked when the world shows it, and stays so', async () => {
  const mock = bookingClient()
  await mock.call('POST', '/__mock/sheets/book-a-home/start')
  const home = required(mock.world().catalogue.home(freeHomeId), freeHomeId)
  const done = async () =>
    (await mock.call<Lesson>('GET', '/__mock/lesson?language=sv')).body.sheet?.steps.flatMap(
      ({ id, doneAt }) => (doneAt === null ? [] : [id]),
    )
  const jonas = await mock.buyer('jonas')
  await jonas.hold(home)
  expect(await done()).toEqual(['hold'])
  const signed = await jonas.prepareSigned(home)
  expect(await done()).toEqual(['hold', 'begin', 'sign'])
  const { body: number } = await jonas.paymentNumber(signed)
  await jonas.pay('swish', signed, { number, phone: '070-1740605' })
  mock.advance(4)
  expect(await done()).toEqual(['hold', 'begin', 'sign', 'pay'])
  await jonas.complete(signed)
  expect(mock.world().bookings.holdOn(freeHomeId)).toBeUndefined()
  expect(await done()).toEqual(['hold', 'begin', 'sign', 'pay', 'finish'])
})

test('a page that was opened and what was sent tick their steps', async () => {
  const mock = bookingClient()
  await mock.call('POST', '/__mock/sheets/join-vip/start')
  const jonas = await mock.buyer('jonas')
  await jonas.get('/mina-sidor/vip/GetViewModel')
  await jonas.post('/account_service/update/vipmembership', { siteId: 1, campaignCode: 'VAR2026' })
  const { body } = await mock.call<Lesson>('GET', '/__mock/lesson')
  expect(body.sheet?.steps.map(({ id, doneAt }) => [id, doneAt !== null])).toEqual([
    ['read', true],
    ['join', true],
    ['look', false],
  ])
})
