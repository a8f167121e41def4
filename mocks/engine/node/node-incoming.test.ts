import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { SenderLeft } from '../request/incoming.ts'
import { NodeIncoming } from './node-incoming.ts'

const server = createServer({ keepAliveTimeout: 1 })
afterEach(() => void server.close())

/** A request whose head has come, and the connection on which the rest of it may follow. */
async function begun(head: string): Promise<{ message: IncomingMessage; socket: Socket }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(head)
  const [message] = (await once(server, 'request')) as [IncomingMessage]
  return { message, socket }
}

const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n'
const read = (message: IncomingMessage, max = 100) =>
  new NodeIncoming(message, { pathname: '/', search: '' }).bytes(max)
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

test('a body that has come whole is there at once, unless it is too long', async () => {
  const { message, socket } = await begun(`${post}home`)
  await expect.poll(() => message.complete).toBe(true)
  const bytes = read(message)
  expect(bytes).not.toBeInstanceOf(Promise)
  expect(textOf(await bytes)).toBe('home')
  socket.destroy()
})

test('a body that has come whole and is too long is nothing', async () => {
  const { message, socket } = await begun(`${post}home`)
  await expect.poll(() => message.complete).toBe(true)
  expect(read(message, 3)).toBeUndefined()
  socket.destroy()
})

test('a body that is still on its way is waited for', async () => {
  const { message, socket } = await begun(`${post}ho`)
  const bytes = read(message)
  socket.write('me')
  expect(textOf(await bytes)).toBe('home')
  socket.destroy()
})

test('of somebody who has left before anybody read there is no more to wait for', async () => {
  const { message, socket } = await begun(`${post}ho`)
  const closed = new Promise((done) => message.on('close', done))
  socket.destroy()
  await closed
  expect(() => read(message)).toThrow(SenderLeft)
})
