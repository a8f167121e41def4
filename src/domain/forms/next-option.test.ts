import { expect, test } from 'vitest'
import { nextOption, noOption } from './next-option.ts'

test('arrow keys go round by the options and the field, and other keys nowhere', () => {
  expect([noOption, 0, 1].map((active) => nextOption('ArrowDown', active, 2))).toEqual([0, 1, noOption])
  expect([noOption, 0, 1].map((active) => nextOption('ArrowUp', active, 2))).toEqual([1, noOption, 0])
  expect(nextOption('Enter', 0, 2)).toBeUndefined()
  expect(nextOption('ArrowDown', noOption, 0)).toBeUndefined()
})
