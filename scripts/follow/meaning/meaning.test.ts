import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedDir } from '../../generate/paths.ts'
import { changesSinceSave } from './meaning.ts'

test('what a save changes in an operation that the release has not is told against the save before', async () => {
  const bundled = join(generatedDir, 'notification/openapi.json')
  const now = readFileSync(bundled, 'utf8')
  const before = JSON.parse(now) as {
    components: { schemas: { Notification: { required: string[]; properties: Record<string, unknown> } } }
  }
  const { Notification } = before.components.schemas
  const [first = ''] = Notification.required
  Notification.required = Notification.required.slice(1)

  expect(await changesSinceSave('notification', now, bundled)).toEqual([])
  const changes = await changesSinceSave('notification', JSON.stringify(before), bundled)
  expect(changes.map(({ message }) => message)).toEqual([
    expect.stringContaining(`${first}\` in response 200`),
  ])
  expect(changes[0]?.place).toMatch(/^contracts\/notification\.yaml:\d+:\d+$/)
})
