import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedDir } from '../generate/paths.ts'
import { changesSinceSave } from './meaning.ts'

test('what a save changes in an operation that the release has not is told against the save before', async () => {
  const now = readFileSync(join(generatedDir, 'notification/openapi.json'), 'utf8')
  const before = JSON.parse(now) as {
    components: { schemas: { Notification: { required: string[]; properties: Record<string, unknown> } } }
  }
  const { Notification } = before.components.schemas
  const [first = ''] = Notification.required
  Notification.required = Notification.required.slice(1)

  expect(await changesSinceSave('notification', now)).toEqual([])
  const changes = await changesSinceSave('notification', JSON.stringify(before))
  expect(changes.map(({ message }) => message)).toEqual([
    expect.stringContaining(`${first}\` in response 200`),
  ])
  expect(changes[0]?.place).toMatch(/^contracts\/notification\.yaml:\d+:\d+$/)
})
