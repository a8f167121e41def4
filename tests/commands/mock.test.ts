import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runCommand } from 'citty'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createBackend } from '#mocks/backend.ts'
import { serve } from '#mocks/engine/node/node-http.ts'
import { mock } from '#scripts/commands/mock.ts'

const server = serve(createBackend({ onViolation: 'fail', worldLimit: 3 }))
const folder = temporaryFolder('mock-command')
let url = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  process.exitCode = 0
  vi.restoreAllMocks()
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Runs `mock` with these words; what it said, and its exit code. */
async function run(words: string, address = url) {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  process.exitCode = 0
  await runCommand(mock, { rawArgs: [...words.split(' '), '--url', address] })
  const text = [...said.mock.calls, ...complained.mock.calls].flat().join('\n')
  said.mockRestore()
  complained.mockRestore()
  return { text, code: process.exitCode }
}

test('a trainer makes worlds, sees who is where, and deletes one', async () => {
  await run('worlds create grupp-1 --name Ett --scenario search-down')
  expect((await run('worlds clone grupp-1 --as grupp-2')).text).toContain('grupp-2')
  const list = await run('worlds')
  expect(list.text).toMatch(/^grupp-1 +Ett .* search-down +0 calls$/m)
  expect(list.text).toContain('3 of at most 3 worlds.')
  const full = await run('worlds create grupp-3')
  expect(full).toMatchObject({ code: 1 })
  expect(full.text).toContain('worldLimitReached')
  expect((await run('worlds delete grupp-2')).text).toBe('grupp-2 is deleted.')
})

test('scenario, persona, clock, faults and log are steered in the world that is named', async () => {
  expect((await run('scenario')).text).toMatch(/^search +search-down +Every search answers 503/m)
  expect((await run('scenario notifications-fail --world grupp-1')).text).toBe(
    'Ett starts from notifications-fail as amira.',
  )
  expect((await run('clock --set 2026-12-01T08:00:00Z --freeze --world grupp-1')).text).toBe(
    '2026-12-01T08:00:00.000Z, standing still',
  )
  expect((await run('clock --set 2026-12-01T09:00:00Z --world grupp-1')).text).toBe(
    '2026-12-01T09:00:00.000Z, standing still',
  )
  expect((await run('clock --advance 1d11h --run --speed 60 --world grupp-1')).text).toMatch(
    /^2026-12-02T20:00:.*running 60 times as fast$/,
  )
  const token = (await run('persona amira --world grupp-1')).text
  expect((await run('faults getUser --status 503 --times 1 --world grupp-1')).text).toMatch(
    /status=503 .*1 left/,
  )
  const headers = { authorization: `Bearer ${token}`, 'x-world': 'grupp-1' }
  for (const status of [503, 200])
    expect((await fetch(`${url}/account_service/user`, { headers })).status).toBe(status)
  expect((await run('log --world grupp-1')).text).toMatch(/503 .* fault +\/account_service\/user/)
  expect((await run('faults --clear --world grupp-1')).text).toBe('All operations work again.')
  expect((await run('faults')).text).toBe('Nothing fails.')
})

test('a world is saved and restored, written to a file and read from it, and reset', async () => {
  await run('clock --set 2027-01-01T08:00:00Z --freeze')
  expect((await run('snapshot Before')).text).toMatch(/^snap-1 +Before/)
  await run('clock --advance 30d')
  expect((await run('restore snap-1')).text).toContain('2027-01-01T08:00:00.000Z')
  const file = join(folder, 'world.json')
  await run(`export ${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ now: '2027-01-01T08:00:00.000Z' })
  expect((await run('reset --seed 7')).text).toBe('Standard is at its start, seed 7.')
  await run(`import ${file}`)
  expect((await run('clock')).text).toBe('2027-01-01T08:00:00.000Z, standing still')
})

test('what the mock refuses is said with its reason, and a mock that does not answer as well', async () => {
  const refused = await run('faults nobody --status 503')
  expect(refused.code).toBe(1)
  expect(refused.text).toContain('body/operationId: no operation that faults can strike has this id')
  const stranger = await run('persona nobody')
  expect(stranger.text).toContain('There is no persona of this id. GET /__mock/personas lists them.')
  expect(await run('worlds', 'http://127.0.0.1:1')).toMatchObject({ code: 2 })
})

test.each([
  ['faults getUser --staus 503', 'There is no option --staus'],
  ['--wolrd-limit=3', 'There is no option --wolrd-limit'],
  ['--store redis:x', '--store is memory, sqlite:FILE or redis://HOST, and not redis:x.'],
])('mock %s is refused in a sentence, with 2', async (words, sentence) => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await runCommand(mock, { rawArgs: words.split(' ') })
  expect(process.exitCode).toBe(2)
  expect(said.mock.calls.flat().join('\n')).toContain(sentence)
})
