import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { type OwnMock, ownMock } from '#tests/support/servers/own-mock.ts'
import { knownPersonIn } from './known-people.ts'

type Log = { entries: { operationId: string; status: number | null; verdict: string; source?: string }[] }

let real: OwnMock
let url = ''

beforeAll(async () => {
  real = await ownMock()
  url = `http://127.0.0.1:${real.port}`
})

afterAll(() => real.close())

/** Who answered which call, in the order of the log. */
async function answeredBy(call: ReturnType<typeof controlClient>['call']) {
  const { body } = await call<Log>('GET', '/__mock/log')
  return body.entries.map(({ operationId, status, verdict, source }) => [
    operationId,
    status,
    verdict,
    source,
  ])
}

const tokenFrom = async (call: ReturnType<typeof controlClient>['call'], persona: string) =>
  (await call<{ token: string }>('POST', `/__mock/personas/${persona}/session`)).body.token

test('calls of a real service go there, the rest is mocked in the same world, and the log says which', async () => {
  const { call } = controlClient()
  const token = await tokenFrom(controlClient({ real: false }).call, 'amira')
  expect((await call('PUT', '/__mock/real', { body: { target: 'account_service', url } })).status).toBe(200)
  // the real one has not made this token, and says so; the mock is not asked
  expect((await call('GET', '/account_service/user', { token })).status).toBe(401)
  const theirs = await tokenFrom(controlClientAt(url), 'amira')
  expect(await call('GET', '/account_service/user', { token: theirs })).toMatchObject({
    status: 200,
    body: { firstName: 'Amira' },
  })
  expect((await call('GET', '/api/system/navigation/get')).status).toBe(200)
  await call('PUT', '/__mock/real', { body: { target: 'getUser', url: null } })
  expect((await call('GET', '/account_service/user', { token: theirs })).status).toBe(401)
  const source = `real 127.0.0.1:${real.port}`
  expect(await answeredBy(call)).toEqual([
    ['getUser', 401, 'ok', source],
    ['getUser', 200, 'ok', source],
    ['getNavigation', 200, 'ok', undefined],
    ['getUser', 401, 'ok', undefined],
  ])
  expect((await call('GET', '/__mock/real')).body).toEqual([
    { target: 'account_service', url },
    { target: 'getUser', url: null },
  ])
  await call('DELETE', '/__mock/real?target=account_service')
  expect((await call('GET', '/__mock/real')).body).toEqual([{ target: 'getUser', url: null }])
})

test('what breaks the contract on either way passes unchanged, and the log says where', async () => {
  const seen: IncomingHttpHeaders[] = []
  const odd = createServer((request, response) => {
    seen.push(request.headers)
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': 'a=b; Domain=x.test; Secure',
    })
    response.end('[{"id":"seven eight"}]')
  }).listen(0, '127.0.0.1')
  await once(odd, 'listening')
  const oddUrl = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`
  const { backend, call } = controlClient()
  await call('PUT', '/__mock/real', { body: { target: 'notification', url: oddUrl } })
  const headers = { 'x-world': 'one', 'x-mock-key': 'k'.repeat(20), cookie: 'world=one; world-pass=p; own=1' }
  const answer = await backend.handle(new Request('http://localhost/notifications/Nowhere', { headers }))
  expect([answer?.status, await answer?.text(), answer?.headers.getSetCookie()]).toEqual([
    200,
    '[{"id":"seven eight"}]',
    ['a=b'],
  ])
  // what steers the mock stays with it
  expect(seen[0]).toMatchObject({ cookie: 'own=1' })
  expect(Object.keys(seen[0] ?? {}).filter((name) => name.startsWith('x-'))).toEqual([])
  const { body } = await call<{
    entries: { verdict: string; violations: { in: string; pointer: string }[] }[]
  }>('GET', '/__mock/log', { world: 'one' })
  expect(body.entries[0]?.verdict).toBe('responseViolation')
  expect(body.entries[0]?.violations.map((one) => one.in + one.pointer)).toEqual(
    expect.arrayContaining(['path/siteKey', 'response/0/id']),
  )
  odd.close()
})

test('a real answer may have more than the mock would ever answer', async () => {
  const answer = (await (await fetch(`${url}/api/system/navigation/get`)).json()) as object
  const more = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...answer, ours: 'not in the contract' }))
  }).listen(0, '127.0.0.1')
  await once(more, 'listening')
  const address = `http://127.0.0.1:${(more.address() as AddressInfo).port}`
  const { call } = controlClient()
  await call('PUT', '/__mock/real', { body: { target: 'system', url: address } })
  expect((await call('GET', '/api/system/navigation/get')).body).toHaveProperty('ours')
  expect((await answeredBy(call)).map(([, , verdict]) => verdict)).toEqual(['ok'])
  more.close()
})

test('a real service that is down fails as it would, or leaves its calls to the mock where it may', async () => {
  const { backend, call } = controlClient()
  const ask = () => backend.handle(new Request('http://localhost/api/system/navigation/get'))
  const nobody = { target: 'system', url: 'http://127.0.0.1:1' }
  await call('PUT', '/__mock/real', { body: nobody })
  expect((await ask())?.type).toBe('error')
  await call('PUT', '/__mock/real', { body: { ...nobody, orMock: true } })
  expect((await ask())?.status).toBe(200)
  expect(await answeredBy(call)).toEqual([
    ['getNavigation', null, 'responseViolation', 'real 127.0.0.1:1'],
    ['getNavigation', 200, 'ok', undefined],
  ])
})

test('the token of a real account service is that of whom one line says', async () => {
  const claims = Buffer.from('{"email":"kim@bjorkvall.example"}').toString('base64url')
  const token = `eyJhbGciOiJSUzI1NiJ9.${claims}.c2ln`
  const as = async (lines: string[]) => {
    const people = lines.flatMap((line) => knownPersonIn(line) ?? [])
    const { call } = controlClient({ people })
    const answer = await call<{ id: string }>('GET', '/account_service/user', { token })
    return answer.status === 200 ? answer.body.id : answer.status
  }
  expect(await as([])).toBe(401)
  expect(await as(['email:kim@bjorkvall.example=amira'])).toBe('user-amira')
  expect(await as(['sub:7=bo', '*=jonas'])).toBe('user-jonas')
  expect(await as(['sub:7=bo'])).toBe(401)
  expect(['email=amira', '*', 'a:b', '=amira'].map(knownPersonIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('there is no real service for what no contract has, and none behind a mock in a browser', async () => {
  const refused = { status: 422, body: { code: 'unprocessable' } }
  const body = { target: 'mock_control', url }
  expect(await controlClient().call('PUT', '/__mock/real', { body })).toMatchObject(refused)
  const inBrowser = controlClient({ real: false }).call
  expect(await inBrowser('PUT', '/__mock/real', { body: { target: 'booking', url } })).toMatchObject(refused)
})

/** Calls of the control API of another mock. */
function controlClientAt(base: string): ReturnType<typeof controlClient>['call'] {
  return async <T>(method: string, path: string) => {
    const response = await fetch(base + path, { method })
    return { status: response.status, body: (await response.json()) as T, headers: response.headers }
  }
}
