import { expect, test } from 'vitest'
import { laterCost } from './later-cost.ts'
import { monthlyCost } from './monthly-cost.ts'

const home = { price: 3_500_000, monthlyFee: 5100, operatingCost: 0 }

test('today it is what the home costs now', () => {
  const profile = { downPayment: 15, interest: 3.5 }
  expect(laterCost(home, profile, 'SEK', 0)).toBe(monthlyCost(home, profile, 'SEK').net)
})

test('a Swedish loan is paid off by two percent a year down to 70 percent of the price, and then by one', () => {
  // 2 975 000 is below 70 percent of the price after 106 months
  const loan = 2_975_000 - 106 * 4958 - 14 * 2479
  const expected = 0.7 * ((loan * 0.035) / 12) + 2479 + 5100 * 1.02 ** 10
  const told = laterCost(home, { downPayment: 15, interest: 3.5 }, 'SEK', 10)
  expect(Math.abs(told - expected)).toBeLessThanOrEqual(1)
})

test('of an annuity interest and instalment are the same in ten years, and the fee has risen', () => {
  const finnish = { price: 300_000, monthlyFee: 200, operatingCost: 0 }
  const profile = { downPayment: 10, interest: 3.6 }
  const { interest, amortisation } = monthlyCost(finnish, profile, 'EUR')
  const expected = interest + amortisation + 200 * 1.02 ** 10
  expect(Math.abs(laterCost(finnish, profile, 'EUR', 10) - expected)).toBeLessThanOrEqual(1)
  // paid off after twenty-five
  expect(laterCost(finnish, profile, 'EUR', 26)).toBe(Math.round(200 * 1.02 ** 26))
})

test('the dearer home now can be the cheaper one in ten years: a fee rises, a loan does not', () => {
  const profile = { downPayment: 15, interest: 3 }
  const dear = { price: 4_000_000, monthlyFee: 2000, operatingCost: 0 }
  const cheap = { price: 3_200_000, monthlyFee: 4200, operatingCost: 0 }
  const isDearer = (years: number) =>
    laterCost(dear, profile, 'SEK', years) > laterCost(cheap, profile, 'SEK', years)
  expect([isDearer(0), isDearer(10)]).toEqual([true, false])
})
