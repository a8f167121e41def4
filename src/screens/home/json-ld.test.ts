import { expect, test } from 'vitest'
import { homeJsonLd } from './json-ld.ts'

const place = {
  url: 'https://bjorkvall.example/bostader/nacka/ekbacken/brf-strandangen/c-1501/',
  image: 'https://bjorkvall.example/image?width=1200',
  currency: 'SEK',
} as const
const home = {
  preamble: 'Trea högst upp.',
  clickToBuy: true,
  summary: {
    objectNumber: 'C-1501',
    status: 'forSale',
    _geo: { lat: 59.31, lng: 18.2 },
  },
  pricing: { price: 4_995_000, loanExample: { downPayment: 15, interest: 3.4, amortisation: 2 } },
  seo: {
    name: 'Tre rum högst upp',
    constructionForm: 'apartment',
    rooms: 3,
    primaryArea: 76,
    floor: 5,
    maxFloor: 5,
    apartmentNumber: '1501',
    swanLabel: true,
    disposalForm: 'condominium',
    stageName: 'Brf Strandängen',
    countyName: 'Stockholms län',
    municipalityName: 'Nacka',
    areaName: 'Ekbacken',
    outdoorSpaces: [{ type: 'balcony', area: 9, direction: '3' }],
  },
} as unknown as Parameters<typeof homeJsonLd>[0]

const told = (changes: Partial<typeof home> = {}) =>
  JSON.parse(JSON.stringify(homeJsonLd({ ...home, ...changes }, place))) as unknown

test('search engines learn everything that the page knows of a home [F-023]', () => {
  expect(told()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: 'Tre rum högst upp',
    description: 'Trea högst upp.',
    url: place.url,
    image: place.image,
    mainEntity: {
      '@type': 'Apartment',
      name: 'Brf Strandängen, C-1501',
      numberOfRooms: 3,
      floorSize: { '@type': 'QuantitativeValue', value: 76, unitCode: 'MTK' },
      floorLevel: '5',
      identifier: '1501',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Nacka',
        addressRegion: 'Stockholms län',
        addressCountry: 'SE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 59.31, longitude: 18.2 },
      containedInPlace: {
        '@type': 'ApartmentComplex',
        name: 'Brf Strandängen',
        containedInPlace: { '@type': 'Place', name: 'Ekbacken' },
      },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'constructionForm', value: 'apartment' },
        { '@type': 'PropertyValue', name: 'disposalForm', value: 'condominium' },
        { '@type': 'PropertyValue', name: 'swanLabel', value: true },
        { '@type': 'PropertyValue', name: 'maxFloor', value: 5 },
        { '@type': 'PropertyValue', name: 'balcony', value: 9, unitCode: 'MTK', description: 'E' },
      ],
    },
    offers: {
      '@type': 'Offer',
      price: 4_995_000,
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    },
  })
})

test('a plot tells its area, and has no rooms [F-023]', () => {
  const seo = { ...home.seo, constructionForm: 'plot', plotArea: 571, rooms: 0, primaryArea: 0 } as const
  const { mainEntity } = told({ seo }) as { mainEntity: { '@type': string; additionalProperty: object[] } }
  expect(mainEntity).toMatchObject({ '@type': 'Landform' })
  expect(mainEntity).not.toHaveProperty('numberOfRooms')
  expect(mainEntity.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'plotArea',
    value: 571,
    unitCode: 'MTK',
  })
})

test('a sold home has no price and is gone', () => {
  const sold = {
    summary: { ...home.summary, status: 'sold' },
    pricing: { ...home.pricing, price: undefined },
  }
  const { offers } = told(sold as Partial<typeof home>) as { offers: object }
  expect(offers).not.toHaveProperty('price')
  expect(offers).toMatchObject({ availability: 'https://schema.org/SoldOut' })
})
