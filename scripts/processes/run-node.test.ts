import { expect, test } from 'vitest'
import { exitCodeOf } from './run-node.ts'

test('a server that a signal has ended fails, unless it was asked to stop', () => {
  expect(exitCodeOf(null, false)).toBe(2)
  expect(exitCodeOf(null, true)).toBe(0)
  expect(exitCodeOf(1, true)).toBe(1)
  expect(exitCodeOf(0, false)).toBe(0)
})
