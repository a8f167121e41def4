import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { damage } from './damaged-file.test-support.ts'
import { login, start } from '../kept-worlds.test-support.ts'
import { type SqliteStore, sqliteStore } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file with two worlds that somebody has played in, of which the first is damaged. */
async function damagedFile(name: string): Promise<string> {
  const file = join(folder, name)
  const store = sqliteStore(file)
  const { call } = controlClient({ store })
  for (const world of ['grupp-1', 'grupp-2']) {
    await call('POST', start, { ...login, world })
    // rows enough that some pages have none of the other world
    for (let at = 0; at < 8; at++)
      await call('POST', '/__mock/snapshots', { body: { name: `${world} saved` }, world })
  }
  store.close()
  damage(file, 'grupp-1', 'grupp-2')
  return file
}

const over = (store: SqliteStore) => controlClient({ store })

test('a damaged page is told as a problem with the file, others play on, and the world can be reset', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const file = await damagedFile('one.sqlite')
  const store = sqliteStore(file)
  const { call } = over(store)
  for (const path of ['/__mock/clock', '/notifications/Jmse'])
    expect(await call('GET', path, { world: 'grupp-1' })).toMatchObject({
      status: 503,
      body: { title: 'Not available right now', detail: expect.stringContaining(file) as string },
    })
  expect((await call<object[]>('GET', '/__mock/snapshots', { world: 'grupp-2' })).body).toHaveLength(8)
  expect((await call('POST', '/__mock/world/reset', { body: {}, world: 'grupp-1' })).status).toBe(200)
  expect((await call<object[]>('GET', '/__mock/snapshots', { world: 'grupp-1' })).body).toEqual([])
  expect((await call('POST', start, { ...login, world: 'grupp-1' })).status).toBe(200)
  store.close()
  const later = sqliteStore(file)
  const after = over(later)
  expect((await after.call<object[]>('GET', '/__mock/eid/orders', { world: 'grupp-1' })).body).toHaveLength(1)
  expect((await after.call<object[]>('GET', '/__mock/snapshots', { world: 'grupp-2' })).body).toHaveLength(8)
  later.close()
  silent.mockRestore()
})

test('a call that comes to no operation of a damaged world gets its answer', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const store = sqliteStore(await damagedFile('two.sqlite'))
  const { call } = over(store)
  expect((await call('PATCH', '/account_service/user', { world: 'grupp-1' })).status).toBe(405)
  expect((await call('DELETE', '/__mock/worlds/grupp-1')).status).toBe(204)
  expect((await call('GET', '/__mock/clock', { world: 'grupp-1' })).status).toBe(200)
  store.close()
  silent.mockRestore()
})
