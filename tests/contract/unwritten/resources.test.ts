import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Backend } from '#mocks/backend.ts'
import { sqliteStore } from '#mocks/stores/sqlite/sqlite-store.ts'
import { backendFor, call, compiledIn, newFolder } from './own-contract.test-support.ts'
import { shopContract } from './shop-contract.test-support.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const folder = temporaryFolder('shop')
let shop = ''

beforeAll(async () => {
  shop = await compiledIn(folder, shopContract)
})

const open = (): Backend => backendFor(shop, { now: () => now })

const withId = (id: unknown) => expect.objectContaining({ noteId: id }) as unknown

test('what was created is listed, found, replaced and deleted, and an id that nothing has is 404', async () => {
  const backend = open()
  const as = 'user-amira'
  const made = await call(backend, 'POST', '/notes', { as, body: { text: 'Call Bo', secret: 'x' } })
  const { noteId } = made.body as { noteId: string }
  expect(made).toMatchObject({
    status: 201,
    body: { text: 'Call Bo', pinned: false, createdAt: '2026-11-24T10:00:00Z' },
  })
  expect(noteId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  expect(made.body).not.toHaveProperty('colour')
  expect(JSON.stringify((await call(backend, 'GET', '/notes', { as })).body)).not.toContain('secret')
  expect(made.headers.get('location')).toBe(`/notes/${noteId}`)
  expect((await call(backend, 'GET', '/notes', { as })).body).toContainEqual(made.body)
  expect((await call(backend, 'GET', `/notes/${noteId}`, { as })).body).toEqual(made.body)
  const put = await call(backend, 'PUT', `/notes/${noteId}`, {
    as,
    body: { text: 'Call Karin', colour: 'red' },
  })
  expect(put).toMatchObject({ status: 204, body: undefined })
  expect((await call(backend, 'GET', `/notes/${noteId}`, { as })).body).toMatchObject({
    noteId,
    text: 'Call Karin',
    colour: 'red',
    createdAt: '2026-11-24T10:00:00Z',
  })
  expect((await call(backend, 'DELETE', `/notes/${noteId}`, { as })).status).toBe(204)
  for (const method of ['GET', 'DELETE'])
    expect((await call(backend, method, `/notes/${noteId}`, { as })).status).toBe(404)
  expect((await call(backend, 'GET', '/notes', { as })).body).not.toContainEqual(withId(noteId))
})

test("somebody else's things are not seen where an operation needs a token", async () => {
  const backend = open()
  const made = await call(backend, 'POST', '/notes', { as: 'user-amira', body: { text: 'Mine' } })
  const { noteId } = made.body as { noteId: string }
  const path = `/notes/${noteId}`
  const bo = { as: 'user-bo' }
  expect((await call(backend, 'GET', '/notes', bo)).body).not.toContainEqual(withId(noteId))
  expect((await call(backend, 'GET', path, bo)).status).toBe(404)
  expect((await call(backend, 'DELETE', path, bo)).status).toBe(404)
  expect((await call(backend, 'PUT', path, { ...bo, body: { text: 'Taken' } })).status).toBe(404)
  expect((await call(backend, 'GET', path)).status).toBe(401)
  expect((await call(backend, 'GET', path, { as: 'user-amira' })).body).toMatchObject({ text: 'Mine' })
})

test('things lie below each other, are shown in parts, and go with what they lie below', async () => {
  const backend = open()
  const { body } = await call(backend, 'POST', '/projects', {
    body: { name: 'Ekbacken', address: { city: 'Lund' } },
  })
  const { projectId } = body as { projectId: string }
  expect(body).toEqual({ projectId, name: 'Ekbacken', address: { city: 'Lund' } })
  const tasks = `/projects/${projectId}/tasks`
  expect((await call(backend, 'GET', tasks)).body).toEqual([])
  const made = await call(backend, 'POST', tasks, { body: { title: 'Dig', due: '2026-12-01', note: 'Deep' } })
  expect(made).toMatchObject({ status: 201, body: undefined })
  const [task] = (await call(backend, 'GET', tasks)).body as { id: string }[]
  expect(task).toEqual({ id: 'task-1001', title: 'Dig', done: false, due: '2026-12-01', note: 'Deep' })
  expect(made.headers.get('location')).toBe(`${tasks}/task-1001`)
  const patch = { done: true, due: null, note: null }
  expect((await call(backend, 'PATCH', `${tasks}/task-1001`, { body: patch })).body).toEqual({
    id: 'task-1001',
    title: 'Dig',
    done: true,
    due: null,
  })
  expect((await call(backend, 'GET', '/projects/none/tasks')).status).toBe(404)
  const page = await call(backend, 'GET', '/projects?page=2&pageSize=3')
  expect(page.body).toEqual({
    projects: [{ projectId, name: 'Ekbacken', tasks: expect.any(Number) as number }],
    total: 4,
    page: 2,
  })
  expect((await call(backend, 'DELETE', `/projects/${projectId}`)).status).toBe(204)
  expect((await call(backend, 'GET', tasks)).status).toBe(404)
})

test('a thing that nobody lists or makes is there under any id, until it is deleted', async () => {
  const backend = open()
  expect((await call(backend, 'GET', '/orders/o-7')).body).toEqual({ orderId: 'o-7', state: 'sent' })
  await call(backend, 'PATCH', '/orders/o-7', { body: { state: 'open' } })
  expect((await call(backend, 'GET', '/orders/o-7')).body).toEqual({ orderId: 'o-7', state: 'open' })
  expect((await call(backend, 'DELETE', '/orders/o-7')).status).toBe(204)
  expect((await call(backend, 'GET', '/orders/o-7')).status).toBe(404)
})

test('the header says what was guessed, and x-mock-resource takes it back', async () => {
  const backend = open()
  const mark = async (path: string) =>
    (await call(backend, 'GET', path, { as: 'user-amira' })).headers.get('x-mock-answer')
  expect(await mark('/notes')).toBe('kept; list; collection=/notes; id=noteId; whose=own; by=guessed')
  expect(await mark('/projects')).toBe(
    'kept; list; collection=/projects; id=projectId; items=projects; whose=everybody; by=guessed',
  )
  expect(await mark('/sessions')).toBe('generated; schema')
})

test('an example answers the request it belongs to, and the one that is asked for', async () => {
  const backend = open()
  const ask = async (body: object, prefer?: string) =>
    (await call(backend, 'POST', '/price', { body, ...(prefer ? { headers: { prefer } } : {}) })).body
  expect(await ask({ rooms: 1 })).toEqual({ price: 10 })
  expect(await ask({ rooms: 6 })).toEqual({ price: 90 })
  expect(await ask({ rooms: 3 })).toEqual({ price: 50 })
  expect(await ask({ rooms: 3 }, 'example=dear')).toEqual({ price: 90 })
})

test('a schema that admits nothing is told as such, and nothing that breaks it is sent', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { status, body, headers } = await call(open(), 'GET', '/nothing')
  expect(body).toMatchObject({ detail: expect.stringContaining('readNothing') as string })
  expect(headers.get('x-mock-answer')).toBe('none; nothing keeps the contract')
  expect(status).toBe(501)
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Add an example to it'))
  told.mockRestore()
})

test('what was kept survives a restart, and whoever writes an operation later finds it', async () => {
  const file = join(newFolder(), 'worlds.sqlite')
  const before = sqliteStore(file)
  const first = backendFor(shop, { store: before })
  await call(first, 'POST', '/projects', { body: { name: 'Strandängen' } })
  first.worlds.unloadAll()
  before.close()
  const after = sqliteStore(file)
  const second = backendFor(shop, { store: after })
  const list = (await call(second, 'GET', '/projects')).body as {
    projects: { name: string }[]
    total: number
  }
  expect(list.total).toBe(4)
  expect(list.projects.map(({ name }) => name)).toContain('Strandängen')
  const world = await second.worlds.open('default')
  expect(world?.resources.list('/projects').map(({ value }) => value['name'])).toContain('Strandängen')
  after.close()
})
