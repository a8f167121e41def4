// @vitest-environment happy-dom
import { UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearTime } from '#src/lib/time/service-clock.ts'
import { http } from '../http.ts'
import { extendToken, freshToken, onTokenChange, readToken, removeToken, storeToken } from './token.ts'

const minute = 60_000
const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetching)
  removeToken()
  fetching.mockReset()
})

afterEach(() => vi.unstubAllGlobals())

/** A token that is good for so many more minutes. */
const tokenFor = (minutes: number, claims = {}) =>
  new UnsecuredJWT(claims).setExpirationTime((Date.now() + minutes * minute) / 1000).encode()

const isRefresh = (input: RequestInfo | URL) => new Request(input).url.endsWith('/refresh_token')

const answer = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  )

test('a token tells when it expires and whether an e-ID was used [N-002]', () => {
  storeToken(tokenFor(45, { bank_id: 'eid-1' }))
  expect(readToken()?.bankId).toBe(true)
  expect(Math.round(((readToken()?.expiresAt ?? 0) - Date.now()) / minute)).toBe(45)
  storeToken('no.token.')
  expect(readToken()).toBeUndefined()
})

test('a token with 31 minutes left is used as it is [S-013, K-043]', async () => {
  const token = tokenFor(31)
  storeToken(token)
  expect(await freshToken()).toBe(token)
  expect(fetching).not.toHaveBeenCalled()
})

test("what is left of a token goes by the clock of the service, and not by a browser's that is two hours ahead [S-013, K-043]", async () => {
  const dated = (at: number) =>
    hearTime({ headers: new Headers({ 'cache-control': 'no-store', date: new Date(at).toUTCString() }) })
  const token = tokenFor(-75)
  storeToken(token)
  dated(Date.now() - 120 * minute)
  expect(await freshToken()).toBe(token)
  expect(fetching).not.toHaveBeenCalled()
  dated(Date.now())
})

test('requests that come together with 29 minutes left share one refresh, and each has the token [S-013, S-014, K-043, F-039, P-002]', async () => {
  const next = tokenFor(60)
  storeToken(tokenFor(29))
  fetching.mockImplementation((input) => (isRefresh(input) ? answer({ data: next }) : answer({})))
  await Promise.all([http('/a'), http('/b'), http('/c'), extendToken()])

  const calls = fetching.mock.calls.map(([url, init]) => ({
    path: new Request(url).url,
    bearer: new Headers(init?.headers).get('authorization'),
  }))
  expect(calls.filter(({ path }) => isRefresh(path))).toHaveLength(1)
  expect(calls.slice(1).map(({ bearer }) => bearer)).toEqual(Array(3).fill(`Bearer ${next}`))
  expect(readToken()?.raw).toBe(next)
})

test('a refreshed token may come in an envelope or bare [G-006]', async () => {
  const next = tokenFor(60)
  storeToken(tokenFor(1))
  fetching.mockImplementation(() => answer(next))
  expect(await freshToken()).toBe(next)
})

test.each([
  ['is refused', () => answer({}, 401)],
  ['gets no answer', () => Promise.reject(new TypeError('offline'))],
])('a refresh that %s removes the token [S-015, X-016]', async (_, reply) => {
  const told = vi.fn()
  storeToken(tokenFor(5))
  const stop = onTokenChange(told)
  fetching.mockImplementation(reply)
  expect(await freshToken()).toBeUndefined()
  expect(readToken()).toBeUndefined()
  expect(told).toHaveBeenCalledOnce()
  stop()
})

test('a refresh that a page breaks off as it is left keeps the token for the next page [S-015]', async () => {
  const token = tokenFor(5)
  storeToken(token)
  fetching.mockImplementation(() => {
    dispatchEvent(new Event('pagehide'))
    return Promise.reject(new TypeError('broken off'))
  })
  await freshToken()
  expect(readToken()?.raw).toBe(token)
  fetching.mockImplementation(() => Promise.reject(new TypeError('offline')))
  await freshToken()
  expect(readToken()).toBeUndefined()
})

test('whoever logs out during a refresh stays logged out', async () => {
  storeToken(tokenFor(5))
  fetching.mockImplementation(() => {
    removeToken()
    return answer({ data: tokenFor(60) })
  })
  expect(await freshToken()).toBeUndefined()
  expect(readToken()).toBeUndefined()
})
