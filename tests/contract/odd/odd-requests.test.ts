import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { services } from '#mocks/contracts.ts'
import { serve } from '#mocks/engine/node/node-http.ts'
import { withFrontDoor } from '#mocks/server/front-door/front-door.ts'
import { tokenOf } from '#tests/support/clients/persona-token.ts'
import { brokenUploads } from './broken-uploads.ts'
import { oddRequests } from './odd-requests.ts'

const server = serve(withFrontDoor(createBackend({ onViolation: 'fail' }), services))
let port = 0
let token = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ;({ port } = server.address() as AddressInfo)
  token = await tokenOf(`http://127.0.0.1:${port}`, 'amira')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What is answered first to some bytes, headers and body. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  // a refused sender may be cut off while it still sends
  socket.on('error', () => undefined)
  socket.write(bytes.replaceAll('TOKEN', token), 'latin1')
  let text = ''
  for await (const chunk of socket) {
    text += chunk as string
    if (/\r\n\r\n[^]*\}/.test(text)) break
  }
  socket.destroy()
  return text
}

test('there are eighty-six odd requests and twelve broken uploads, each of its own', () => {
  expect([oddRequests.length, brokenUploads.length]).toEqual([86, 12])
  expect(new Set([...oddRequests, ...brokenUploads].map(([, bytes]) => bytes)).size).toBe(98)
})

test.each([...oddRequests, ...brokenUploads])(
  '%s is a problem that names what is wrong',
  async (_, bytes, status, names) => {
    const text = await answerTo(bytes)
    expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(text).toMatch(/content-type: application\/problem\+json/i)
    expect(text.slice(text.indexOf('\r\n\r\n')).toLowerCase()).toContain(names.toLowerCase())
  },
)

test('afterwards somebody else is answered as before', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/notifications/Jmse`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
})
