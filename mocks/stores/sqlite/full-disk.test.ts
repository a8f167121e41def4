import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { login, start } from '../kept-worlds.test-support.ts'
import { failureIn } from './sqlite-failure.ts'
import { sqliteStore } from './sqlite-store.ts'

/** What SQLite says of a disk without room. */
function fullDisk(): unknown {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA max_page_count = 2; CREATE TABLE t (a)')
  try {
    database.exec('INSERT INTO t VALUES (hex(randomblob(90000)))')
    return undefined
  } catch (error) {
    return error
  } finally {
    database.close()
  }
}

test('a full disk is 507 with the file that has no room, in one line on the console', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const store = sqliteStore(':memory:')
  const full = failureIn('class.sqlite', fullDisk())
  const { call } = controlClient({ store: { ...store, save: () => Promise.reject(full) } })
  const detail = 'the world could not be kept: there is no room on the disk for class.sqlite.'
  expect(await call('POST', start, login)).toMatchObject({
    status: 507,
    body: { title: 'No room on the disk', detail },
  })
  expect(silent.mock.calls).toEqual([[`mock: startLogin answered 507: ${detail}`]])
  silent.mockRestore()
})

test('a disk without room for another file is no fault of the contract', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const full = Object.assign(new Error('no space left on device'), {
    code: 'ENOSPC',
    path: 'pictures/drawn.png',
  })
  const store = sqliteStore(':memory:')
  const load = () => {
    throw full
  }
  const { call } = controlClient({ store: { ...store, load } })
  expect(await call('GET', '/__mock/clock')).toMatchObject({
    status: 507,
    body: { detail: 'There is no room on the disk for pictures/drawn.png.' },
  })
  silent.mockRestore()
})
