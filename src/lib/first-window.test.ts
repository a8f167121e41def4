import { expect, test } from 'vitest'
import { afterFirstWindow, awaitFirstWindow, firstWindowStands } from './first-window.ts'
import { nextTask } from './scheduling.ts'

test('what waits for the first window begins after it, in the order of asking, each in a task of its own', async () => {
  awaitFirstWindow()
  const begun: string[] = []
  const waiting = ['head', 'card', 'footer'].map(async (part) => {
    await afterFirstWindow()
    begun.push(part)
    // what a task has begun is there before the next one
    await Promise.resolve()
    begun.push(`${part}, all of it`)
  })
  await nextTask()
  expect(begun).toEqual([])
  firstWindowStands()
  await Promise.all(waiting)
  expect(begun).toEqual(['head', 'card', 'footer'].flatMap((part) => [part, `${part}, all of it`]))
})
