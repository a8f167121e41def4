import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** What a server says that is started so, and how it ends. */
function startedWith(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../server.ts', import.meta.url)), '--no-draw-ahead', ...words],
    { encoding: 'utf8', timeout: 30_000 },
  )
  return { status, said: (stdout + stderr).trim() }
}

test('a start is refused for a person whom nobody knows, a folder without a contract and a port that is taken', async () => {
  expect(startedWith('--person', '*=nobody')).toEqual({
    status: 2,
    said: '--person: there is no persona nobody.',
  })
  expect(startedWith('--contract', 'nowhere')).toEqual({
    status: 2,
    said: '--contract: nowhere has no compiled contract.',
  })
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(startedWith('--port', String(port))).toEqual({
    status: 2,
    said: `Another program listens on port ${port}; --port names another, and --port 0 any that is free.`,
  })
  other.close()
})
