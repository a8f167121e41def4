import { expect, test } from 'vitest'
import { readLoginSearch } from './login-search.ts'

test.each(['bankid', 'email', 'reset', 'address'])(
  'the view %s of the login page has an address [E-038, F-067]',
  (view) => {
    expect(readLoginSearch({ view })).toEqual({ view, referrer: undefined })
  },
)

test('what makes no sense is left out', () => {
  expect(readLoginSearch({ view: 'sms', referrer: ['/a/', '/b/'] })).toEqual({})
})
