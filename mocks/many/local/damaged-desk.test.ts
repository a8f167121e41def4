import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { damage } from '../../stores/sqlite/damaged-file.test-support.ts'
import { login, start } from '../../stores/kept-worlds.test-support.ts'
import { sharedAt } from '../store/many-worlds.test-support.ts'
import { localDesk } from './local-desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'damaged-desk-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'worlds.sqlite')
const opened = () => localDesk(file, { forgetMs: 60_000 })

test('workers tell of a damaged world, play the others on, and begin it anew when it is reset', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const before = opened()
  const { call } = sharedAt(before).restarted()
  for (const world of ['grupp-1', 'grupp-2']) {
    await call('POST', start, { ...login, world })
    // rows enough that some pages have none of the other world
    for (let at = 0; at < 8; at++)
      await call('POST', '/__mock/snapshots', { body: { name: `${world} saved` }, world })
  }
  before.close()
  damage(file, 'grupp-1', 'grupp-2')
  const desk = opened()
  const { call: after } = sharedAt(desk).restarted()
  const namesIn = async (world: string) => (await after<object[]>('GET', '/__mock/snapshots', { world })).body
  expect(await after('GET', '/__mock/clock', { world: 'grupp-1' })).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining(file) as string },
  })
  expect(await namesIn('grupp-2')).toHaveLength(8)
  expect((await after('POST', '/__mock/world/reset', { body: {}, world: 'grupp-1' })).status).toBe(200)
  expect(await namesIn('grupp-1')).toEqual([])
  expect((await after('POST', start, { ...login, world: 'grupp-1' })).status).toBe(200)
  desk.close()
  const later = opened()
  const { call: last } = sharedAt(later).restarted()
  expect((await last<object[]>('GET', '/__mock/eid/orders', { world: 'grupp-1' })).body).toHaveLength(1)
  expect((await last<object[]>('GET', '/__mock/snapshots', { world: 'grupp-2' })).body).toHaveLength(8)
  later.close()
  silent.mockRestore()
})
