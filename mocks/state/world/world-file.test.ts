import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { sharedAccounts } from '../accounts/shared-accounts.ts'
import { newWorldData } from './world-data.ts'
import { type WorldFile, dataOf, fileOf } from './world-file.ts'
import { Clock } from '../../engine/worlds/clock.ts'

const start = Date.parse('2026-11-20T20:52:08Z')
const outside = () => start
const here = { data: { id: 'group-1', size: 1 }, outside }

const read = (file: WorldFile) => {
  const found = dataOf(file, here)
  return 'data' in found ? found.data : undefined
}
const refusal = (file: WorldFile) => {
  const found = dataOf(file, here)
  return 'refused' in found ? found.refused.code : undefined
}

function saved() {
  const data = newWorldData({ id: 'default', seed: 42, size: 1 }, start)
  const clock = new Clock(data.clock)
  clock.freeze(start + 60_000)
  data.eid.behaviour.personaId = null
  return fileOf({ data, clock, outside })
}

test('a file carries the world and its time elsewhere', () => {
  const file = saved()
  expect(file).toMatchObject({ version: 2, name: 'Standard', seed: 42, now: '2026-11-20T20:53:08.000Z' })
  const data = read(file)
  expect(data).toMatchObject({ id: 'group-1', name: 'Standard', seed: 42, today: '2026-11-20' })
  expect(data?.clock).toMatchObject({ mode: 'frozen', at: start + 60_000 })
  expect(data?.eid.behaviour.personaId).toBeNull()
})

test('what a file lacks is as in a new world', () => {
  const data = read({ ...saved(), state: '{"accounts":{},"eid":{"behaviour":{"mode":"manual"}}}' })
  expect(data).toMatchObject({ accounts: { changed: {} }, mailbox: { mails: [] } })
  expect(data?.eid).toMatchObject({ orders: {}, behaviour: { mode: 'manual', delaySeconds: 8 } })
})

test('a file of another version, of no time, or that holds something else is not read', () => {
  const file = saved()
  for (const version of [1, 3]) expect(refusal({ ...file, version })).toBe('version')
  expect(refusal({ ...file, now: '2051-01-01T00:00:00Z' })).toBe('version')
  const others = ['[]', '{"mailbox":[]}', '{"clock":{"speed":"fast"}}', '{"today":"soon"}']
  expect(others.map((state) => refusal({ ...file, state }))).toEqual(others.map(() => 'version'))
  expect(refusal({ ...file, state: '' })).toBe('malformedBody')
})

test('a file that is more than a world is refused by name, and nothing of it is walked through', () => {
  const refusalOf = (state: string) => refusal({ ...saved(), state })
  const nested = (depth: number) => `{"content":{"x":${'['.repeat(depth)}${']'.repeat(depth)}}}`
  expect(refusalOf(nested(126))).toBeUndefined()
  expect(refusalOf(nested(127))).toBe('maxDepth')
  expect(refusalOf(nested(1_000_000))).toBe('maxDepth')
  expect(refusalOf(`{"content":{"x":[${'1,'.repeat(300_000)}1]}}`)).toBe('maxValues')
})

test('a file with the prototype of an object in it is refused, however that is written', () => {
  const states = [
    '{"__proto__":{"polluted":true}}',
    '{"accounts":{"changed":{"__proto__":{"polluted":true}}}}',
    String.raw`{"accounts":{"\u005f_pr\u006fto__":{"polluted":true}}}`,
    '{"content":{"constructor":{"prototype":{"polluted":true}}}}',
    '{"content":[{"__proto__":null}]}',
  ]
  const found = states.map((state) => refusal({ ...saved(), state }))
  expect(found).toEqual(states.map(() => 'forbiddenName'))
  expect(refusal({ ...saved(), state: '{"content":{"constructor":"Åsa"}}' })).toBeUndefined()
})

test('a file is refused by the place in it where an entry is of no kind that a world has', () => {
  const detailOf = (state: object) => {
    const found = dataOf({ ...saved(), state: JSON.stringify(state) }, here)
    return 'refused' in found ? found.refused.detail : undefined
  }
  const held = { homeId: 'home-1', heldAt: 1, expiresAt: 2 }
  const order = { startedAt: 1, renewedAt: 1, spent: [] }
  expect(
    detailOf({ bookings: { holds: { a: held, b: null } }, eid: { orders: { a: order } } }),
  ).toBeUndefined()
  const wrong: [state: object, place: string][] = [
    [{ accounts: { changed: { 'a/b': { id: 'a/b' } } } }, '/accounts/changed/a~1b/newsletter'],
    [{ eid: { orders: { a: { ...order, spent: [3] } } } }, '/eid/orders/a/spent/0'],
    [{ bookings: { holds: { a: { ...held, heldAt: '1' } } } }, '/bookings/holds/a/heldAt'],
    [{ mailbox: { mails: [null] } }, '/mailbox/mails/0'],
    [{ ids: { user: '7' } }, '/ids/user'],
    [{ access: { limits: { a: 1 } } }, '/access/limits/a'],
    [{ saved: { visits: { homes: { a: {} } } } }, '/saved/visits/homes/a'],
  ]
  expect(wrong.map(([state]) => detailOf(state))).toEqual(
    wrong.map(([, place]) => `this mock does not read such a file: ${place}`),
  )
})

test('every account of the catalogue could stand in a file', () => {
  const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '42', size: 1 })
  const changed = Object.fromEntries(sharedAccounts(catalogue).map((one) => [one.id, one]))
  expect(read({ ...saved(), state: JSON.stringify({ accounts: { changed } }) })).toBeDefined()
})
