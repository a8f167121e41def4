import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generate } from 'selfsigned'
import { afterAll, expect, test, vi } from 'vitest'
import { type OwnRedis, ownRedis } from '#tests/support/servers/own-redis.ts'
import { hasRedis } from '#tests/support/servers/redis.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { redisDesk } from './redis-desk.ts'

const password = 'kept-to-itself'
const server = resolve(import.meta.dirname, '../../server.ts')
const folder = temporaryFolder('redis-tls')
let redis: OwnRedis | undefined
let child: ChildProcess | undefined

afterAll(async () => {
  child?.kill('SIGKILL')
  await redis?.close()
})

test('a store is spoken to by TLS, by whoever knows its certificate, and its password is never said', async ({
  skip,
}) => {
  if (!hasRedis()) skip('There is no Valkey or Redis here.')
  const made = await generate([{ name: 'commonName', value: 'store' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  redis = await ownRedis({ tls: { cert: made.cert, key: made.private }, password })
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const desk = redisDesk(redis.url, { forgetMs: 1000, answerMs: 500 })
  await expect(desk.secret()).rejects.toThrow('no answer within')
  await expect.poll(() => String(silent.mock.calls)).toMatch(/self-signed certificate|unable to verify/)
  desk.close()
  expect(String(silent.mock.calls)).not.toContain(password)
  silent.mockRestore()

  const file = join(folder, 'store.pem')
  writeFileSync(file, made.cert)
  const args = [server, '--port', '0', '--no-draw-ahead', '--store', redis.url.replace(`:${password}@`, '')]
  child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: file, MOCK_STORE_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  const address = () => /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
  await expect.poll(address).not.toBe('')
  const headers = { 'content-type': 'application/json' }
  const take = (name: string) =>
    fetch(`${address()}/__mock/snapshots`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  expect((await take('first')).status).toBe(201)
  await redis.stop()
  expect((await take('second')).status).toBe(503)
  await expect.poll(() => said).toContain('does not answer')
  expect(said).not.toContain(password)
})
