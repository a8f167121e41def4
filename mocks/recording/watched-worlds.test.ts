import { expect, test } from 'vitest'
import type { components } from '#gen/mock_control/types.ts'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { WatchedWorlds } from './watched-worlds.ts'

type Schemas = components['schemas']

/** A mock that can be watched, and its time outside. */
function watchedMock() {
  let now = Date.parse('2026-11-26T12:00:00Z')
  const watched = new WatchedWorlds(() => now)
  const { call } = controlClient({ watched })
  const exchanges = async (query = '', world = 'default') =>
    (await call<Schemas['Exchange'][]>('GET', `/__mock/log/exchanges${query}`, { world })).body
  const watch = () => call('POST', '/__mock/log/watch', { body: { seconds: 60 } })
  const pass = (seconds: number) => (now += seconds * 1000)
  return { call, exchanges, watch, pass }
}

const login = { email: 'amira.nordin@example.com', password: 'geheim-wort', siteId: 1 }

test('both sides of a call are kept while somebody watches its world, and no longer [G-005]', async () => {
  const { call, exchanges, watch, pass } = watchedMock()
  await call('GET', '/notifications/Jmse')
  await watch()
  expect(await exchanges()).toEqual([])
  await call('POST', '/residence/search_object', { body: { siteId: 'x' } })
  await call('GET', '/notifications/Jmse', { world: 'elsewhere' })
  const [seen, ...more] = await exchanges('?number=2')
  expect(more).toEqual([])
  expect(seen).toMatchObject({
    method: 'POST',
    address: '/residence/search_object',
    status: 400,
    request: { body: '{"siteId":"x"}', size: 14 },
  })
  expect(JSON.parse(seen?.answer.body ?? '')).toMatchObject({ code: 'invalidRequest' })
  expect(await exchanges('', 'elsewhere')).toEqual([])
  pass(61)
  expect(await exchanges()).toEqual([])
  await call('GET', '/notifications/Jmse')
  await watch()
  expect(await exchanges()).toEqual([])
})

test('no token, password or number of a person is in what is kept', async () => {
  const { call, exchanges, watch } = watchedMock()
  const { token } = (await call<Schemas['PersonaSession']>('POST', '/__mock/personas/amira/session')).body
  await watch()
  await call('POST', '/account_service/login/email', { body: login })
  await call('GET', '/account_service/user?ssn=19900101-2385', { token })
  const kept = await exchanges()
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toMatch(/geheim|amira\.nordin|19900101|eyJ/)
})

test('the newest calls are kept, and of long bodies and files the size at most', async () => {
  const { call, exchanges, watch } = watchedMock()
  await watch()
  await call('POST', '/residence/search_object', { body: { siteId: 1, name: 'x'.repeat(100_000) } })
  expect((await exchanges())[0]?.request).toMatchObject({ body: null, size: null })
  for (let calls = 0; calls < 205; calls++) await call('GET', '/notifications/Jmse')
  const numbers = (await exchanges()).map(({ number }) => number)
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 7, 206])
})
