import { expect, test } from 'vitest'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { inOrder } from './home-order.ts'
import { homeAmounts } from '#src/domain/sale/price/home-amounts.ts'

const home = (objectNumber: string, more: Partial<SearchHit> = {}) =>
  ({ objectNumber, status: 'forSale', ...more }) as unknown as SearchHit

const homes = [
  home('A-1002', { minPrice: 3_000_000, minLivingArea: 54, floor: 1 }),
  home('A-1101', { status: 'sold', minLivingArea: 96, floor: 2 }),
  home('A-998', { minPrice: 3_000_000, minLivingArea: 76, floor: 3 }),
  home('A-1003', { minPrice: 4_000_000, minLivingArea: 48, floor: 1 }),
]
const order = (by: Parameters<typeof inOrder>[1]) => inOrder(homes, by).map((one) => one.objectNumber)

test('homes are ordered by price, area, floor or number; those without a price come last', () => {
  expect(order('priceDesc')).toEqual(['A-1003', 'A-998', 'A-1002', 'A-1101'])
  expect(order('priceAsc')).toEqual(['A-998', 'A-1002', 'A-1003', 'A-1101'])
  expect(order('areaDesc')).toEqual(['A-1101', 'A-998', 'A-1002', 'A-1003'])
  expect(order('floorDesc')).toEqual(['A-998', 'A-1101', 'A-1002', 'A-1003'])
  expect(order('number')).toEqual(['A-998', 'A-1002', 'A-1003', 'A-1101'])
})

test('a home has a price, by square metre too, and a fee, in Finland the debt-free price; a tenancy has a rent, and a sold home nothing', () => {
  expect(homeAmounts(home('A', { minPrice: 3_295_000, minLivingArea: 76, monthlyFee: 3420 }))).toEqual({
    price: 3_295_000,
    perArea: 43_355,
    fee: 3420,
  })
  expect(homeAmounts(home('A', { minPrice: 100_000, jmoyTotalPriceMin: 289_000 }))).toEqual({
    price: 289_000,
  })
  expect(homeAmounts(home('A', { disposalForm: 'tenancy', monthlyFee: 12_090 }))).toEqual({ rent: 12_090 })
  expect(homeAmounts(home('A', { status: 'sold', minPrice: 1, monthlyFee: 2 }))).toEqual({})
})
