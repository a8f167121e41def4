import { createClient } from '@redis/client'
import { afterAll, expect, test } from 'vitest'
import { redisForTests } from '#tests/support/redis.ts'
import { newClockData } from '../../engine/clock.ts'
import { newCourse } from '../../state/course/course.ts'
import { newPace } from '../../state/course/pace.ts'
import type { WorldHead } from '../../state/world-data.ts'
import { worldsAreKept } from '../../stores/kept-worlds-tests.test-support.ts'
import type { Commit, Desk } from '../desk.ts'
import { sharedAt } from '../many-worlds.test-support.ts'
import { redisDesk } from './redis-desk.ts'

const redis = redisForTests()
const forgetMs = 60_000
const desks: Desk[] = []
afterAll(() => desks.forEach((desk) => desk.close()))

function newDesk(): Desk {
  const desk = redisDesk(redis().url, { forgetMs })
  desks.push(desk)
  return desk
}

const headOf = (id: string): WorldHead => ({
  id,
  name: id,
  seed: 1,
  size: 1,
  today: '2026-11-20',
  revision: 3,
  createdAt: 1,
  lastSeenAt: 2,
  lastPath: null,
  personaId: null,
  scenarioId: null,
  clock: newClockData(),
  course: newCourse(),
  pace: newPace(),
})

const commitOf = (id: string, given: Partial<Commit>): Commit => ({
  id,
  holder: 'one',
  number: 1,
  version: 0,
  ms: 1000,
  head: headOf(id),
  anew: false,
  dropped: [],
  put: [],
  ...given,
})

const row = (path: string, value: string) => ({ path, value })

/** A store without worlds, as each of these tests begins with. */
function emptyStore() {
  const kept = sharedAt(newDesk())
  const emptied = flushed()
  const restarted: typeof kept.restarted = (options) => {
    const client = kept.restarted(options)
    const call: typeof client.call = async (...asked) => {
      await emptied
      return client.call(...asked)
    }
    return { ...client, call }
  }
  return { ...kept, restarted }
}

async function flushed(): Promise<void> {
  const client = createClient({ url: redis().url })
  await client.connect()
  await client.flushAll()
  client.destroy()
}

worldsAreKept('redis', emptyStore)

test('a server that was believed dead writes nothing, and neither does one that knows an old version', async () => {
  const desk = newDesk()
  expect(await desk.take('a', 'one', 400)).toMatchObject({ isMine: true, number: 1, version: 0 })
  expect(await desk.take('a', 'two', 400)).toMatchObject({ isMine: false, holder: 'one', number: 1 })
  expect(await desk.commit(commitOf('a', { put: [row('x', '1')], ms: 400 }))).toBe(true)
  await expect
    .poll(() => desk.take('a', 'two', 1000), { timeout: 10_000 })
    .toMatchObject({ isMine: true, number: 2, version: 1 })
  expect(await desk.commit(commitOf('a', { version: 1, put: [row('x', '2')] }))).toBe(false)
  expect(await desk.renew('a', 'one', 1, 1000)).toBe(false)
  expect(await desk.delete('a', 1)).toBe(false)
  expect(await desk.commit(commitOf('a', { number: 2, put: [row('x', '3')] }))).toBe(false)
  expect(await desk.commit(commitOf('a', { number: 2, version: 1, put: [row('x', '4')] }))).toBe(true)
  expect((await desk.load('a'))?.rows).toEqual([row('x', '4')])
})

test('rows stay in the order they came about, and go with all that lies below them', async () => {
  const desk = newDesk()
  await desk.take('b', 'one', 1000)
  const put = [row('x/b', '1'), row('x/a', '2'), row('x0', '3'), row('x-', '4'), row('xy', '5')]
  await desk.commit(commitOf('b', { put }))
  await desk.commit(commitOf('b', { version: 1, put: [row('x/b', '6')] }))
  expect((await desk.load('b'))?.rows).toEqual([row('x/b', '6'), ...put.slice(1)])
  await desk.commit(commitOf('b', { version: 2, dropped: ['x'], put: [row('x/c', '')] }))
  expect((await desk.load('b'))?.rows.map(({ path }) => path)).toEqual(['x0', 'x-', 'xy', 'x/c'])
  await desk.commit(commitOf('b', { version: 3, anew: true, put: [row('z', '7')] }))
  expect((await desk.load('b'))?.rows).toEqual([row('z', '7')])
})

test('all keys of a world lie in one place of a cluster, and Redis itself forgets them', async () => {
  const desk = newDesk()
  await desk.take('c', 'one', 1000)
  await desk.commit(commitOf('c', { put: [row('x', '1')] }))
  const counts = { ok: 1, requestViolation: 0, responseViolation: 0, fault: 0, generated: 0 }
  await desk.renew('c', 'one', 1, 1000, { keep: 1, entries: [], last: 1, counts })
  const client = createClient({ url: redis().url })
  await client.connect()
  const keys = await client.keys('*{c}*')
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) {
    const left = await client.pTTL(key)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(forgetMs)
  }
  await client.del(keys)
  expect(await desk.load('c')).toBeUndefined()
  expect((await desk.heads()).map(({ id }) => id)).not.toContain('c')
  client.destroy()
})

test('a world that was thrown away has a number that goes on', async () => {
  const desk = newDesk()
  await desk.take('d', 'one', 1000)
  await desk.commit(commitOf('d', { put: [row('x', '1')] }))
  expect(await desk.delete('d', 1)).toBe(true)
  await desk.release('d', 'one', 1)
  expect(await desk.take('d', 'two', 1000)).toMatchObject({ number: 2, version: 0 })
})
