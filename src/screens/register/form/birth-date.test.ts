import { expect, test } from 'vitest'
import { isoDateOf } from './birth-date.ts'

test.each([
  ['17041988', '1988-04-17'],
  ['17 04 1988', '1988-04-17'],
  ['17.04.1988', '1988-04-17'],
  [' 1988-04-17 ', '1988-04-17'],
  ['1741988', ''],
  ['', ''],
  ['i går', ''],
])('%o is read as a date: %o [V-005]', (typed, read) => {
  expect(isoDateOf(typed)).toBe(read)
})
