import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port that is taken is stepped over', async () => {
  const taken = await freePort(42_000)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve))
  try {
    expect(await freePort(taken)).toBeGreaterThan(taken)
  } finally {
    server.close()
  }
})

test('a port that browsers do not call is stepped over', async () => {
  expect(await freePort(10_080)).toBeGreaterThan(10_080)
})

test('a free port is taken as it is', async () => {
  const port = await freePort(42_100)
  expect(await freePort(port)).toBe(port)
})
