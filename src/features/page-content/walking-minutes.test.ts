import { expect, test } from 'vitest'
import { walkingMinutes } from './walking-minutes.ts'

test('a walk takes a minute for 80 metres, rounded up; what is far is not walked, and a time stays one', () => {
  expect(walkingMinutes({ value: 80, unit: 'm' })).toBe(1)
  expect(walkingMinutes({ value: 340, unit: 'm' })).toBe(5)
  expect(walkingMinutes({ value: 1.2, unit: 'km' })).toBe(15)
  expect(walkingMinutes({ value: 2.1, unit: 'km' })).toBeUndefined()
  expect(walkingMinutes({ value: 12, unit: 'min' })).toBeUndefined()
})
