import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openStore } from './server-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'server-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a store that can not be used ends the start, unless memory is good enough', () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const file = join(folder, 'letter.sqlite')
  writeFileSync(file, 'Dear reader, this is no database. '.repeat(100))
  const store = { kind: 'sqlite', file } as const
  const peer = { host: '127.0.0.1', port: 0 }
  expect(openStore({ store, storeOrMemory: false, durable: false, peer, readsWithoutStore: 0 })).toEqual({
    unusable: expect.stringContaining(`${file} can't be used (file is not a database).`) as string,
  })
  expect(silent).not.toHaveBeenCalled()
  expect(openStore({ store, storeOrMemory: true, durable: false, peer, readsWithoutStore: 0 })).toEqual({
    store: undefined,
  })
  expect(silent).toHaveBeenCalledWith(
    `Worlds are kept in memory only: ${file} can't be used (file is not a database).`,
  )
  silent.mockRestore()
})
