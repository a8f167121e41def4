import { expect, test } from 'vitest'
import { siteOf } from '../../../catalogue/site-of.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { checksOf } from './filter-checks.ts'
import { now, sampleHome } from '../sample.test-support.ts'
import type { ResidenceFilter } from '../search-types.ts'

const visitor = { lat: 59.33, lng: 18.07 }

function finds(
  filter: ResidenceFilter,
  home: ReturnType<typeof sampleHome>,
  site: SiteKey = 'Jmse',
): boolean {
  return checksOf(filter, { site: siteOf(site), now, visitor }).every(({ admits }) => admits(home))
}

test('price, rooms and area are bounded on both ends, and the bounds belong to it [E-044]', () => {
  const home = sampleHome({ price: 4_000_000, rooms: 3, livingArea: 75 })
  expect(finds({ minPrice: 4_000_000, maxPrice: 4_000_000 }, home)).toBe(true)
  expect(finds({ minPrice: 4_000_001 }, home)).toBe(false)
  expect(finds({ maxPrice: 3_999_999 }, home)).toBe(false)
  expect(finds({ minRooms: 3, maxRooms: 3 }, home)).toBe(true)
  expect(finds({ minRooms: 4 }, home)).toBe(false)
  expect(finds({ maxRooms: 2 }, home)).toBe(false)
  expect(finds({ minArea: 75, maxArea: 75 }, home)).toBe(true)
  expect(finds({ minArea: 80 }, home)).toBe(false)
  expect(finds({ maxArea: 70 }, home)).toBe(false)
})

test('a fee and a monthly cost are bounded; what is let has no fee, and its rent is the cost', () => {
  const home = sampleHome({ price: 4_000_000, acquisitionCosts: 0, monthlyFee: 4_500, livingArea: 75 })
  expect(finds({ minFee: 4_500, maxFee: 4_500 }, home)).toBe(true)
  expect([finds({ maxFee: 4_400 }, home), finds({ minFee: 4_600 }, home)]).toEqual([false, false])
  // 3.4 % and 2 % of 3.4 million by month, 4 500 kr and 9 kr a square metre
  const cost = 9_633 + 5_667 + 4_500 + 675
  expect(home.monthlyCost).toBe(cost)
  expect(finds({ minMonthlyCost: cost, maxMonthlyCost: cost }, home)).toBe(true)
  expect(finds({ maxMonthlyCost: cost - 1 }, home)).toBe(false)
  const let_ = sampleHome({ disposalForm: 'tenancy', price: undefined, monthlyFee: 9_000 })
  expect([finds({ minFee: 100 }, let_), finds({ maxMonthlyCost: 9_000 }, let_)]).toEqual([false, true])
  expect(finds({ maxFee: 10_000, maxMonthlyCost: 50_000 }, sampleHome({ monthlyFee: 20_000 }))).toBe(true)
})

test('a slider at its upper end means that and above, in Finland at Finnish ends [G-102, K-001, K-002, K-003]', () => {
  const large = sampleHome({ price: 25_000_000, rooms: 8, livingArea: 400 })
  expect(finds({ maxPrice: 10_000_000, maxRooms: 5, maxArea: 300 }, large)).toBe(true)
  expect(finds({ maxPrice: 9_900_000 }, large)).toBe(false)
  expect(finds({ maxRooms: 4 }, large)).toBe(false)
  expect(finds({ maxArea: 295 }, large)).toBe(false)
  const finnish = sampleHome({ totalPrice: 1_400_000, rooms: 5, livingArea: 200 }, {}, 'Jmoy')
  expect(finds({ maxPrice: 1_000_000, maxRooms: 4, maxArea: 150 }, finnish, 'Jmoy')).toBe(true)
  expect(finds({ maxRooms: 3 }, finnish, 'Jmoy')).toBe(false)
})

test('the filter defaults find every home [K-005]', () => {
  const defaults: ResidenceFilter = { minPrice: 0, minRooms: 1, minArea: 0, inhabitDate: 3 }
  const plot = sampleHome({ rooms: 0, livingArea: 0, entryDate: '2031-01-01' })
  expect(finds(defaults, plot)).toBe(true)
  expect(finds({}, plot)).toBe(true)
})

test('a home that is let has no price, so a price bound does not find it', () => {
  const { price: _, ...let_ } = { ...sampleHome().low }
  const rented = { ...sampleHome(), low: { ...let_, price: undefined } }
  expect(finds({ minPrice: 100_000 }, rented)).toBe(false)
  expect(finds({ minPrice: 0 }, rented)).toBe(true)
})

test.each([
  [
    'ownership finds ownership apartments [K-008, F-083]',
    { disposalForm: 'ownership' },
    { disposalForm: 'ownershipApartment' },
  ],
  ['all disposal forms find every form [E-018]', { disposalForm: 'all' }, { disposalForm: 'tenancy' }],
  [
    'town house finds semi-detached houses [K-011, F-083]',
    { residenceType: ['townHouse'] },
    { residenceType: 'semiDetachedHouse' },
  ],
  [
    'town house finds detached houses [K-011, F-083]',
    { residenceType: ['townHouse'] },
    { residenceType: 'detachedHouse' },
  ],
  [
    'several types find any of them',
    { residenceType: ['plot', 'apartment'] },
    { residenceType: 'apartment' },
  ],
] as const)('%s', (_title, filter, home) => {
  expect(finds(filter as ResidenceFilter, sampleHome(home))).toBe(true)
})

test('the expansions work one way only [K-008, K-011]', () => {
  expect(finds({ disposalForm: 'ownershipApartment' }, sampleHome({ disposalForm: 'ownership' }))).toBe(false)
  expect(finds({ residenceType: ['detachedHouse'] }, sampleHome({ residenceType: 'townHouse' }))).toBe(false)
})

test('terrace finds roof terraces, patio finds porches, and comforts count as outdoor areas [K-009, K-010, F-083]', () => {
  const with_ = (type: 'roofTop' | 'porch' | 'balcony') =>
    sampleHome({ outdoorSpaces: [{ type, direction: '5' }], extras: [] })
  expect(finds({ outdoorArea: ['terrace'] }, with_('roofTop'))).toBe(true)
  expect(finds({ outdoorArea: ['patio'] }, with_('porch'))).toBe(true)
  expect(finds({ outdoorArea: ['terrace', 'patio'] }, with_('balcony'))).toBe(false)
  expect(finds({ outdoorArea: ['sauna'] }, sampleHome({ outdoorSpaces: [], extras: ['sauna'] }))).toBe(true)
})

test('house finds detached houses on the Norwegian site and nowhere else [K-012]', () => {
  const house: ResidenceFilter = { residenceType: ['house'] }
  expect(finds(house, sampleHome({ residenceType: 'detachedHouse' }, {}, 'Jmno'), 'Jmno')).toBe(true)
  expect(finds(house, sampleHome({ residenceType: 'detachedHouse' }))).toBe(false)
})

test('moving in is sought now, within six months, within a year, or at any time [E-025]', () => {
  const found = (entryDate: string) =>
    ([0, 1, 2, 3] as const).filter((inhabitDate) => finds({ inhabitDate }, sampleHome({ entryDate })))
  expect(found('2026-11-20')).toEqual([0, 1, 2, 3])
  expect(found('2026-11-21')).toEqual([1, 2, 3])
  expect(found('2027-05-20')).toEqual([1, 2, 3])
  expect(found('2027-05-21')).toEqual([2, 3])
  expect(found('2027-11-21')).toEqual([3])
})

test('viewings are sought at any time, in seven days or in thirty [E-026]', () => {
  const viewing = (start: string, end: string) => [{ id: 'v-1', start, end, description: '', bookable: true }]
  const found = (showings: ReturnType<typeof viewing>) =>
    (['all', 'any', 'in7Days', 'in30Days'] as const).filter((choice) =>
      finds({ viewing: choice }, sampleHome({}, { showings })),
    )
  expect(found(viewing('2026-11-27T10:00:00Z', '2026-11-27T11:00:00Z'))).toEqual([
    'all',
    'any',
    'in7Days',
    'in30Days',
  ])
  expect(found(viewing('2026-11-28T10:00:00Z', '2026-11-28T11:00:00Z'))).toEqual(['all', 'any', 'in30Days'])
  expect(found(viewing('2027-01-10T10:00:00Z', '2027-01-10T11:00:00Z'))).toEqual(['all', 'any'])
  expect(found(viewing('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'))).toEqual(['all'])
  expect(found([])).toEqual(['all'])
})

test('concepts, project statuses, stages and tags each find any of those named [E-024, E-012]', () => {
  const home = sampleHome(
    { concept: 'premium', municipalityId: 'municipality-nacka' },
    { id: 'stage-x', status: 'vip' },
  )
  expect(finds({ concepts: ['senior', 'premium'] }, home)).toBe(true)
  expect(finds({ concepts: ['senior'] }, home)).toBe(false)
  expect(finds({ projectStatus: ['forSale'] }, home)).toBe(true)
  expect(finds({ projectStatus: ['planned'] }, home)).toBe(false)
  expect(finds({ stageIds: ['stage-y', 'stage-x'] }, home)).toBe(true)
  expect(finds({ stageIds: ['stage-y'] }, home)).toBe(false)
  expect(finds({ tags: ['municipality-taby', 'municipality-nacka'] }, home)).toBe(true)
  expect(finds({ tags: ['municipality-taby'] }, home)).toBe(false)
})
