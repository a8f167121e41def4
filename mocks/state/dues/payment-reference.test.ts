import { expect, test } from 'vitest'
import { luhnHolds } from '../../catalogue/identity/luhn.ts'
import { paymentReference } from './payment-reference.ts'

test('a Swedish and a Norwegian reference end in a Luhn digit, and are always the same', () => {
  for (const country of ['se', 'no'] as const) {
    const reference = paymentReference('home-strandangen-c-1403-advance', country)
    expect(reference).toMatch(/^\d{11}$/)
    expect(luhnHolds(reference)).toBe(true)
    expect(paymentReference('home-strandangen-c-1403-advance', country)).toBe(reference)
  }
})

test('a Finnish reference ends in the digit of the weights 7, 3, 1 from the right', () => {
  const reference = paymentReference('home-espoon-merituuli-a-5-advance', 'fi')
  const digits = [...reference].map(Number).toReversed()
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * ([7, 3, 1][at % 3] ?? 0), 0)
  expect((sum + (digits[0] ?? 0)) % 10).toBe(0)
})
