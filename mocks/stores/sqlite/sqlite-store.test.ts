import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type SqliteStore, sqliteStore } from './sqlite-store.ts'
import { headOf } from '../world-head.test-support.ts'
import type { Change } from '../world-store.ts'

const folder = temporaryFolder('worlds')
let files = 0
const newFile = () => join(folder, `${(files += 1)}`, 'worlds.sqlite')

const rowsOf = async (store: SqliteStore, id: string) => (await store.load(id))?.rows

test('what was saved is there when the file is opened again', async () => {
  const file = newFile()
  const before = sqliteStore(file)
  await before.save(headOf('a'), [{ path: 'accounts/changed/amira', value: { name: 'Amira' } }])
  before.close()
  const after = sqliteStore(file)
  expect(after.heads).toEqual([headOf('a')])
  expect(await after.load('a')).toEqual({
    head: headOf('a'),
    rows: [{ path: 'accounts/changed/amira', value: '{"name":"Amira"}' }],
  })
  after.close()
})

test('a row is replaced where it is, and goes with all that lies below it', async () => {
  const store = sqliteStore(':memory:')
  const put = (rows: Record<string, number>) =>
    store.save(
      headOf('a'),
      Object.entries(rows).map(([path, value]) => ({ path, value })),
    )
  await put({ 'x/b': 1, 'x/a': 2, x0: 3, 'x-': 4, xy: 5 })
  await put({ 'x/b': 6 })
  expect(await rowsOf(store, 'a')).toEqual([
    { path: 'x/b', value: '6' },
    { path: 'x/a', value: '2' },
    { path: 'x0', value: '3' },
    { path: 'x-', value: '4' },
    { path: 'xy', value: '5' },
  ])
  await store.save(headOf('a'), [{ path: 'x', gone: true, marked: false }])
  expect((await rowsOf(store, 'a'))?.map(({ path }) => path)).toEqual(['x0', 'x-', 'xy'])
})

test('worlds do not share rows, and one that is deleted is gone', async () => {
  const store = sqliteStore(':memory:')
  void store.save(headOf('a'), [{ path: 'x', value: 1 }])
  void store.save(headOf('b'), [{ path: 'x', value: 2 }])
  await store.delete('a')
  expect(await store.load('a')).toBeUndefined()
  expect(await rowsOf(store, 'b')).toEqual([{ path: 'x', value: '2' }])
})

test('changes on their way to the file become what they would have become one after the other', async () => {
  const store = sqliteStore(':memory:')
  const save = (...changes: Change[]) => void store.save(headOf('a'), changes)
  save({ path: 'x/a', value: 1 }, { path: 'x/b', value: 2 }, { path: 'y', value: 3 })
  save({ path: 'x', gone: true, marked: true }, { path: 'x/c', value: 4 })
  save({ path: 'y', gone: true, marked: false })
  save({ path: 'z', value: 5 })
  save({ path: 'y', value: 6 })
  expect(await rowsOf(store, 'a')).toEqual([
    { path: 'x', value: '' },
    { path: 'x/c', value: '4' },
    { path: 'z', value: '5' },
    { path: 'y', value: '6' },
  ])
  void store.delete('a')
  expect(await store.load('a')).toBeUndefined()
  void store.delete('a')
  save({ path: 'x', value: 7 })
  expect(await rowsOf(store, 'a')).toEqual([{ path: 'x', value: '7' }])
})

test('what is on its way is found already', async () => {
  const store = sqliteStore(':memory:')
  const saved = store.save(headOf('a'), [{ path: 'x', value: 1 }])
  expect(await rowsOf(store, 'a')).toEqual([{ path: 'x', value: '1' }])
  await saved
})

test('a file belongs to one server alone', () => {
  const file = newFile()
  const first = sqliteStore(file)
  expect(() => sqliteStore(file)).toThrow('locked')
  first.close()
  sqliteStore(file).close()
})

test('one world that can not be written takes no other with it, and nothing half of it is there', async () => {
  const store = sqliteStore(':memory:')
  const bottomless = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as []
  await store.save(headOf('b'), [{ path: 'x', value: 0 }])
  const saves = [
    store.save(headOf('a'), [{ path: 'x', value: 1 }]),
    store.save(headOf('b', 'new name'), [
      { path: 'x', value: 2 },
      { path: 'y', value: bottomless },
    ]),
    store.save(headOf('c'), [{ path: 'x', value: 3 }]),
  ]
  const ends = await Promise.allSettled(saves)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await rowsOf(store, 'a')).toEqual([{ path: 'x', value: '1' }])
  expect(await store.load('b')).toEqual({ head: headOf('b'), rows: [{ path: 'x', value: '0' }] })
  expect(await rowsOf(store, 'c')).toEqual([{ path: 'x', value: '3' }])
})

test('what is asked for before a write does not end the others when it fails', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const store = sqliteStore(':memory:')
  store.beforeNextWrite?.(() => {
    throw new Error('no world')
  })
  const done = new Promise<void>((resolve) => store.beforeNextWrite?.(resolve))
  await store.save(headOf('a'), [{ path: 'x', value: 1 }])
  await done
  expect(await rowsOf(store, 'a')).toEqual([{ path: 'x', value: '1' }])
  silent.mockRestore()
})

test('a world that is kept anew has nothing of what was kept of it before', async () => {
  const store = sqliteStore(':memory:')
  await store.save(headOf('a'), [{ path: 'x', value: 1 }])
  await store.save(headOf('a'), [{ path: 'y', value: 2 }], true)
  expect(await rowsOf(store, 'a')).toEqual([{ path: 'y', value: '2' }])
  const saves = [
    store.save(headOf('a'), [{ path: 'z', value: 3 }]),
    store.save(headOf('a'), [{ path: 'y', value: 4 }], true),
  ]
  await Promise.all(saves)
  expect(await rowsOf(store, 'a')).toEqual([{ path: 'y', value: '4' }])
})
