import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { optionError } from '#mocks/server/access/server-key.ts'
import { root } from '#scripts/generate/paths.ts'

const running: ChildProcess[] = []

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || !child.kill('SIGTERM')) continue
    await once(child, 'exit')
  }
})

/** A mock server of its own process, once it listens or has ended; what it said, and its port. */
async function started(options: string[], env: Record<string, string> = {}) {
  const words = [join(root, 'mocks/server.ts'), '--port', '0', '--no-draw-ahead', ...options]
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, MOCK_KEY: '', ...env } })
  running.push(child)
  let said = ''
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('is listening')) resolve()
      })
    }
    child.once('close', () => resolve())
  })
  return { child, said, port: /localhost:(\d+)/.exec(said)?.[1] ?? '', key: /key: ([\w-]+)/.exec(said)?.[1] }
}

const worlds = (port: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/__mock/worlds`, { headers }).then(({ status }) => status)

test('a mock that only its own machine reaches asks for nothing', async () => {
  const { port, key } = await started([])
  expect([key, await worlds(port)]).toEqual([undefined, 200])
}, 60_000)

test('a mock that others reach makes a key, tells it once, and leaves it to its owner alone until it stops', async () => {
  const { child, said, port, key = '' } = await started(['--host', '0.0.0.0'])
  expect(key.length).toBeGreaterThan(30)
  expect(said.split(key)).toHaveLength(2)
  expect([await worlds(port), await worlds(port, { 'x-mock-key': key })]).toEqual([401, 200])
  const file = join(root, `.cache/mock-key-${port}`)
  expect(readFileSync(file, 'utf8').trim()).toBe(key)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { readKeyFile: keyLeftBy } = await import('#scripts/mock/steering/key-file.ts')
  expect(keyLeftBy(`http://localhost:${port}`)).toBe(key)
  expect(keyLeftBy(`http://evil.test:${port}`)).toBeUndefined()
  expect(keyLeftBy(`http://localhost.evil.test:${port}`)).toBeUndefined()
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(existsSync(file)).toBe(false)
}, 60_000)

test('a portal on another host has the mock ask for a key, and an own key is taken', async () => {
  const own = 'a-key-of-our-own-0'
  const { port, key } = await started(['--allow-origin', 'http://portal.test:5173'], { MOCK_KEY: own })
  expect([key, await worlds(port), await worlds(port, { 'x-mock-key': own })]).toEqual([own, 401, 200])
  const answer = await fetch(`http://127.0.0.1:${port}/__mock/worlds`, {
    headers: { origin: 'http://portal.test:5173', 'x-mock-key': own },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://portal.test:5173')
  expect(await worlds(port, { origin: 'http://other.test:5173', 'x-mock-key': own })).toBe(403)
}, 60_000)

test('a key that can be guessed, and an origin that is none, are refused in words', async () => {
  const short = await started(['--host', '0.0.0.0'], { MOCK_KEY: 'lunch' })
  expect(short.child.exitCode).toBe(2)
  expect(short.said).toContain('16 to 200')
  for (const origin of ['null', '*', 'portal.test', 'http://portal.test/', 'file:///x'])
    expect(optionError([origin], undefined)).toContain('is no origin')
  expect(optionError(['http://portal.test:5173'], 'a-key-of-our-own-0')).toBeUndefined()
}, 60_000)
