// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { clearCookie, writeCookie } from '#src/lib/storage/cookies.ts'
import { jmse } from '#src/sites/jmse.ts'
import { AppError } from '../errors.ts'
import { homesOfExplorerQuery, homesOfStageQuery } from './residence-places.ts'
import { countsQuery, homesQuery, partsFor } from './residence.ts'
import { removeToken, storeToken } from '../session/token.ts'

const total = 75
const calls: { url: string; body: Record<string, unknown> }[] = []

/** Answers every search with as many homes as were asked for and are left. */
function answer(url: string, { body }: RequestInit): Response {
  const request = JSON.parse(body as string) as { limit: number; offset?: number }
  calls.push({ url, body: request })
  const count = Math.min(request.limit, total - (request.offset ?? 0))
  return Response.json({ hits: Array.from({ length: count }, () => ({})), total })
}

vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(answer(url, init)))

afterEach(() => {
  calls.length = 0
  clearCookie('uid')
  removeToken()
})

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test('a list asks for 30 homes, and appends 30 at a time until all are there [S-035, CV-003, F-080, K-013]', async () => {
  const list = new InfiniteQueryObserver(client(), homesQuery(jmse, { filter: {} }))
  const stop = list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  await list.fetchNextPage()
  const last = await list.fetchNextPage()
  stop()
  expect(calls.map(({ body }) => [body['offset'], body['limit']])).toEqual([
    [0, 30],
    [30, 30],
    [60, 30],
  ])
  expect(last.data?.pages.flatMap(({ hits }) => hits)).toHaveLength(total)
  expect(last.hasNextPage).toBe(false)
})

test('a list that is returned to is read in one part, a very long one in more [G-019, K-015]', () => {
  expect(partsFor(90)).toEqual({ initialPageParam: { offset: 0, limit: 90 }, pages: 1 })
  expect(partsFor(450)).toEqual({ initialPageParam: { offset: 0, limit: 400 }, pages: 3 })
})

test('homes to move into now are asked for near the visitor, by the id of this browser [S-040, F-084, CV-008]', async () => {
  writeCookie('uid', 'anon-1', 60)
  await client().infiniteQuery(homesQuery(jmse, { filter: { inhabitDate: 0 } }))
  await client().query(countsQuery(jmse, { filter: { inhabitDate: 0 } }))
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(['?geo=auto%3Aanon-1', '?geo=auto%3Aanon-1'])
})

test('a known user needs no id for that, and other searches no place [S-040, F-084, CV-008]', async () => {
  writeCookie('uid', 'anon-1', 60)
  storeToken(`${btoa('{}')}.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3000 }))}.x`)
  await client().infiniteQuery(homesQuery(jmse, { filter: { inhabitDate: 0 } }))
  await client().infiniteQuery(homesQuery(jmse, { filter: { inhabitDate: 1 } }))
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(['?geo=auto', ''])
})

test('the homes of a chosen project come at once, up to 300 [S-036, F-081, CV-004, K-014]', async () => {
  await client().query(homesOfStageQuery(jmse, 'stage-strandangen'))
  expect(calls[0]?.body).toMatchObject({ stageId: 'stage-strandangen', limit: 300 })
})

test('the homes of a picture to choose in come up to 200, to a buyer with what the sold ones cost [CV-007, N-073, K-023]', async () => {
  await client().query(homesOfExplorerQuery(jmse, 'stage-strandangen', true))
  expect(calls[0]?.body).toMatchObject({ stageId: 'stage-strandangen', limit: 200, hasMadePurchase: true })
})

test('a search that is down is an error of its own kind [X-018, CV-017]', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ title: 'Down', status: 503, code: 'searchServiceDown' }, { status: 503 }),
    ),
  )
  const failure = await client()
    .infiniteQuery(homesQuery(jmse, {}))
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ kind: 'unavailable', code: 'searchServiceDown' })
})
