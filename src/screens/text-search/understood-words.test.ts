import { expect, test } from 'vitest'
import { saysSomething, understand } from './understood-words.ts'

const three = { minRooms: 3, maxRooms: 3 }

test.each([
  ['sv', 'Trea Stockholm balkong', { ...three, outdoorArea: ['balcony'] }, 'stockholm'],
  [
    'sv',
    '3:a i Nacka med uteplats under 4,5 miljoner',
    { ...three, maxPrice: 4_500_000, outdoorArea: ['patio'] },
    'nacka',
  ],
  [
    'sv',
    'radhus eller 4 rok max 6 000 000 kr',
    { minRooms: 4, maxRooms: 4, maxPrice: 6_000_000, residenceType: ['townHouse'] },
    'eller',
  ],
  [
    'nb',
    'treroms Oslo balkong under 7 millioner',
    { ...three, maxPrice: 7_000_000, outdoorArea: ['balcony'] },
    'oslo',
  ],
  ['nb', '2-roms leilighet', { minRooms: 2, maxRooms: 2, residenceType: ['apartment'] }, ''],
  ['fi', 'kaksio Espoo parveke', { minRooms: 2, maxRooms: 2, outdoorArea: ['balcony'] }, 'espoo'],
  ['fi', '3h alle 350 000 €', { ...three, maxPrice: 350_000 }, ''],
  [
    'en',
    '3 rooms in Nacka with a balcony below 4.5 million',
    { ...three, maxPrice: 4_500_000, outdoorArea: ['balcony'] },
    'nacka',
  ],
] as const)('%s: “%s” says what home it is to be', (language, text, filter, rest) => {
  expect(understand(text, language)).toEqual({ filter, rest })
})

test.each(['klimat', 'Strandängen', 'jobb i Nacka', 'brf 12'])('“%s” says nothing of a home', (text) => {
  expect(saysSomething(understand(text, 'sv'))).toBe(false)
})
