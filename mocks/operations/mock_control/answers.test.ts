import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from './shared/types.ts'

type Refusal = { errors: { pointer: string; code: string }[] }
type Shown = { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }

const user = ['GET', '/account_service/user'] as const
const rule = (more: object) => ({ body: { operationId: 'getUser', ...more } })

function client() {
  const { call, backend } = controlClient()
  return {
    call,
    set: (more: object) => call<Refusal>('POST', '/__mock/faults', rule(more)),
    ask: (headers: Record<string, string> = {}) =>
      backend.handle(new Request('http://localhost/account_service/user', { headers })),
  }
}

test('one call is answered as its header Prefer says, whatever the contract has for it, and the next one is not', async () => {
  const { ask, call } = client()
  const preferred = async (prefer: string) => (await ask({ prefer }))?.status
  expect(await preferred('code=503')).toBe(503)
  expect(await preferred('code=418')).toBe(401)
  expect(await preferred('delay=1')).toBe(401)
  expect((await call(...user)).status).toBe(401)
  expect(await preferred('respond-async, code="503"; delay=1')).toBe(503)
  const log = await call<Control<'RequestLog'>>('GET', '/__mock/log')
  expect(log.body.entries.map(({ verdict }) => verdict)).toEqual([
    'fault',
    'requestViolation',
    'requestViolation',
    'requestViolation',
    'fault',
  ])
})

test('an example of the contract answers by its name, for one call or until it is taken back', async () => {
  const { ask, set, call } = client()
  const { default: contract } = await import('#gen/account_service/openapi.json', { with: { type: 'json' } })
  const { get } = contract.paths['/account_service/user'] as { get: { responses: { 200: Shown } } }
  const shown = get.responses[200].content['application/json'].examples
  const [[name, { value }] = ['', { value: undefined }]] = Object.entries(shown)
  const once = await ask({ prefer: `example=${name}` })
  expect([once?.status, await once?.json()]).toEqual([200, value])
  expect((await set({ example: 'noSuch' })).body.errors[0]).toMatchObject({ pointer: '/example' })
  expect((await set({ example: name })).status).toBe(200)
  for (let at = 0; at < 3; at++) expect(await (await ask())?.json()).toEqual(value)
  await call('DELETE', '/__mock/faults?operationId=getUser')
  expect((await call(...user)).status).toBe(401)
})

test('a body and headers that are ordered keep the contract, unless somebody says otherwise', async () => {
  const { ask, set } = client()
  const placeOf = async (more: object) => (await set(more)).body.errors[0]?.pointer
  expect(await placeOf({ body: { id: 'x' } })).toBe('/status')
  expect(await placeOf({ status: 200, body: { id: 5 } })).toContain('/body')
  expect(await placeOf({ headers: { 'content-length': '3' } })).toBe('/headers/content-length')
  expect(await placeOf({ headers: { 'Retry/After': '3' } })).toBe('/headers/Retry~1After')
  expect(await placeOf({ when: { body: { siteId: 1 } } })).toBe('/when/body/siteId')
  expect(await placeOf({ status: 503, headers: { 'retry-after': 'soon' } })).toBe('/headers/retry-after')
  expect(
    (await set({ status: 418, body: { tea: true }, headers: { 'x-pot': 'short' }, unchecked: true })).status,
  ).toBe(200)
  const answer = await ask()
  expect([answer?.status, answer?.headers.get('x-pot'), await answer?.json()]).toEqual([
    418,
    'short',
    { tea: true },
  ])
})

test('a fault strikes only calls that are as its condition says, by parameter and by body', async () => {
  const { call } = controlClient()
  const search = (siteId: number) => call('POST', '/residence/search_object', { body: { siteId } })
  const body = { operationId: 'searchObjects', status: 503, times: 1, when: { body: { '/siteId': 2 } } }
  await call('POST', '/__mock/faults', { body })
  expect([(await search(1)).status, (await search(2)).status, (await search(2)).status]).toEqual([
    200, 503, 200,
  ])
  const text = {
    operationId: 'getNotifications',
    status: 503,
    when: { parameters: { 'x-world': 'grupp-1' } },
  }
  await call('POST', '/__mock/faults', { body: text })
  expect((await call('GET', '/notifications/Jmse')).status).toBe(401)
})
