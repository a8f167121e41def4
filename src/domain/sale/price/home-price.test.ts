import { expect, test } from 'vitest'
import { financed, homePrice, pricePerArea } from './home-price.ts'

const loanExample = { downPayment: 15, interest: 3.4, amortisation: 2 }
const seo = { disposalForm: 'condominium', primaryArea: 76 } as Parameters<typeof homePrice>[0]['seo']

test('a Swedish home is asked its price', () => {
  const home = { seo, pricing: { loanExample, price: 4_690_000, monthlyFee: 4610 } }
  expect(homePrice(home)).toEqual({ kind: 'price', amount: 4_690_000 })
  expect(pricePerArea(home)).toBe(61_711)
})

test('Norway shows the total and Finland the debt-free price first', () => {
  const norway = { price: 6_250_000, sharedDebt: 0, transactionCosts: 162_000, totalPrice: 6_412_000 }
  expect(homePrice({ seo, pricing: { loanExample, ...norway } })).toEqual({
    kind: 'total',
    amount: 6_412_000,
  })
  expect(financed({ loanExample, ...norway })).toBe(6_412_000)
  const finland = { price: 150_000, sharedDebt: 339_000, totalPrice: 489_000 }
  expect(homePrice({ seo, pricing: { loanExample, ...finland } })).toEqual({
    kind: 'debtFree',
    amount: 489_000,
  })
  expect(financed({ loanExample, ...finland })).toBe(150_000)
})

test('a tenancy has a rent, and a sold home no price', () => {
  const rented = { ...seo, disposalForm: 'tenancy' as const }
  expect(homePrice({ seo: rented, pricing: { loanExample, monthlyFee: 11_200 } })).toEqual({
    kind: 'rent',
    amount: 11_200,
  })
  expect(homePrice({ seo, pricing: { loanExample, monthlyFee: 4610 } })).toEqual({ kind: 'none' })
  expect(pricePerArea({ seo, pricing: { loanExample } })).toBeUndefined()
})
