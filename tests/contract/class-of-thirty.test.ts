import { expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { halfWay, playClass } from '#tests/bench/class/play-class.ts'

test('a class of thirty plays until everybody is in the middle of a booking, and each finished task is ticked', async () => {
  let now = Date.parse('2026-11-20T09:00:00Z')
  const backend = createBackend({ onViolation: 'fail', now: () => now })
  const worlds = await playClass({
    baseUrl: 'http://localhost:4010',
    learners: 30,
    trainerMs: 60_000,
    tempoOf: () => 0,
    wait: (milliseconds) => {
      now += milliseconds
      return Promise.resolve()
    },
    fetch: async (request) => (await backend.handle(request)) ?? Response.error(),
  })
  expect(worlds.map(({ sheet }) => sheet?.done.toSorted())).toEqual(
    Array.from({ length: 30 }, () => halfWay.toSorted()),
  )
  expect(worlds.every(({ trouble }) => trouble === undefined)).toBe(true)
})
