import { executionAsyncResource } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { keepTickShape } from './tick-shape.ts'

setFlagsFromString('--expose-gc')
const collectMemory = runInNewContext('gc') as () => void

/** What a turn of `process.nextTick` is noted in while `start` asks for one, for as long as anybody keeps it. */
async function tickOf(start: () => void): Promise<WeakRef<object>> {
  const real = process.nextTick.bind(process)
  const tick = Promise.withResolvers<WeakRef<object>>()
  vi.spyOn(process, 'nextTick').mockImplementation((run) =>
    real(() => {
      run.call(undefined)
      tick.resolve(new WeakRef(executionAsyncResource()))
    }),
  )
  start()
  vi.restoreAllMocks()
  return tick.promise
}

test('a turn is kept when memory is collected, and others are not', async () => {
  const kept = await tickOf(keepTickShape)
  const other = await tickOf(() => process.nextTick(() => undefined))
  // what a WeakRef was made of stays until the turn is over
  await new Promise((later) => setImmediate(later))
  collectMemory()
  expect(kept.deref()).toBeDefined()
  expect(other.deref()).toBeUndefined()
})
