import { expect, test } from 'vitest'
import { sqliteStore } from '#mocks/stores/sqlite/sqlite-store.ts'
import { Tokens } from '#mocks/state/caller/tokens.ts'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { Control } from '../shared/types.ts'

type Client = ReturnType<typeof controlClient>

/** A token of somebody who logs in there. */
const tokenOf = async ({ call }: Pick<Client, 'call'>, world = 'default') =>
  (await call<Control<'PersonaSession'>>('POST', '/__mock/personas/amira/session', { world })).body.token

/** Whether a token opens an account there: 200 or 401. */
const opened = async ({ call }: Pick<Client, 'call'>, token: string, world = 'default') =>
  (await call('GET', '/account_service/user', { token, world })).status

const fileOf = async ({ call }: Pick<Client, 'call'>) =>
  (await call<Control<'WorldFile'>>('GET', '/__mock/world/file')).body

const secretOf = ({ backend }: Client) => backend.worlds.get('default')?.data.secret ?? ''

const amira = { userId: 'user-amira', kind: 'private', bankId: true } as const

test('who knows the name and seed of a world cannot make a token for it', async () => {
  const client = controlClient({ seed: 7 })
  const clock = client.backend.worlds.get('default')?.clock
  if (!clock) throw new Error('there is no world')
  const guesses = ['default/7', 'default', '7', 'undefined', 'null', 'secret']
  for (const guess of guesses)
    expect(await opened(client, await new Tokens(guess, clock).issue(amira))).toBe(401)
  expect(await opened(client, await tokenOf(client))).toBe(200)
})

test('a token of the world with the same name and seed on another server is not good here', async () => {
  const [here, there] = [controlClient(), controlClient()]
  expect(await opened(here, await tokenOf(there))).toBe(401)
})

test('who is logged in stays so when the world is reset, restored or replaced by a file', async () => {
  const client = controlClient()
  const token = await tokenOf(client)
  await client.call('POST', '/__mock/snapshots', { body: { name: 'Före' } })
  await client.call('POST', '/__mock/world/reset', { body: {} })
  expect(await opened(client, token)).toBe(200)
  await client.call('POST', '/__mock/snapshots/snap-1/restore')
  expect(await opened(client, token)).toBe(200)
  await client.call('PUT', '/__mock/world/file', { body: await fileOf(controlClient()) })
  expect(await opened(client, token)).toBe(200)
})

test('a file of a world makes nobody able to sign for it, and brings no secret along', async () => {
  const [from, into] = [controlClient(), controlClient()]
  const token = await tokenOf(from)
  const file = await fileOf(from)
  expect(file.state).not.toContain(secretOf(from))
  await into.call('PUT', '/__mock/world/file', { body: file })
  expect(await opened(into, token)).toBe(401)
  const state = JSON.stringify({ ...(JSON.parse(file.state) as object), secret: secretOf(from) })
  await into.call('PUT', '/__mock/world/file', { body: { ...file, state } })
  expect(await opened(into, token)).toBe(401)
  expect(await opened(into, await tokenOf(into))).toBe(200)
})

test('a copy of a world knows none of the tokens of its original', async () => {
  const client = controlClient()
  const token = await tokenOf(client)
  await client.call('POST', '/__mock/worlds/default/clone', { body: { id: 'grupp-1' } })
  expect(await opened(client, token, 'grupp-1')).toBe(401)
  expect(await opened(client, await tokenOf(client, 'grupp-1'), 'grupp-1')).toBe(200)
  expect(await opened(client, token)).toBe(200)
})

test('who is logged in stays so after a restart', async () => {
  const store = sqliteStore(':memory:')
  const token = await tokenOf(controlClient({ store }))
  expect(await opened(controlClient({ store: { ...store, heads: store.list() } }), token)).toBe(200)
})

test('a world that was kept without a secret gets one of its own, which is kept', async () => {
  const store = sqliteStore(':memory:')
  const restarted = () => controlClient({ store: { ...store, heads: store.list() } })
  await tokenOf(restarted())
  const head = store.list()[0]
  if (!head) throw new Error('nothing was kept')
  await store.save(head, [{ path: 'secret', gone: true, marked: false }])
  const client = restarted()
  const token = await tokenOf(client)
  expect(secretOf(client)).toHaveLength(43)
  expect(await opened(restarted(), token)).toBe(200)
})
