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
  ['sv', 'visning', { viewing: 'any' }, ''],
  ['sv', 'Visning i helgen Nacka', { viewing: 'in7Days' }, 'nacka'],
  ['sv', 'trea med visning idag', { ...three, viewing: 'in7Days' }, ''],
  ['sv', 'radhus visning denna månad', { residenceType: ['townHouse'], viewing: 'in30Days' }, ''],
  ['nb', 'visninger i Oslo denne uka', { viewing: 'in7Days' }, 'oslo'],
  ['nb', 'treroms med visning i morgen', { ...three, viewing: 'in7Days' }, ''],
  ['fi', 'kaksio esittely viikonloppuna', { minRooms: 2, maxRooms: 2, viewing: 'in7Days' }, ''],
  ['fi', 'esittelyt ensi viikolla', { viewing: 'in30Days' }, ''],
  ['en', 'viewings this week in Nacka', { viewing: 'in7Days' }, 'nacka'],
  ['en', 'open house tomorrow', { viewing: 'in7Days' }, ''],
] as const)('%s: “%s” says what home it is to be', (language, text, filter, rest) => {
  expect(understand(text, language)).toEqual({ filter, rest })
})

test.each(['klimat', 'Strandängen', 'jobb i Nacka', 'brf 12', 'i helgen', 'provisning'])(
  '“%s” says nothing of a home',
  (text) => {
    expect(saysSomething(understand(text, 'sv'))).toBe(false)
  },
)
