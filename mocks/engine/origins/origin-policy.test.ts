import { expect, test } from 'vitest'
import { originPolicyFor, refuseForeignPage, refuseUnknownHost } from './origin-policy.ts'
import { WebIncoming } from '../request/incoming.ts'

const originPolicy = originPolicyFor({ hosts: ['portal.example'], origins: ['http://192.168.1.20:5173'] })
const asking = (headers: Record<string, string>, method = 'GET') => ({
  method,
  header: (name: string) => headers[name],
})

test('pages of this machine, of the sites and of named origins are answered, on any port but for the last', () => {
  const good = [
    'http://localhost:5173',
    'https://localhost',
    'http://no.localhost:1',
    'http://a.b.localhost',
    'http://127.0.0.1:99',
    'http://127.8.8.8',
    'http://[::1]:5173',
    'https://portal.example:8443',
    'http://192.168.1.20:5173',
  ]
  expect(good.filter((origin) => !originPolicy.allowsOrigin(origin))).toEqual([])
})

test('a page of any other origin is not answered, and "null" never', () => {
  const bad = [
    'null',
    '',
    'http://evil.test',
    'http://localhost.evil.test',
    'http://evillocalhost',
    'http://127.0.0.1.evil.test',
    'http://portal.example.evil.test',
    'http://sub.portal.example',
    'http://192.168.1.20:5174',
    'http://192.168.1.20',
    'https://192.168.1.20:5173',
    'http://[::2]',
    'file://localhost',
    'chrome-extension://localhost',
  ]
  expect(bad.filter((origin) => originPolicy.allowsOrigin(origin))).toEqual([])
  expect(originPolicyFor({ origins: [] }).allowsOrigin('null')).toBe(false)
})

test('it is called by names that nobody else can point here, and by addresses', () => {
  const good = [
    'localhost:4010',
    'LOCALHOST',
    'fi.localhost',
    '127.0.0.1:4010',
    '[::1]:4010',
    '10.0.0.7',
    '[fe80::1]:80',
    'portal.example',
    '192.168.1.20:4010',
  ]
  expect(good.filter((host) => refuseUnknownHost(originPolicy, asking({ host })))).toEqual([])
  const bad = [
    'evil.test:4010',
    'localhost.evil.test',
    '127.0.0.1.nip.io',
    'localhost.',
    '7f000001.rbndr.us',
    '',
  ]
  expect(bad.filter((host) => !refuseUnknownHost(originPolicy, asking({ host })))).toEqual([])
})

test('a request of a service worker, which has no such header, has no wrong name', () => {
  expect(
    refuseUnknownHost(originPolicy, new WebIncoming(new Request('https://demo.example/__mock/world'))),
  ).toBeUndefined()
})

test('a page elsewhere may ask a service, changes nothing, and steers nothing', () => {
  const origin = 'http://evil.test'
  expect(refuseForeignPage(originPolicy, asking({ origin }), false)).toBeUndefined()
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(refuseForeignPage(originPolicy, asking({ origin }, method), false)).toMatchObject({ status: 403 })
  const pages: Record<string, string>[] = [
    { origin },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-site', origin },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:5173' },
  ]
  for (const headers of pages)
    expect(refuseForeignPage(originPolicy, asking(headers), true)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
})

test('the portal, a typed address and what is no browser may steer', () => {
  const askers: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
    { origin: 'http://10.0.0.7:4010', host: '10.0.0.7:4010' },
  ]
  for (const headers of askers)
    expect(refuseForeignPage(originPolicy, asking(headers, 'POST'), true)).toBeUndefined()
})
