import { expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { services } from '#mocks/contracts.ts'
import { problem } from '#mocks/engine/answer/problem.ts'

/** What the mock's log says of a call of the bell that is answered so. */
async function loggedFor(answer: object): Promise<unknown> {
  const operations = { getNotifications: () => answer }
  const changed = services.map((one) =>
    one.name === 'notification' ? { ...one, operations: { ...one.operations, ...operations } } : one,
  )
  const backend = createBackend({ onViolation: 'warn', services: changed as typeof services })
  const world = await backend.worlds.open('default')
  const token = await world?.tokens.issue({ userId: 'user-amira', kind: 'private', bankId: true })
  const headers = { authorization: `Bearer ${token}` }
  await backend.handle(new Request('http://localhost/notifications/Jmse', { headers }))
  return world?.log.list().at(-1)
}

test('an error under the code of another, or with the status of another, breaks the contract (X-016)', async () => {
  expect(await loggedFor(problem(401, 'paymentDeclined'))).toMatchObject({
    status: 401,
    verdict: 'responseViolation',
    violations: [{ in: 'response', pointer: '/code' }],
  })
  const { body, ...rest } = problem(403, 'forbidden')
  expect(await loggedFor({ ...rest, body: { ...body, status: 401 } })).toMatchObject({
    violations: [{ in: 'response', pointer: '/status' }],
  })
})

test.each(['unauthorized', 'tokenExpired'])('a 401 that says %s keeps the contract', async (code) => {
  expect(await loggedFor(problem(401, code))).toMatchObject({ verdict: 'ok', violations: [] })
})
