import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { serve } from '#mocks/engine/node/node-http.ts'
import { type Reply, type Step, take, walkThrough } from '#tests/support/contract/walk.ts'

const length = 500
const start = Date.parse('2026-11-20T08:00:00Z')
const today = '2026-11-20'
const timeoutMs = 120_000

const servers: Server[] = []

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** The tokens of one server are sent to the others, as a recorded walk does. */
const newSecret = () => 'the secret of all three'

/** A server of its own with the same seed and secret, at a time outside. */
async function serverAt(now: number): Promise<string> {
  const server = serve(createBackend({ onViolation: 'warn', seed: 7, now: () => now, newSecret }))
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Two ports are no difference between two answers. */
const withoutPort = ({ body, ...reply }: Reply, server: string): Reply => ({
  ...reply,
  body: body.replaceAll(new URL(server).host, 'localhost'),
})

/** The clock of the control API alone tells how far it is from the time outside. */
const withoutOffset = <T extends { body: string }>(reply: T): T => ({
  ...reply,
  body: reply.body.replace(/"offsetSeconds":-?\d+/, ''),
})

const named = ({ method, path }: Step) => `${method} ${path}`

test(
  'two servers with the same seed answer the first five hundred requests of a walk byte for byte alike',
  async () => {
    const [first, second, later] = [
      await serverAt(start),
      await serverAt(start),
      await serverAt(start + 47 * 60_000),
    ]
    const walk = (await walkThrough(first, today)).slice(0, length)
    expect(walk).toHaveLength(length)
    for (const { step, reply } of walk) {
      const expected = { step: named(step), ...withoutPort(reply, first) }
      expect({ step: named(step), ...withoutPort(await take(second, step), second) }).toEqual(expected)
      const answer = { step: named(step), ...withoutPort(await take(later, step), later) }
      expect(withoutOffset(answer)).toEqual(withoutOffset(expected))
    }
  },
  timeoutMs,
)
