import { expect, test } from 'vitest'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { priceOf } from './hit-price.ts'

const of = (hit: Partial<SearchHit>) => priceOf({ status: 'forSale', ...hit } as SearchHit)

test('a home has a price, a project one from which on', () => {
  expect(of({ minPrice: 3_295_000, maxPrice: 3_295_000 })).toEqual({ kind: 'price', amount: 3_295_000 })
  expect(of({ minPrice: 3_295_000, maxPrice: 7_250_000 })).toEqual({ kind: 'from', amount: 3_295_000 })
})

test('in Finland the debt-free price comes first', () => {
  expect(
    of({ minPrice: 98_000, maxPrice: 98_000, jmoyTotalPriceMin: 289_000, jmoyTotalPriceMax: 289_000 }),
  ).toEqual({
    kind: 'debtFree',
    amount: 289_000,
  })
})

test('in Norway the total comes first, of a home and of a project', () => {
  const asked = {
    minPrice: 3_350_000,
    maxPrice: 3_350_000,
    totalPriceMin: 6_428_000,
    totalPriceMax: 6_428_000,
  }
  expect(of(asked)).toEqual({ kind: 'total', amount: 6_428_000 })
  expect(of({ ...asked, totalPriceMax: 9_210_000 })).toEqual({ kind: 'totalFrom', amount: 6_428_000 })
})

test('a tenancy has a rent, a sold home no price, and a planned project one to come', () => {
  expect(of({ disposalForm: 'tenancy', monthlyFee: 12_400 })).toEqual({ kind: 'rent', amount: 12_400 })
  expect(of({ disposalForm: 'condominium', monthlyFee: 5430, status: 'sold' })).toEqual({ kind: 'none' })
  expect(of({ disposalForm: 'tenancy', monthlyFee: 12_400, status: 'sold' })).toEqual({ kind: 'none' })
  expect(of({ status: 'planned' })).toEqual({ kind: 'later' })
})

test('a project that is let has a rent from which on', () => {
  expect(of({ type: 'stage', disposalForm: 'tenancy', monthlyFee: 9200, availableCount: 4 })).toEqual({
    kind: 'rentFrom',
    amount: 9200,
  })
})

test('a project that has none left says no price, whatever was asked, and a planned one from which on', () => {
  const asked = { minPrice: 2_115_000, maxPrice: 4_650_000, availableCount: 0 }
  for (const status of ['reference', 'soldOut', 'succession'] as const)
    expect(of({ ...asked, status })).toEqual({ kind: 'none' })
  expect(of({ ...asked, status: 'planned' })).toEqual({ kind: 'from', amount: 2_115_000 })
})
