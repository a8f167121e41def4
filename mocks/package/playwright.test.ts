import { afterAll, beforeAll, expect, test } from 'vitest'
import { mockWorld } from './playwright.ts'
import { type RunningMock, startMock } from './start-mock.ts'

let mock: RunningMock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const worlds = async () => (await mock.control.GET('/__mock/worlds')).data?.worlds.map(({ id }) => id)

test('a world is gone after its test, also where that failed', async () => {
  const before = await worlds()
  const context = { route: () => Promise.resolve() }
  const failing = mockWorld({ url: mock.url })({ context }, async ({ id }) => {
    expect(await worlds()).toContain(id)
    throw new Error('as the test does')
  })
  await expect(failing).rejects.toThrow('as the test does')
  expect(await worlds()).toEqual(before)
})
