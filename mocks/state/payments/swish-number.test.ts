import { expect, test } from 'vitest'
import { swishAlias } from './swish-number.ts'

test.each([
  ['070-1740605', '46701740605'],
  ['070 174 06 05', '46701740605'],
  ['+46701740605', '46701740605'],
  ['0046701740605', '46701740605'],
  ['46701740605', '46701740605'],
  ['+358 40 000 0101', '358400000101'],
])('%s is %s to Swish', (typed, alias) => {
  expect(swishAlias(typed)).toBe(alias)
})

test.each(['000', '0000000', '+0701740605', '1234567', '+4670174060512345', '070+1740605'])(
  '%s is no number that pays by Swish',
  (typed) => {
    expect(swishAlias(typed)).toBeUndefined()
  },
)
