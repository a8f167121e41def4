import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

const path = '/account_service/user/savedsearches'
const search = {
  name: 'Treor i Nacka',
  url: '/sok-bostad/nacka/?minRooms=3',
  filter: { minRooms: 3, tags: ['municipality-nacka'] },
  siteId: 1,
}

async function asPersona(persona: string, kind: 'private' | 'board' = 'private') {
  const { call, tokenFor, ...client } = accountClient()
  const token = await tokenFor(persona, kind)
  const save = (changes: object = {}) =>
    call<{ id: string }>('POST', path, { body: { ...search, ...changes }, token })
  const list = () => call<{ id: string; name: string }[]>('GET', path, { token })
  const forget = (id: string) => call('DELETE', `${path}/${id}`, { token })
  return { ...client, call, tokenFor, save, list, forget }
}

test('a search is kept with the time it was saved, the newest first [CI-001, CI-002]', async () => {
  const { save, list, world, advance } = await asPersona('jonas')
  expect((await list()).body).toEqual([])
  const first = await save()
  expect(first).toMatchObject({ status: 201, body: { ...search, createdOn: world().clock.iso() } })
  advance(60)
  await save({ name: 'Fyror', url: '/sok-bostad/?minRooms=4' })
  const { body, headers } = await list()
  expect(body.map(({ name }) => name)).toEqual(['Fyror', 'Treor i Nacka'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the same search is kept once a site, and no more than fifty in all', async () => {
  const { save, list } = await asPersona('jonas')
  await save()
  const conflict = { status: 409, body: { code: 'conflict' } }
  expect(await save({ name: 'En gång till' })).toMatchObject(conflict)
  expect((await save({ siteId: 3 })).status).toBe(201)
  for (let attempt = 2; attempt < 50; attempt++)
    expect((await save({ url: `/sok-bostad/?q=${attempt}` })).status).toBe(201)
  expect(await save({ url: '/sok-bostad/?q=over' })).toMatchObject(conflict)
  expect((await list()).body).toHaveLength(50)
})

test('a search is forgotten once, and nobody forgets another’s [CI-003]', async () => {
  const { save, list, forget, call, tokenFor } = await asPersona('jonas')
  const { id } = (await save()).body
  const other = await tokenFor('saga')
  expect((await call('DELETE', `${path}/${id}`, { token: other })).status).toBe(404)
  expect((await forget(id)).status).toBe(204)
  expect((await forget(id)).status).toBe(404)
  expect((await list()).body).toEqual([])
})

test('a board member has no searches, and a visitor has to log in', async () => {
  const { save, list, forget, call } = await asPersona('karin', 'board')
  for (const answer of [await save(), await list(), await forget('search-1')]) expect(answer.status).toBe(403)
  expect((await call('GET', path)).status).toBe(401)
})
