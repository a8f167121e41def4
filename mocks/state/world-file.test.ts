import { expect, test } from 'vitest'
import { newWorldData } from './world.ts'
import { dataOf, fileOf } from './world-file.ts'
import { Clock } from '../engine/clock.ts'

const start = Date.parse('2026-11-20T20:52:08Z')
const outside = () => start
const here = { data: { id: 'group-1', size: 1 }, outside }

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
  const data = dataOf(file, here)
  expect(data).toMatchObject({ id: 'group-1', name: 'Standard', seed: 42, today: '2026-11-20' })
  expect(data?.clock).toMatchObject({ mode: 'frozen', at: start + 60_000 })
  expect(data?.eid.behaviour.personaId).toBeNull()
})

test('what a file lacks is as in a new world', () => {
  const data = dataOf({ ...saved(), state: '{"accounts":{},"eid":{"behaviour":{"mode":"manual"}}}' }, here)
  expect(data).toMatchObject({ accounts: { changed: {} }, mailbox: { mails: [] } })
  expect(data?.eid).toMatchObject({ orders: {}, behaviour: { mode: 'manual', delaySeconds: 8 } })
})

test('a file of another version, of no time, or that holds something else is not read', () => {
  const file = saved()
  expect(dataOf({ ...file, version: 2 }, here)).toBeUndefined()
  expect(dataOf({ ...file, now: '2051-01-01T00:00:00Z' }, here)).toBeUndefined()
  const others = ['', '[]', '{"mailbox":[]}', '{"clock":{"speed":"fast"}}', '{"today":"soon"}']
  expect(others.filter((state) => dataOf({ ...file, state }, here))).toEqual([])
})
