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

test('monthly fees lie where they lie in each country', () => {
  const limits = { se: [55, 90], no: [34, 61], fi: [3.9, 6.1] } as const
  const shared = dwellings.filter(({ disposalForm }) => disposalForm !== 'ownership')
  const odd = shared.filter(({ country, monthlyFee, livingArea }) => {
    const [min, max] = limits[country]
    return monthlyFee / livingArea < min || monthlyFee / livingArea > max
  })
  expect(ids(odd)).toEqual([])
})

test('sizes are those of new homes with so many rooms', () => {
  const odd = flats.filter(({ rooms, livingArea }) => {
    const [min = 0, max = 0] = [[], [26, 42], [40, 62], [58, 85], [78, 110], [98, 140]][rooms] ?? []
    return livingArea < min || livingArea > max
  })
  expect(ids(odd)).toEqual([])
})
