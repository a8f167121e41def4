import { expect, test } from 'vitest'
import { profileOf } from './loan-profile.ts'

test('a kept profile is read again', () => {
  expect(profileOf('{"downPayment":20,"interest":4.1}')).toEqual({ downPayment: 20, interest: 4.1 })
})

test('what is no profile counts as nothing', () => {
  const spoilt = [null, '', 'null', '{', '{"downPayment":20}', '{"downPayment":"20","interest":4}']
  expect(spoilt.map(profileOf)).toEqual(spoilt.map(() => undefined))
})

test('a down payment below the seller’s 15 percent is not kept, nor is a rate that nobody pays [K-069]', () => {
  expect(profileOf('{"downPayment":14.9,"interest":4}')).toBeUndefined()
  expect(profileOf('{"downPayment":20,"interest":99}')).toBeUndefined()
})
