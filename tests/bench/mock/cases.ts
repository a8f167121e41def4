import { rawRequest } from './requests.ts'

/** One kind of call that is measured. */
export type BenchCase = { name: string; requests: { method: string; path: string; body?: object }[] }

/** A case with what the mock answered to each of its requests, so that others can be made to answer the same. */
export type RecordedCase = {
  name: string
  requests: { method: string; path: string; raw: string; answer: string }[]
}

const favourites = '/account_service/user/favorites'
const search = '/residence/search_object'
const savedSearches = '/account_service/user/savedsearches'

/** With authentication, state and both checks on. `home` is one that a favourite can be. */
const casesWith = (home: string): BenchCase[] => [
  { name: 'GET small', requests: [{ method: 'GET', path: savedSearches }] },
  { name: 'GET computed', requests: [{ method: 'GET', path: '/notifications/Jmse' }] },
  {
    name: 'POST validated, kept',
    requests: [
      { method: 'POST', path: favourites, body: { objectId: home } },
      { method: 'DELETE', path: `${favourites}/${home}` },
    ],
  },
  {
    name: 'LIST 30 hits',
    requests: [{ method: 'POST', path: search, body: { siteId: 1, limit: 30 } }],
  },
  {
    name: 'LIST 30 hits, each filtered anew',
    requests: Array.from({ length: 400 }, (_, at) => ({
      method: 'POST',
      path: search,
      body: {
        siteId: 1,
        limit: 30,
        filter: {
          minRooms: 1 + (at % 2),
          minArea: 31 + (Math.floor(at / 2) % 25),
          maxPrice: 9_000_000 - 100_000 * Math.floor(at / 50),
        },
      },
    })),
  },
  // last, as bare node:http answers all searches as the last one
  {
    name: 'LIST 30 hits, each asked anew',
    requests: Array.from({ length: 400 }, (_, at) => ({
      method: 'POST',
      path: search,
      body: { siteId: 1, limit: 30, offset: at },
    })),
  },
]

/** Logs in as somebody who then has two saved searches; returns the token, which is good in this server alone. */
export async function prepared(server: string): Promise<string> {
  const session = await fetch(`${server}/__mock/personas/amira/session`, { method: 'POST' })
  const { token } = (await session.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (const name of ['Treor i Nacka', 'Radhus vid vattnet']) {
    const body = { name, url: '/sok-bostad/?minRooms=3', filter: { minRooms: 3 }, siteId: 1 }
    await fetch(server + savedSearches, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return token
}

type Found = { hits: { id: string }[] }

/** The cases as requests to the byte, and the answers that a server gives to somebody with this token. */
export async function recorded(server: string, token: string): Promise<RecordedCase[]> {
  const record = async ({ method, path, body }: BenchCase['requests'][number]) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(server + path, { method, headers, ...sent })
    const answer = await response.text()
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${answer.slice(0, 200)}`)
    return { method, path, raw: rawRequest(method, path, { token, ...(body ? { body } : {}) }), answer }
  }
  const body = { siteId: 1, limit: 1 }
  const { hits } = JSON.parse((await record({ method: 'POST', path: search, body })).answer) as Found
  const found: RecordedCase[] = []
  for (const { name, requests } of casesWith(hits[0]?.id ?? '')) {
    const made: RecordedCase['requests'] = []
    for (const request of requests) made.push(await record(request))
    found.push({ name, requests: made })
  }
  return found
}
