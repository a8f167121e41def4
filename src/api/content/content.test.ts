// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { viewModelQuery } from './content.ts'
import type { PageAddress } from './content.ts'
import { AppError } from '../errors.ts'

const page = { template: 'standardPage', content: { kind: 'standardPage' } }
const notFound = { template: 'error404', content: { kind: 'error404' } }

const answers = (body: unknown, status = 200) => {
  const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', send)
  return send
}
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const at = (path: string, query: Record<string, unknown> = {}): PageAddress => ({ kind: path, path, query })

test.each([
  ['/', '/GetViewModel'],
  ['/boka/', '/boka/GetViewModel'],
  ['/bostader/nacka/ekbacken/', '/bostader/nacka/ekbacken/GetViewModel'],
])('the view model of %s lies at its address [R-056, G-099]', async (path, expected) => {
  const send = answers(page)
  await client().query(viewModelQuery(jmse, at(path)))
  expect(new URL(send.mock.calls[0]?.[0] ?? '').pathname).toBe(expected)
})

test('it is asked for with the site and the query of the page; what is not set is left out [R-056]', async () => {
  const send = answers(page)
  await client().query(viewModelQuery(jmno, at('/sok/', { s: 'strand', page: undefined, type: ['a', 'b'] })))
  const [url, init] = send.mock.calls[0] ?? []
  expect(new URL(url ?? '').search).toBe('?s=strand&type=a%3Bb')
  expect(new Headers(init?.headers).get('X-Site')).toBe('Jmno')
})

test('two addresses of one kind share one view model [S-082, F-046]', async () => {
  const send = answers(page)
  const queries = client()
  const search = { kind: 'residenceSearch', path: '/sok-bostad/' }
  await queries.query({ ...viewModelQuery(jmse, { ...search, query: {} }), staleTime: 'static' })
  await queries.query({
    ...viewModelQuery(jmse, { ...search, query: { minRooms: 2 } }),
    staleTime: 'static',
  })
  expect(send).toHaveBeenCalledOnce()
})

test('a page that is not there shows what the service says of it [S-084, X-073, Q-027]', async () => {
  answers(notFound, 404)
  expect(await client().query(viewModelQuery(jmse, at('/nej/')))).toEqual(notFound)
})

test.each([
  [404, { title: 'x', code: 'notFound' }, 'notFound'],
  [401, { title: 'x', code: 'unauthorized' }, 'unauthorized'],
  [403, { title: 'x', code: 'forbidden' }, 'forbidden'],
  [503, { title: 'x', code: 'serviceUnavailable' }, 'unavailable'],
])('an answer of %d without a view model is an error', async (status, body, kind) => {
  answers(body, status)
  const failure = await client()
    .query(viewModelQuery(jmse, at('/x/')))
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ kind })
})
