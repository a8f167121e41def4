import { expect, test } from 'vitest'
import type { SearchHit } from '#gen/content/model.ts'
import { projectJsonLd } from './project-json-ld.ts'

const summary = {
  name: 'Brf Strandängen',
  residenceType: 'apartment',
  area: 'Ekbacken',
  municipality: 'Nacka',
  shortDescription: 'Ljusa hem vid vattnet.',
  minPrice: 3_295_000,
  maxPrice: 6_250_000,
  availableCount: 11,
  totalCount: 20,
  _geo: { lat: 59.3, lng: 18.2 },
} as SearchHit
const place = { url: 'https://bjorkvall.example/brf-strandangen/', currency: 'SEK' } as const

test('a project is told with its place, how many homes are left, and between which prices', () => {
  expect(projectJsonLd({ summary, countyName: 'Stockholms län' }, place)).toMatchObject({
    name: 'Brf Strandängen',
    description: 'Ljusa hem vid vattnet.',
    url: place.url,
    mainEntity: {
      '@type': 'ApartmentComplex',
      address: { addressLocality: 'Nacka', addressRegion: 'Stockholms län', addressCountry: 'SE' },
      numberOfAccommodationUnits: 20,
      numberOfAvailableAccommodationUnits: 11,
    },
    offers: { lowPrice: 3_295_000, highPrice: 6_250_000, priceCurrency: 'SEK', offerCount: 11 },
  })
})

test('in Norway a project is offered at the total', () => {
  const norwegian = { ...summary, totalPriceMin: 5_348_000, totalPriceMax: 9_210_000 }
  const told = projectJsonLd({ summary: norwegian, countyName: 'Viken' }, { ...place, currency: 'NOK' })
  expect(told.offers).toMatchObject({ lowPrice: 5_348_000, highPrice: 9_210_000, priceCurrency: 'NOK' })
})

test('a project that is sold out offers nothing any more', () => {
  const over = { ...summary, status: 'soldOut', availableCount: 0 } as const
  expect(projectJsonLd({ summary: over, countyName: 'Viken' }, place).offers).toBeUndefined()
})

test('a project of houses counts no flats, and one without prices offers nothing yet', () => {
  const { minPrice: _, ...unpriced } = summary
  const told = projectJsonLd(
    { summary: { ...unpriced, residenceType: 'townHouse' }, countyName: 'Viken' },
    { ...place, currency: 'NOK' },
  )
  expect(told.mainEntity).toMatchObject({ '@type': 'Residence', address: { addressCountry: 'NO' } })
  expect(told.mainEntity).not.toHaveProperty('numberOfAccommodationUnits')
  expect(told.offers).toBeUndefined()
})
