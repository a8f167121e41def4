import { createClient } from '@redis/client'
import { afterAll, expect, test } from 'vitest'
import { redisForTests } from '#tests/support/servers/redis.ts'
import { worldsAreKept } from '../../stores/kept-worlds-tests.test-support.ts'
import type { Desk } from '../leases/desk.ts'
import { commitOf, deskKeepsItsWord, row } from '../leases/desk-tests.test-support.ts'
import { sharedAt } from '../store/many-worlds.test-support.ts'
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
deskKeepsItsWord(newDesk)

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
