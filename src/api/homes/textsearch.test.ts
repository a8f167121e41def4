// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { fullSearchQuery, quickSearchQuery } from './textsearch.ts'

const send = vi.fn((_url: string, _init: RequestInit) =>
  Promise.resolve(Response.json({ hits: [], total: 0 })),
)
vi.stubGlobal('fetch', send)
const sent = () => JSON.parse(send.mock.lastCall?.[1].body as string) as unknown

test('quick search asks for three hits, and for nothing at all on a single letter [K-017, CV-002]', async () => {
  expect(quickSearchQuery(jmno, 's').enabled).toBe(false)
  const { enabled, ...query } = quickSearchQuery(jmno, 'st')
  expect(enabled).toBe(true)
  await new QueryClient().query(query)
  expect(sent()).toEqual({ siteId: 5, languages: ['no'], text: 'st', skip: 0, take: 3 })
})

test('the full search asks for 25 hits of a category at a time [K-018, CV-001]', async () => {
  await new QueryClient().query(fullSearchQuery(jmno, { text: 'strand', categories: ['news'], page: 2 }))
  expect(sent()).toMatchObject({ text: 'strand', categories: ['news'], skip: 50, take: 25 })
})
