import { expect, test } from 'vitest'
import type { ExplorerData } from '#src/api/homes/explorer.ts'
import { anyHome, choicesOf, fits, isAny } from './home-filter.ts'

type Apt = ExplorerData['apts'][number]

const apt = (more: Partial<Apt> = {}): Apt => ({
  id: 'a',
  objectNumber: 'A-1101',
  house: 'Hus A',
  floor: 1,
  rooms: 4,
  possibleRooms: [],
  area: 96,
  price: 5_895_000,
  objectStatus: 'forSale',
  directions: [],
  has360: false,
  ...more,
})

test('a home that can be built with fewer rooms fits both numbers [N-072]', () => {
  const three = { ...anyHome, rooms: [3] }
  expect(fits(apt(), three)).toBe(false)
  expect(fits(apt({ possibleRooms: [3] }), three)).toBe(true)
  expect(fits(apt(), { ...anyHome, rooms: [3, 4] })).toBe(true)
})

test('a home fits by price, area and tour; one whose price is not known is not below any', () => {
  const { price: _, ...sold } = apt()
  expect(fits(apt(), { ...anyHome, maxPrice: 5_895_000 })).toBe(true)
  expect(fits(apt(), { ...anyHome, maxPrice: 5_800_000 })).toBe(false)
  expect(fits(sold, { ...anyHome, maxPrice: 9_000_000 })).toBe(false)
  expect(fits(apt(), { ...anyHome, minArea: 97 })).toBe(false)
  expect(fits(apt(), { ...anyHome, hasTour: true })).toBe(false)
  expect(fits(sold, anyHome)).toBe(true)
  expect([isAny(anyHome), isAny({ ...anyHome, hasTour: true })]).toEqual([true, false])
})

test('there is a choice of what tells the homes apart', () => {
  const apts = [
    apt({ rooms: 2, area: 48, price: 3_295_000, has360: true }),
    apt({ possibleRooms: [3], area: 104 }),
  ]
  expect(choicesOf(apts)).toEqual({
    rooms: [2, 3, 4],
    prices: [3_500_000, 4_000_000, 4_500_000, 5_000_000, 5_500_000],
    areas: [50, 60, 70, 80, 90, 100],
    tour: true,
  })
  expect(choicesOf([apt()])).toEqual({ rooms: [], prices: [], areas: [], tour: false })
})
