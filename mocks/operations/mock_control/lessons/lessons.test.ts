import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { lockOf } from '../../../server/access/lock.ts'
import type { Control } from '../shared/types.ts'

const summaries = async ({ call }: ReturnType<typeof controlClient>) =>
  (await call<Control<'WorldList'>>('GET', '/__mock/worlds')).body.worlds
const worldOf = async (client: ReturnType<typeof controlClient>, id: string) =>
  (await summaries(client)).find((one) => one.id === id)

test('a message stands in its world alone, outlives a reset, and is taken away', async () => {
  const { call } = controlClient()
  await call('PUT', '/__mock/lesson/message', { body: { text: 'Fem minuter kvar.' }, world: 'a' })
  await call('POST', '/__mock/world/reset', { body: {}, world: 'a' })
  const read = async (world?: string) =>
    (await call<Control<'Lesson'>>('GET', '/__mock/lesson', world ? { world } : {})).body.message
  expect(await read('a')).toMatchObject({ text: 'Fem minuter kvar.' })
  expect(await read()).toBeNull()
  await call('PUT', '/__mock/lesson/message', { body: { text: null }, world: 'a' })
  expect(await read('a')).toBeNull()
})

test('a page that asks for its lesson brings no world back that was deleted', async () => {
  const client = controlClient()
  expect((await client.call('GET', '/__mock/lesson', { world: 'gone' })).status).toBe(404)
  expect(await worldOf(client, 'gone')).toBeUndefined()
})

test('a world is made with a label and a sheet; the label is changed, and outlives a reset', async () => {
  const client = controlClient()
  const body = { id: 'g-1', name: 'G 1', label: 'Morgon', sheetId: 'pay-the-fee' }
  await client.call('POST', '/__mock/worlds', { body })
  expect(await worldOf(client, 'g-1')).toMatchObject({
    label: 'Morgon',
    scenarioId: 'payment-due',
    sheet: { sheetId: 'pay-the-fee', done: [] },
  })
  await client.call('PATCH', '/__mock/worlds/g-1', { body: { label: 'Kväll', name: 'Grupp 1' } })
  await client.call('POST', '/__mock/world/reset', { body: {}, world: 'g-1' })
  const after = await worldOf(client, 'g-1')
  expect(after).toMatchObject({ label: 'Kväll', name: 'Grupp 1', scenarioId: null })
  expect(after).not.toHaveProperty('sheet')
})

test('an error on the screen is told until the page is left or the call succeeds', async () => {
  let now = Date.parse('2026-11-20T20:00:00Z')
  const client = controlClient({ now: () => now })
  const world = 'stuck'
  await client.call('GET', '/GetViewModel', { world })
  const opened = await worldOf(client, world)
  expect(opened?.lastStepAt).toBe('2026-11-20T20:00:00.000Z')
  expect(opened).not.toHaveProperty('trouble')

  now += 60_000
  await client.call('POST', '/__mock/faults', {
    body: { operationId: 'searchObjects', status: 503, times: 1 },
    world,
  })
  const search = () => client.call('POST', '/residence/search_object', { body: { siteId: 1 }, world })
  await search()
  expect(await worldOf(client, world)).toMatchObject({
    lastStepAt: '2026-11-20T20:00:00.000Z',
    trouble: { operationId: 'searchObjects', status: 503, at: '2026-11-20T20:01:00.000Z' },
  })
  await search()
  const over = await worldOf(client, world)
  expect(over).not.toHaveProperty('trouble')
  expect(over?.lastStepAt).toBe('2026-11-20T20:01:00.000Z')
})

test('what a page does by itself is no step', async () => {
  const client = controlClient()
  await client.call('POST', '/api/experiments/start/1', { world: 'quiet' })
  await client.call('GET', '/api/buyresidence/buyresidencecookie', { world: 'quiet' })
  expect(await worldOf(client, 'quiet')).not.toHaveProperty('lastStepAt')
})

test('fees and documents are settled from outside, and My Pages has them as paid and signed [S-079, F-094, F-095]', async () => {
  const { call, backend } = controlClient()
  const matters = async () => (await call<Control<'Matter'>[]>('GET', '/__mock/matters')).body
  expect(await matters()).toEqual([])
  // whoever books a home has its instalments to pay from then on
  const isAsked = ({ kind, personaId }: Control<'Matter'>) => kind !== 'instalment' || personaId !== 'alva'
  for (const scenario of ['vip-fee-due', 'my-pages-all-paid', 'payment-due']) {
    await call('POST', `/__mock/scenarios/${scenario}/apply`)
    const open = (await matters()).filter(isAsked)
    expect(open.length).toBeGreaterThan(0)
    for (const { id } of open) {
      expect((await call('POST', `/__mock/matters/${id}/settle`)).status).toBe(204)
      expect((await call('POST', `/__mock/matters/${id}/settle`)).status).toBe(404)
    }
    expect((await matters()).filter(isAsked)).toEqual([])
  }
  const alva = backend.worlds.get('default')?.bookings.ofUser('user-alva')
  expect(alva?.map(({ paidAt }) => typeof paidAt)).toEqual(['number'])
})

test('labels and names need the key, a lesson only the pass of its world', async () => {
  const lock = lockOf('0123456789abcdef0123')
  const { call } = controlClient({ lock })
  expect((await call('PATCH', '/__mock/worlds/default', { body: { label: 'x' } })).status).toBe(401)
  expect((await call('GET', '/__mock/lesson')).status).toBe(401)
})
