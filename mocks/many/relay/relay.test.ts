import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { components } from '#gen/mock_control/types.ts'
import { redisForTests } from '#tests/support/servers/redis.ts'
import { type JoinedServer, joinedServer } from '../joined-server.test-support.ts'
import { keysOf } from '../redis/keys.ts'
import { redisClient } from '../redis/redis-client.ts'
import { redisDesk } from '../redis/redis-desk.ts'
import { addressOf } from './holders.ts'

type Snapshot = components['schemas']['Snapshot']
type Log = components['schemas']['RequestLog']

const redis = redisForTests()
let servers: JoinedServer[] = []
let worlds = 0

afterEach(() => {
  servers.forEach(({ die }) => die())
  servers = []
})

async function started(times?: Parameters<typeof joinedServer>[1]): Promise<JoinedServer> {
  const server = await joinedServer(redisDesk(redis().url, { forgetMs: 60_000 }), times)
  servers.push(server)
  return server
}

/** Two servers, and a world that the first of them plays. */
async function twoServers(leaseMs?: number) {
  const [one, other] = [await started({ leaseMs }), await started({ leaseMs })]
  const world = `world-${(worlds += 1)}`
  const ask = (server: JoinedServer, method: string, path: string, body?: object) =>
    fetch(server.address + path, {
      method,
      headers: { 'x-world': world, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const take = async (server: JoinedServer, name: string) =>
    (await ask(server, 'POST', '/__mock/snapshots', { name })).status
  const names = async (server: JoinedServer) =>
    ((await (await ask(server, 'GET', '/__mock/snapshots')).json()) as Snapshot[]).map(({ name }) => name)
  expect(await take(one, 'first')).toBe(201)
  return { one, other, world, ask, take, names }
}

test('a world is played by one server, whichever is asked, and its log is one', async () => {
  const { one, other, world, ask, take, names } = await twoServers()
  expect(await take(other, 'second')).toBe(201)
  expect(await names(other)).toEqual(['second', 'first'])
  expect([one, other].map(({ many }) => many.leases.known(world)?.number)).toEqual([1, undefined])
  await ask(other, 'GET', '/account_service/user')
  await ask(one, 'POST', '/residence/search_object', { body: 'none' })
  const { entries } = (await (await ask(other, 'GET', '/__mock/log')).json()) as Log
  expect(entries.map(({ operationId, verdict }) => [operationId, verdict])).toEqual([
    ['getUser', 'requestViolation'],
    ['searchObjects', 'requestViolation'],
  ])
})

test('calls with ever new headers, also long ones, are passed on with theirs', async () => {
  const { other, world, names } = await twoServers()
  // a server keeps five hundred heads of another
  const asked = Array.from({ length: 520 }, async (_, at) => {
    const some = `${at} `.repeat(at % 100 === 0 ? 2000 : 1)
    const headers = { 'x-world': world, 'x-some': some, prefer: `code=${at % 2 === 0 ? 401 : 429}` }
    return (await fetch(`${other.address}/account_service/user`, { headers })).status
  })
  const statuses = await Promise.all(asked)
  expect(statuses).toEqual(statuses.map((_, at) => (at % 2 === 0 ? 401 : 429)))
  expect(await names(other)).toEqual(['first'])
})

test('a call that names two hosts is refused wherever it comes', async () => {
  const { one, other, world, names } = await twoServers()
  expect(await names(other)).toEqual(['first'])
  for (const { address } of [one, other]) {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `GET /account_service/user HTTP/1.1\r\nHost: localhost\r\nHost: other\r\nX-World: ${world}\r\n\r\n`,
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  }
})

test('a body goes to the owner as it comes, and the answer says what the owner says', async () => {
  const { other, world } = await twoServers()
  const asked = request(`${other.address}/__mock/snapshots`, {
    method: 'POST',
    headers: { 'x-world': world, 'content-type': 'application/json' },
  })
  asked.write('{"name":')
  await new Promise((done) => setImmediate(done))
  asked.end('"in two parts"}')
  const [answer] = (await once(asked, 'response')) as [
    { statusCode: number; headers: object; resume: () => void },
  ]
  answer.resume()
  expect(answer.statusCode).toBe(201)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

test('a write that comes too late for its lease is made by whoever plays the world by then', async () => {
  const { one, other, world, ask, take, names } = await twoServers(600_000)
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const third = await started({ leaseMs: 600_000 })
  const [lease = ''] = keysOf(world)
  const client = redisClient(redis().url, 2000)
  await client.connect()
  /** Another server has the world, of which those that had it before have not heard. */
  const pass = async (server: JoinedServer) => {
    await client.del(lease)
    expect(await server.many.leases.take(world)).not.toHaveProperty('holder')
  }
  // the second knows that the first plays it
  expect(await names(other)).toEqual(['first'])
  await pass(third)
  expect(await take(other, 'passed on')).toBe(201)
  await pass(one)
  expect(await take(third, 'asked there')).toBe(201)
  await pass(third)
  // a long body is not kept by whoever reads it
  const headers = { 'x-world': world, 'content-type': 'application/json' }
  const file = await (await ask(one, 'GET', '/__mock/world/file')).text()
  const long = { method: 'PUT', headers, body: file.padEnd(70_000) }
  const refused = await fetch(`${one.address}/__mock/world/file`, long)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  client.destroy()
  expect(await names(one)).toEqual(['asked there', 'passed on', 'first'])
  const numbers = [one, other, third].map(({ many }) => many.leases.known(world)?.number)
  expect(numbers).toEqual([undefined, undefined, 4])
  silent.mockRestore()
})

test('what drops a connection drops it on the way as well', async () => {
  const { other, ask } = await twoServers()
  await ask(other, 'POST', '/__mock/faults', { operationId: 'getUser', drop: true, times: 1 })
  await expect(ask(other, 'GET', '/account_service/user')).rejects.toThrow('fetch failed')
  expect((await ask(other, 'GET', '/account_service/user')).status).toBe(401)
})

test('nobody but a server of the same store passes calls on', async () => {
  const { one, world } = await twoServers()
  const holder = one.many.leases.holder
  const peer = `http://${holder.slice(0, holder.indexOf('#'))}`
  const headers = { 'x-world': world, 'x-mock-hop': '2 guessed 1' }
  expect((await fetch(`${peer}/__mock/snapshots`, { headers })).status).toBe(421)
  await fetch(`${peer}/__mock-peer/release/${world}`, { method: 'POST', headers })
  expect(one.many.leases.known(world)?.ended).toBeUndefined()
})

test('a server that ends hands its worlds over, and no call waits for its lease', async () => {
  // longer than this test may take
  const { one, other, take, names, ask, world } = await twoServers(600_000)
  await ask(one, 'GET', '/account_service/user')
  await one.leave()
  expect(await take(other, 'second')).toBe(201)
  expect(await names(other)).toEqual(['second', 'first'])
  expect(other.many.leases.known(world)?.number).toBe(2)
  expect(((await (await ask(other, 'GET', '/__mock/log')).json()) as Log).entries).toHaveLength(1)
})

test('a world whose server is gone is taken over by the first that is asked', async () => {
  const { one, other, take, names } = await twoServers()
  one.die()
  expect(await take(other, 'second')).toBe(201)
  expect(await names(other)).toEqual(['second', 'first'])
})

/** A server of somebody else at the port by which the others reached one that is gone. */
async function strangerAt({ many }: JoinedServer): Promise<void> {
  const { hostname, port } = new URL(`http://${addressOf(many.leases.holder)}`)
  const stranger = createServer((asked, answer) => void asked.resume().on('end', () => answer.end('hello')))
  stranger.on('upgrade', (_asked, socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n'),
  )
  stranger.listen(Number(port), hostname)
  await once(stranger, 'listening')
  onTestFinished(() => {
    stranger.close()
    stranger.closeAllConnections()
  })
}

test('a stranger at the port of a server that is gone is not taken for it', async () => {
  const { one, other, take, names } = await twoServers()
  one.die()
  await strangerAt(one)
  const asked = [take(other, 'second'), names(other)] as const
  expect(await asked[0]).toBe(201)
  expect(await asked[1]).toContain('first')
  expect(await names(other)).toEqual(['second', 'first'])
})

test('what only a stranger has heard is told to be unsure', async () => {
  const { one, other, ask } = await twoServers(600_000)
  one.die()
  await strangerAt(one)
  const answer = await ask(other, 'PUT', '/__mock/world/file', { long: 'x'.repeat(70_000) })
  expect([answer.status, answer.headers.get('x-mock-call')]).toEqual([503, 'unsure'])
})

test('a world that nobody asks for is let go, and any server goes on with it', async () => {
  const [one, other] = [await started({ keepMs: 20 }), await started()]
  const headers = { 'x-world': 'left', 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body: '{"name":"kept"}' }
  expect((await fetch(`${one.address}/__mock/snapshots`, sent)).status).toBe(201)
  await expect.poll(() => one.many.leases.count).toBe(0)
  expect(one.backend.worlds.inMemory('left')).toBeUndefined()
  const answer = await fetch(`${other.address}/__mock/snapshots`, { headers: { 'x-world': 'left' } })
  expect(await answer.json()).toMatchObject([{ name: 'kept' }])
})

test('worlds are listed, copied and deleted wherever they are played', async () => {
  const { one, other, world } = await twoServers()
  const at = ({ address }: JoinedServer, method: string, path: string, body?: object) =>
    fetch(`${address}/__mock/worlds${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const listed = async (server: JoinedServer) =>
    ((await (await at(server, 'GET', '')).json()) as components['schemas']['WorldList']).worlds.map(
      ({ id }) => id,
    )
  expect(await listed(other)).toContain(world)
  const copy = `${world}-copy`
  expect((await at(other, 'POST', `/${world}/clone`, { id: copy })).status).toBe(201)
  expect((await at(one, 'POST', '', { id: copy })).status).toBe(409)
  expect(await listed(one)).toContain(copy)
  expect((await at(one, 'DELETE', `/${world}`)).status).toBe(204)
  expect(await listed(other)).not.toContain(world)
})

test('without the store nothing is written and nobody fails; with it all goes on, and what was told is there', async () => {
  const { one, other, take, names } = await twoServers()
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  await redis().stop()
  expect(await take(one, 'lost')).toBe(503)
  expect(await take(other, 'lost')).toBe(503)
  // a page can read that, too
  const asked = { headers: { origin: 'http://localhost:5173', 'x-world': 'another' } }
  const { headers } = await fetch(`${other.address}/account_service/user`, asked)
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(headers.get('retry-after')).toBe('1')
  await redis().start()
  await expect.poll(() => take(other, 'again')).toBe(201)
  expect(await names(one)).toEqual(['again', 'first'])
  silent.mockRestore()
})
