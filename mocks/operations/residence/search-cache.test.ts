import { expect, test } from 'vitest'
import type { components } from '#gen/residence/types.ts'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { residenceOperations } from './registry.ts'

type Found = { hits: components['schemas']['SearchHit'][]; total: number }

const search = '/residence/search_object'

test('a search that is asked again finds the same, and each question its own', async () => {
  const { call } = controlClient()
  const ask = async (body: object, world?: string) =>
    (await call<Found>('POST', search, { body, ...(world ? { world } : {}) })).body
  const first = await ask({ siteId: 1, limit: 5 })
  expect(first.hits).toHaveLength(5)
  expect(await ask({ siteId: 1, limit: 5 })).toEqual(first)
  expect(await ask({ siteId: 1, limit: 5 }, 'grupp-1')).toEqual(first)
  expect((await ask({ siteId: 1, limit: 5, offset: 5 })).hits[0]?.id).not.toBe(first.hits[0]?.id)
  expect((await ask({ siteId: 3, limit: 5 })).hits[0]?.siteId).toBe(3)
})

test('viewings that are over are gone as soon as the clock has passed them', async () => {
  const { call, backend } = controlClient()
  const ask = async () => (await call<Found>('POST', search, { body: { siteId: 1, limit: 200 } })).body
  const showings = ({ hits }: Found) => hits.flatMap((hit) => hit.showings)
  const ends = showings(await ask())
    .map(({ end }) => end)
    .sort()
  const next = Date.parse(ends[0] ?? '')
  backend.worlds.get('default')?.clock.set({ mode: 'frozen', now: next })
  const before = showings(await ask()).length
  backend.worlds.get('default')?.clock.set({ now: next + 1000 })
  expect(showings(await ask()).length).toBeLessThan(before)
})

test('what is answered from memory is what the search itself would answer', async () => {
  const { call, backend } = controlClient()
  const world = backend.worlds.get('default')
  world?.clock.freeze()
  const body = { siteId: 1, limit: 30, filter: { minRooms: 3 } }
  await call('POST', search, { body })
  const again = await call('POST', search, { body })
  const itself = await residenceOperations.searchObjects({ body, query: {}, world } as never)
  expect(again.body).toEqual(JSON.parse(JSON.stringify(itself.body)))
})
