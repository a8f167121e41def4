import { expect, test } from 'vitest'
import { startMock } from './start-mock.ts'

test('a mock in a test has the front door of every other: its contracts and its health', async () => {
  const mock = await startMock()
  try {
    const told = (await (await fetch(`${mock.url}/openapi/residence.json`)).json()) as { openapi: string }
    expect(told.openapi).toMatch(/^3\.1/)
    expect((await fetch(`${mock.url}/health`)).status).toBe(200)
  } finally {
    await mock.close()
  }
})
