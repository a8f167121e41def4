import { expect, test } from 'vitest'
import { monthlyCost } from './monthly-cost.ts'

const home = { price: 3_500_000, monthlyFee: 5100, operatingCost: 0 }

test('a Swedish home: interest, two percent amortisation, fee and tax relief', () => {
  expect(monthlyCost(home, { downPayment: 15, interest: 3.5 }, 'SEK')).toEqual({
    loan: 2_975_000,
    interest: 8677,
    amortisation: 4958,
    amortisationRate: 2,
    fee: 5100,
    debtInterest: 0,
    operation: 0,
    gross: 18_735,
    relief: 2572,
    net: 16_163,
  })
})

test('with less in cash the loan and its interest grow', () => {
  expect(monthlyCost(home, { downPayment: 10, interest: 3.5 }, 'SEK')).toMatchObject({
    loan: 3_150_000,
    interest: 9188,
    amortisation: 5250,
    relief: 2679,
  })
})

test('amortisation falls to one percent at 70 percent of the price, and to none at 50', () => {
  const rate = (downPayment: number) =>
    monthlyCost(home, { downPayment, interest: 3.5 }, 'SEK').amortisationRate
  expect([29.99, 30, 49.99, 50, 100].map(rate)).toEqual([2, 1, 1, 0, 0])
})

test('who pays everything in cash pays the fee and running costs', () => {
  const paid = { ...home, operatingCost: 650 }
  expect(monthlyCost(paid, { downPayment: 100, interest: 3.5 }, 'SEK')).toMatchObject({
    loan: 0,
    relief: 0,
    gross: 5750,
    net: 5750,
  })
})

test('a Norwegian loan is an annuity over thirty years, and 22 percent of the interest comes back', () => {
  const cost = monthlyCost({ ...home, price: 4_000_000 }, { downPayment: 10, interest: 6 }, 'NOK')
  // 3 600 000 over 360 months at 0.5 % a month: 21 583.82
  expect(cost.interest + cost.amortisation).toBe(21_584)
  expect(cost.interest).toBe(18_000)
  expect(cost.relief).toBe(3960)
  expect(cost.amortisationRate).toBeUndefined()
})

test('a Finnish loan is an annuity over twenty-five years, and nothing comes back', () => {
  const cost = monthlyCost({ ...home, price: 300_000 }, { downPayment: 10, interest: 3.6 }, 'EUR')
  // 270 000 over 300 months at 0.3 % a month: 1 366.20
  expect(cost.interest + cost.amortisation).toBe(1366)
  expect(cost).toMatchObject({ relief: 0, net: cost.gross })
})

test('shared debt costs what the association charges for it, within the fee, whatever the own loan costs', () => {
  const shared = { price: 4_000_000, monthlyFee: 16_000, sharedDebtFee: 12_600, operatingCost: 700 }
  const cost = monthlyCost(shared, { downPayment: 100, interest: 6 }, 'NOK')
  expect(cost).toMatchObject({ interest: 0, fee: 3400, debtInterest: 12_600, gross: 16_700 })
  // 22 % of 12 600: also one's part of the association's interest is deducted in Norway
  expect([cost.relief, cost.net]).toEqual([2772, 13_928])
  expect(monthlyCost(shared, { downPayment: 100, interest: 6 }, 'EUR').relief).toBe(0)
})

test('without interest the loan is paid back in equal parts', () => {
  const free = { price: 300_000, monthlyFee: 0, operatingCost: 0 }
  expect(monthlyCost(free, { downPayment: 0, interest: 0 }, 'EUR').amortisation).toBe(1000)
})
