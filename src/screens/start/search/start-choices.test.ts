import { expect, test } from 'vitest'
import { tagNamed } from '#src/api/homes/residence-places.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { isSold, priceSteps } from './start-choices.ts'

test('the prices to choose from are round and below the end of the scale', () => {
  expect(priceSteps(jmse.filters.price)).toEqual([
    2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000, 4_500_000, 5_000_000, 6_000_000, 7_000_000,
    8_000_000,
  ])
  expect(priceSteps(jmoy.filters.price).at(-1)).toBe(800_000)
})

test('a place is known by its whole name', () => {
  const nacka = { id: 'municipality-nacka', text: 'Nacka', type: 'municipality', url: 'nacka' } as const
  expect(tagNamed([nacka], ' nacka ')).toBe(nacka)
  expect(tagNamed([nacka], 'nac')).toBeUndefined()
})

test('a type is offered where a home of it is for sale, or nobody has counted', () => {
  const facets = [
    {
      filter: 'residenceType' as const,
      values: [
        { value: 'plot', count: 0 },
        { value: 'house', count: 2 },
      ],
    },
  ]
  expect([isSold(facets, 'plot'), isSold(facets, 'house'), isSold(undefined, 'plot')]).toEqual([
    false,
    true,
    true,
  ])
})
