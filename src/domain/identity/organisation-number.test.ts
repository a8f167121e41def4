import { expect, test } from 'vitest'
import { isOrganisationNumber } from './organisation-number.ts'

test.each([
  ['556016-0680', 'se-6-4', true],
  ['556016-0681', 'se-6-4', false],
  ['5560160680', 'se-6-4', false],
  // a third digit below 2 is that of a personal number
  ['551016-0680', 'se-6-4', false],
  ['0112038-9', 'fi-7-1', true],
  ['0112038-8', 'fi-7-1', false],
  ['923609016', 'no-9', true],
  ['923609017', 'no-9', false],
] as const)('%s as %s: %s [V-028, V-029]', (text, form, holds) => {
  expect(isOrganisationNumber(text, [form])).toBe(holds)
})

test('one of several forms is enough, and none at all takes no number', () => {
  expect(isOrganisationNumber('923609016', ['se-6-4', 'no-9'])).toBe(true)
  expect(isOrganisationNumber('923609016', [])).toBe(false)
})
