import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type World = Control<'World'>
type Scenario = Control<'Scenario'>

test('the scenarios are listed by group', async () => {
  const { call } = controlClient()
  const { body } = await call<Scenario[]>('GET', '/__mock/scenarios')
  expect(body.map(({ id }) => id)).toContain('search-down')
  const groups = body.map(({ group }) => group)
  expect(groups.filter((group, at) => groups.indexOf(group) !== at && groups[at - 1] !== group)).toEqual([])
})

test('each scenario is told in the language one asks for, without an internal name, and by a name of its own', async () => {
  const { call } = controlClient()
  const lists = await Promise.all(
    ['en', 'sv', 'no', 'fi'].map(async (language) => {
      const { body } = await call<Scenario[]>('GET', `/__mock/scenarios?language=${language}`)
      return body
    }),
  )
  const [english = [], ...others] = lists
  expect((await call<Scenario[]>('GET', '/__mock/scenarios')).body).toEqual(english)
  for (const list of lists) expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  const internal = others
    .flat()
    .filter(({ name, description }) => /[a-z]{2}[A-Z][a-z]/.test(`${name} ${description}`))
  expect(internal).toEqual([])
  const said = lists.flat().map(({ name, description }) => `${name}: ${description}`)
  expect(new Set(said).size).toBe(4 * english.length)
})

test('a scenario starts from a fresh world', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/faults', { body: { operationId: 'getUser', drop: true } })
  const { status, body } = await call<World>('POST', '/__mock/scenarios/notifications-fail/apply')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    scenarioId: 'notifications-fail',
    personaId: 'amira',
    eidBehaviour: { mode: 'auto', personaId: 'amira' },
    counts: { faults: 1, requests: 0 },
  })
  expect((await call('GET', '/notifications/Jmse')).status).toBe(503)
  expect((await call('POST', '/__mock/scenarios/no-such/apply')).status).toBe(404)
})

test('with the search service down every search says so, and pages still open', async () => {
  const { call } = controlClient()
  await call('POST', '/__mock/scenarios/search-down/apply')
  const search = { body: { siteId: 1 } }
  for (const path of ['/residence/search_object', '/residence/search_stage', '/residence/search/premises']) {
    expect(await call('POST', path, search)).toMatchObject({
      status: 503,
      body: { code: 'searchServiceDown' },
    })
  }
  expect((await call('GET', '/GetViewModel')).status).toBe(200)
})

test('in the scenario for it, an e-ID order that nobody scans gives up within seconds', async () => {
  const { call } = controlClient()
  expect((await call<World>('POST', '/__mock/scenarios/eid-expires/apply')).body).toMatchObject({
    clock: { mode: 'real', speed: 1 },
    eidBehaviour: { mode: 'manual', personaId: null },
  })
  const body = { returnUrl: 'http://localhost:5173/', environment: 'development', loginType: 'private' }
  await call('POST', '/account_service/login/bank_id/start', { body })
  expect((await call('GET', '/__mock/eid/orders')).body).toMatchObject([
    { hintCode: 'outstandingTransaction' },
  ])
  await call('POST', '/__mock/clock/advance', { body: { seconds: 6 } })
  expect((await call('GET', '/__mock/eid/orders')).body).toMatchObject([{ hintCode: 'startFailed' }])
})

test('the world of every scenario can be carried elsewhere as a file', async () => {
  const { call } = controlClient()
  const { body: scenarios } = await call<Scenario[]>('GET', '/__mock/scenarios')
  expect(scenarios.length).toBeGreaterThan(20)
  for (const { id } of scenarios) {
    await call('POST', `/__mock/scenarios/${id}/apply`)
    const { body } = await call('GET', '/__mock/world/file')
    const { status, body: refusal } = await call('PUT', '/__mock/world/file', { body })
    expect({ id, status, refusal: status === 204 ? '' : refusal }).toEqual({ id, status: 204, refusal: '' })
  }
})
