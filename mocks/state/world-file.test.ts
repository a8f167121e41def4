import { expect, test } from 'vitest'
import { newWorldData } from './world.ts'
import { type WorldFile, dataOf, fileOf } from './world-file.ts'
import { Clock } from '../engine/clock.ts'

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
  expect(file).toMatchObject({ version: 1, name: 'Standard', seed: 42, now: '2026-11-20T20:53:08.000Z' })
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
  expect(refusal({ ...file, version: 2 })).toBe('version')
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
