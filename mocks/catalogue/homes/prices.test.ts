import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import type { Home } from '../types.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })
const priced = catalogue.homes.filter(({ totalPrice }) => totalPrice !== undefined)
const plots = priced.filter(({ residenceType }) => residenceType === 'plot')
const dwellings = priced.filter(({ residenceType }) => residenceType !== 'plot')
const flats = catalogue.homes.filter(({ residenceType }) => residenceType === 'apartment')

const ids = (homes: readonly Home[]) => homes.map(({ id }) => id)
const perMetre = ({ totalPrice = 0, livingArea }: Home) => totalPrice / livingArea

test('a home costs what homes cost in its municipality, give or take its size, height and standard', () => {
  const share = (home: Home) => {
    const usual = catalogue.municipality(home.municipalityId)?.pricePerSquareMetre ?? Number.NaN
    return perMetre(home) / usual
  }
  expect(ids(dwellings.filter((home) => !(share(home) > 0.65 && share(home) < 1.6)))).toEqual([])
})

test('a square metre costs more in Stockholm than in Gävle, in Oslo than in Fredrikstad, in Helsinki than in Oulu', () => {
  const mean = (name: string) => {
    const homes = dwellings.filter(
      (home) => home.municipalityName === name && home.residenceType === 'apartment',
    )
    return homes.reduce((sum, home) => sum + perMetre(home), 0) / homes.length
  }
  expect(mean('Stockholm')).toBeGreaterThan(2 * mean('Gävle'))
  expect(mean('Oslo')).toBeGreaterThan(1.4 * mean('Fredrikstad'))
  expect(mean('Helsinki')).toBeGreaterThan(1.5 * mean('Oulu'))
})

test('a plot costs a fraction of a house', () => {
  expect(plots.length).toBeGreaterThan(10)
  for (const { totalPrice = 0, plotArea = 0 } of plots) {
    expect(plotArea).toBeGreaterThan(500)
    expect(totalPrice).toBeGreaterThan(500_000)
    expect(totalPrice).toBeLessThan(4_000_000)
  }
})

test('the total price is price, shared debt and compulsory costs together', () => {
  for (const { price = 0, sharedDebt, acquisitionCosts, totalPrice } of priced)
    expect(price + sharedDebt + acquisitionCosts).toBe(totalPrice)
})

test('only Norway and Finland know shared debt, and only where an association owns the house', () => {
  for (const { country, disposalForm, sharedDebt, price = 0 } of priced) {
    expect(sharedDebt > 0).toBe(country !== 'se' && disposalForm === 'condominium')
    expect(sharedDebt).toBeLessThan(2 * price)
  }
})

test('monthly fees lie where they lie in each country, beside the interest on shared debt', () => {
  const limits = { se: [55, 90], no: [33, 63], fi: [3.8, 6.3] } as const
  const shared = dwellings.filter(({ disposalForm }) => disposalForm !== 'ownership')
  const odd = shared.filter(({ country, monthlyFee, sharedDebtFee, livingArea }) => {
    const [min, max] = limits[country]
    const running = (monthlyFee - sharedDebtFee) / livingArea
    return running < min || running > max
  })
  expect(ids(odd)).toEqual([])
})

test('whoever carries shared debt pays the interest on it with the fee', () => {
  for (const { sharedDebt, sharedDebtFee } of priced) {
    expect(sharedDebtFee > 0).toBe(sharedDebt > 0)
    expect(sharedDebtFee * 12).toBeLessThanOrEqual(sharedDebt * 0.06)
  }
})

/** Homes beside each other on a floor or along a street, or above each other, each with the other. */
function neighbours(homes: readonly Home[]): [Home, Home][] {
  const places = homes.map((home) => ({ home, ...placeOf(home) }))
  return places.flatMap((a) =>
    places.flatMap((b) => {
      const beside = a.floor === b.floor && b.at === a.at + 1
      const above = a.at === b.at && b.floor === a.floor + 1
      return a.house === b.house && (beside || above) ? ([[a.home, b.home]] as [Home, Home][]) : []
    }),
  )
}

function placeOf({ residenceType, house, floor, objectNumber, country }: Home) {
  const number = Number(/\d+$/.exec(objectNumber)?.[0])
  // a Finnish number counts through the stair: beside each other is what follows
  if (residenceType !== 'apartment' || country === 'fi') return { house, floor: 0, at: number }
  return { house, floor, at: number % 100 }
}

/** The world that people see by default, and the one of the tests. */
const besides = [catalogue, catalogueOf({ referenceDate: '2026-11-20', seed: '1' })].flatMap((one) =>
  one.stages.flatMap(({ id }) => neighbours(one.homesOfStage(id))),
)
const size = ({ livingArea, plotArea = 0 }: Home) => livingArea || plotArea
const apart = (a: number, b: number) => Math.max(a, b) / Math.min(a, b)

test('a square metre costs within 12 percent of what it costs next door', () => {
  const odd = besides.filter(([a, b]) => {
    const [one = 0, other = 0] = [a, b].map((home) => (home.totalPrice ?? home.monthlyFee) / size(home))
    return apart(one, other) > 1.12
  })
  expect(odd.map(ids)).toEqual([])
  expect(besides.length).toBeGreaterThan(6_000)
})

test('the fee by square metre is within 8 percent of that next door', () => {
  const odd = besides.filter(([a, b]) => {
    if (a.residenceType === 'plot') return a.monthlyFee !== b.monthlyFee
    return apart(a.monthlyFee / size(a), b.monthlyFee / size(b)) > 1.08
  })
  expect(odd.map(ids)).toEqual([])
})

test('homes alike in a house cost alike, and the higher one a little more', () => {
  const alike = besides.filter(([a, b]) => a.livingArea === b.livingArea && a.floor !== b.floor)
  expect(alike.length).toBeGreaterThan(500)
  for (const [lower, higher] of alike)
    expect(higher.totalPrice ?? 0).toBeGreaterThanOrEqual(lower.totalPrice ?? 0)
})

test('sizes are those of new homes with so many rooms', () => {
  const odd = flats.filter(({ rooms, livingArea }) => {
    const [min = 0, max = 0] = [[], [26, 42], [40, 62], [58, 85], [78, 110], [98, 140]][rooms] ?? []
    return livingArea < min || livingArea > max
  })
  expect(ids(odd)).toEqual([])
})
