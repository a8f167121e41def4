import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { withFileLock } from './file-lock.ts'

const lock = join(temporaryFolder('lock'), 'lock')

test('who comes second begins when the first has ended, even in failure', async () => {
  const order: string[] = []
  const first = withFileLock(lock, async () => {
    order.push('first begins')
    await Promise.resolve()
    order.push('first ends')
    throw new Error('no luck')
  })
  const second = withFileLock(lock, async () => Promise.resolve(order.push('second begins')))
  await expect(first).rejects.toThrow('no luck')
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second begins'])
})

test('a lock that a dead process left is no hindrance', async () => {
  // no system numbers its processes this high
  writeFileSync(lock, '999999999')
  expect(await withFileLock(lock, () => Promise.resolve('done'))).toBe('done')
})
