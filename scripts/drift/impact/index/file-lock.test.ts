import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { withFileLock } from './file-lock.ts'

const lock = join(temporaryFolder('lock'), 'lock')

test('who comes second begins when the first has ended, even in failure', async () => {
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const first = withFileLock(lock, async () => {
    order.push('first begins')
    begun.resolve()
    await mayEnd.promise
    order.push('first ends')
    throw new Error('no luck')
  })
  // of two who come at once either may be the first
  await begun.promise
  const second = withFileLock(lock, async () => Promise.resolve(order.push('second begins')))
  mayEnd.resolve()
  await expect(first).rejects.toThrow('no luck')
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second begins'])
})

test('where no lock can be written nobody waits for one', async () => {
  const work = withFileLock(join(lock, 'no-such-folder', 'lock'), () => Promise.resolve('done'))
  await expect(work).rejects.toThrow('ENOENT')
})

test('a lock that a dead process left is no hindrance', async () => {
  // no system numbers its processes this high
  writeFileSync(lock, '999999999')
  expect(await withFileLock(lock, () => Promise.resolve('done'))).toBe('done')
})
