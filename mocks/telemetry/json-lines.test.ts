import { afterEach, expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { jsonLineOf, logAsJson } from './json-lines.ts'

const spoken = { ...console }
afterEach(() => void Object.assign(console, spoken))

test('each call is a line of JSON with its world, and nothing that is personal', async () => {
  const lines: unknown[] = []
  const { call } = controlClient({
    onCall: (entry, world) => lines.push(JSON.parse(jsonLineOf(entry, world, 0))),
  })
  await call('GET', '/account_service/user?email=kim@bjorkvall.example')
  await call('POST', '/residence/search_object', { body: { email: 'kim@bjorkvall.example' }, world: 'other' })
  expect(lines).toMatchObject([
    {
      time: '1970-01-01T00:00:00.000Z',
      world: 'default',
      service: 'account_service',
      operation: 'getUser',
      method: 'GET',
      path: '/account_service/user',
      status: 401,
    },
    {
      level: 'warn',
      world: 'other',
      verdict: 'requestViolation',
      violations: expect.any(Array) as unknown[],
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('kim@')
})

test('what the process says besides is a line of JSON as well', () => {
  const lines: string[] = []
  logAsJson(
    (line) => lines.push(line),
    () => 0,
  )
  console.log('The mock backend is listening on', 'http://localhost:4010')
  console.error(new Error('no\nroom'))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', message: 'The mock backend is listening on http://localhost:4010' },
    { level: 'error', message: expect.stringContaining('no\nroom') as string },
  ])
  expect(lines.join('')).not.toContain('\n')
})
