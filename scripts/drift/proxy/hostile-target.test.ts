import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startProxy } from './start-proxy.ts'

/** A proxy before a service that answers every request with these bytes. */
async function before(answer: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.from(answer, 'latin1')))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const onFailed = vi.fn<(error: Error) => void>()
  const { port, close } = await startProxy({
    target: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    port: 0,
    host: '127.0.0.1',
    onPassed: () => {},
    onFailed,
  })
  onTestFinished(async () => {
    await close()
    server.close()
  })
  return { url: `http://127.0.0.1:${port}/`, onFailed }
}

test.each([
  ['a status that is none', 'HTTP/1.1 000 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['a reason that moves the cursor', 'HTTP/1.1 200 \u{1B}[2J\u{7F}\r\nContent-Length: 0\r\n\r\n'],
])('%s is answered for with 502, and the proxy goes on', async (_, answer) => {
  const { url, onFailed } = await before(answer)
  for (const calls of [1, 2]) {
    expect(await fetch(url)).toMatchObject({ status: 502 })
    expect(onFailed).toHaveBeenCalledTimes(calls)
  }
})
