import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { withFileLock } from './file-lock.ts'

const lock = join(temporaryFolder('lock'), 'lock')
// no system numbers its processes this high
const dead = '999999999'

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
  writeFileSync(lock, dead)
  expect(await withFileLock(lock, () => Promise.resolve('done'))).toBe('done')
})

test('an empty lock is being written, and no hindrance once that would have ended long ago', async () => {
  writeFileSync(lock, '')
  const written = statSync(lock).mtimeMs
  const now = vi.spyOn(Date, 'now').mockReturnValue(written + 60_000)
  onTestFinished(() => now.mockRestore())
  now.mockReturnValueOnce(written).mockReturnValueOnce(written)
  expect(await withFileLock(lock, () => Promise.resolve('done'))).toBe('done')
  // twice it waited
  expect(now.mock.calls.length).toBeGreaterThan(2)
})

test('a lock that another process has taken from a dead one is left to it', async () => {
  writeFileSync(lock, dead)
  const seen = Promise.withResolvers<void>()
  const ask = vi.spyOn(process, 'kill')
  onTestFinished(() => ask.mockRestore())
  ask.mockImplementationOnce(() => {
    // between the question whether the holder lives and its answer
    writeFileSync(lock, String(process.pid))
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' })
  })
  ask.mockImplementation(() => {
    seen.resolve()
    return true
  })
  const work = withFileLock(lock, () => Promise.resolve('done'))
  await Promise.race([seen.promise, work])
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
  rmSync(lock)
  expect(await work).toBe('done')
})

test('what a process left that died as it removed a lock is no hindrance either', async () => {
  writeFileSync(lock, dead)
  writeFileSync(`${lock}.removal`, dead)
  expect(await withFileLock(lock, () => Promise.resolve('done'))).toBe('done')
  expect(existsSync(`${lock}.removal`)).toBe(false)
})
