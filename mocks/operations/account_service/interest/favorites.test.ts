import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

const path = '/account_service/user/favorites'

async function asPersona(persona: string, kind: 'private' | 'board' = 'private') {
  const { call, tokenFor, ...client } = accountClient()
  const token = await tokenFor(persona, kind)
  const add = (objectId: string) => call<string[]>('POST', path, { body: { objectId }, token })
  const remove = (objectId: string) => call<string[]>('DELETE', `${path}/${objectId}`, { token })
  return { ...client, call, token, add, remove }
}

test('a favourite is added in front and shows with the person [CI-004, F-152]', async () => {
  const { add, user, token, world } = await asPersona('viggo')
  const { favorites } = (await user(token)).body
  const home = world().catalogue.homes.find(({ id }) => !favorites.includes(id))?.id ?? ''
  const { status, body } = await add(home)
  expect(status).toBe(200)
  expect(body).toEqual([home, ...favorites])
  expect((await add(home)).body).toEqual(body)
  expect((await user(token)).body.favorites).toEqual(body)
})

test('a favourite is removed, and what is none can be removed as well [CI-005]', async () => {
  const { remove, user, token } = await asPersona('viggo')
  const { favorites } = (await user(token)).body
  expect((await remove(favorites[0] ?? '')).body).toEqual(favorites.slice(1))
  expect((await remove('home-nowhere')).body).toEqual(favorites.slice(1))
})

test('when a favourite was saved is forgotten with it', async () => {
  const { add, remove, account, world } = await asPersona('viggo')
  const { favourites } = account('user-viggo')
  const savedAt = world().clock.now()
  await add('stage-strandangen')
  expect(account('user-viggo').favourites).toEqual([
    { objectId: 'stage-strandangen', savedAt: expect.any(Number) as unknown },
    ...favourites,
  ])
  expect(account('user-viggo').favourites[0]?.savedAt).toBeGreaterThanOrEqual(savedAt)
  await remove('stage-strandangen')
  expect(account('user-viggo').favourites).toEqual(favourites)
})

test('of more than five hundred the oldest goes', async () => {
  const { add, world, account } = await asPersona('viggo')
  const homes = world().catalogue.homes.map(({ id }) => id)
  const favourites = homes.slice(0, 500).map((objectId) => ({ objectId }))
  world().accounts.change('user-viggo', { favourites })
  const { body } = await add(homes[500] ?? '')
  expect(body).toHaveLength(500)
  expect(body[0]).toBe(homes[500])
  expect(body).not.toContain(homes[499])
  expect(account('user-viggo').favourites).toHaveLength(500)
})

test('a project is a favourite as a home is [CI-004, F-152]', async () => {
  const { add, remove, user, token } = await asPersona('viggo')
  const { favorites } = (await user(token)).body
  expect((await add('stage-strandangen')).body).toEqual(['stage-strandangen', ...favorites])
  expect((await remove('stage-strandangen')).body).toEqual(favorites)
})

test('what is no home and no project is no favourite', async () => {
  const { add } = await asPersona('viggo')
  expect(await add('home-nowhere')).toMatchObject({
    status: 422,
    body: { errors: [{ in: 'body', pointer: '/objectId', code: 'invalidInput' }] },
  })
})

test('a board member has no favourites, and a visitor has to log in [P-016]', async () => {
  const { add, remove, call, world } = await asPersona('karin', 'board')
  const home = world().catalogue.homes[0]?.id ?? ''
  expect((await add(home)).status).toBe(403)
  expect((await remove(home)).status).toBe(403)
  expect((await call('POST', path, { body: { objectId: home } })).status).toBe(401)
})
