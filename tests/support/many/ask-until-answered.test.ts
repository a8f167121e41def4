import { expect, test } from 'vitest'
import { askUntilAnswered } from './ask-until-answered.ts'

test('where no server is up it is asked ever less often, and given up with a sentence', async () => {
  let asked = 0
  const ask = () => {
    asked += 1
    return Promise.resolve(undefined)
  }
  await expect(askUntilAnswered(ask, 200)).rejects.toThrow('No server has answered for 0.2 s.')
  // after 20, 40 and 80 ms more
  expect(asked).toBeLessThan(5)
})

test('a server that comes up meanwhile is asked', async () => {
  const answers = [undefined, undefined, 'here']
  expect(await askUntilAnswered(() => Promise.resolve(answers.shift()))).toBe('here')
})
