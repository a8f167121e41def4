import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { components } from '#gen/mock_control/types.ts'
import { redisForTests } from '#tests/support/servers/redis.ts'
import { type JoinedServer, joinedServer } from '../joined-server.test-support.ts'
import { redisDesk } from '../redis/redis-desk.ts'
import { awayHeader } from './without-store.ts'

type Snapshot = components['schemas']['Snapshot']

const redis = redisForTests()
let servers: JoinedServer[] = []
let worlds = 0

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  servers.forEach(({ die }) => die())
  servers = []
  vi.restoreAllMocks()
})

/** Two servers that know of each other's world: the first plays it, the second was asked for it. */
async function twoServers(readMs?: number) {
  const times = { leaseMs: 500, readMs }
  const desk = () => redisDesk(redis().url, { forgetMs: 60_000, answerMs: 200 })
  const [one, other] = [await joinedServer(desk(), times), await joinedServer(desk(), times)]
  servers = [one, other]
  const world = `world-${(worlds += 1)}`
  const ask = (server: JoinedServer, method: string, path: string, body?: object) =>
    fetch(server.address + path, {
      method,
      headers: { 'x-world': world, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const take = async (server: JoinedServer, name: string) =>
    ask(server, 'POST', '/__mock/snapshots', { name })
  const names = async (server: JoinedServer) => {
    const answer = await ask(server, 'GET', '/__mock/snapshots')
    const isAway = answer.headers.has(awayHeader)
    return { isAway, names: ((await answer.json()) as Snapshot[]).map(({ name }) => name) }
  }
  expect((await take(one, 'first')).status).toBe(201)
  expect((await names(other)).names).toEqual(['first'])
  return { one, other, ask, take, names }
}

const goes = {
  'hangs and goes on': {
    away: () => redis().signal('SIGSTOP'),
    back: () => redis().signal('SIGCONT'),
  },
  'ends and is started again': { away: () => redis().stop(), back: () => redis().start() },
}

test.each(Object.entries(goes))(
  'where the store %s, questions are answered from memory, writes are refused, and none that was told is lost',
  async (_how, { away, back }) => {
    const { one, other, ask, take, names } = await twoServers()
    await away()
    await expect.poll(() => names(one)).toEqual({ isAway: true, names: ['first'] })
    const refused = await take(other, 'lost')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await ask(one, 'DELETE', '/__mock/faults')).status).toBe(503)
    // what was refused has left memory with its world
    for (const server of [one, other]) expect(await names(server)).toEqual({ isAway: true, names: ['first'] })
    const search = await ask(other, 'POST', '/residence/search_object', { siteId: 1 })
    expect([search.status, search.headers.get(awayHeader)]).toEqual([200, expect.stringMatching(/^\d+$/)])
    // a page counts its visitors, which is no reason to refuse it
    const page = await ask(one, 'GET', '/nya-projekt/uppsala/GetViewModel')
    expect(page.headers.has(awayHeader)).toBe(true)
    expect(page.status).toBeLessThan(500)
    expect((await ask(one, 'GET', '/__mock/worlds')).status).toBe(200)
    await back()
    await expect.poll(async () => (await take(other, 'again')).status).toBe(201)
    // each server finds out for itself
    await expect.poll(() => names(one)).toEqual({ isAway: false, names: ['again', 'first'] })
  },
)

test('questions are answered without the store only so long', async () => {
  const { one, ask, names } = await twoServers(0)
  await redis().stop()
  await expect.poll(async () => (await ask(one, 'GET', '/__mock/snapshots')).status).toBe(503)
  await redis().start()
  await expect.poll(() => names(one).catch(() => undefined)).toMatchObject({ isAway: false })
})
