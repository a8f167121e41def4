import { expect, test } from 'vitest'
import { inEach } from './in-each.ts'

const worlds = Array.from({ length: 20 }, (_, index) => ({ name: `Group ${index + 1}` }))

test('what is done to a class is done in every world, and trouble in one keeps nobody else from it', async () => {
  const reached: string[] = []
  const outcome = await inEach(worlds, async ({ name }) => {
    if (name === 'Group 3') throw new Error('notFound')
    reached.push(name)
  })
  expect(reached).toHaveLength(19)
  expect(outcome).toEqual({ done: 19, failures: [{ name: 'Group 3', why: { words: 'notFound' } }] })
})
