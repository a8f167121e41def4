import type { Direction, HomeStatus } from '../codes.ts'
import type { Home } from '../types.ts'
import type { Slot } from './layout.ts'
import type { HomePrice } from './price.ts'

type Row = readonly [
  number: string,
  rooms: number,
  livingArea: number,
  price: number,
  monthlyFee: number,
  orientation: Direction,
  balcony: number,
  status: HomeStatus,
]

/** House C of Brf Strandängen, where the main persona lives, is known home by home. */
const rows: readonly Row[] = [
  ['C-1101', 4, 104, 5_950_000, 5_930, '5', 18, 'sold'],
  ['C-1102', 2, 48, 3_050_000, 2_930, '3', 12, 'sold'],
  ['C-1103', 2, 54, 3_345_000, 3_290, '5', 12, 'forSale'],
  ['C-1104', 3, 74, 4_295_000, 4_500, '5', 16, 'booked'],
  ['C-1201', 3, 76, 4_450_000, 4_610, '3', 9, 'sold'],
  ['C-1202', 2, 54, 3_295_000, 3_290, '5', 6, 'reserved'],
  ['C-1203', 2, 54, 3_395_000, 3_290, '5', 6, 'booked'],
  ['C-1204', 3, 74, 4_395_000, 4_500, '5', 9, 'forSale'],
  ['C-1301', 3, 76, 4_590_000, 4_610, '3', 9, 'sold'],
  ['C-1302', 2, 54, 3_445_000, 3_290, '5', 6, 'reserved'],
  ['C-1303', 2, 54, 3_495_000, 3_290, '5', 6, 'forSale'],
  ['C-1304', 4, 96, 5_695_000, 5_430, '6', 14, 'sold'],
  ['C-1401', 3, 76, 4_690_000, 4_610, '3', 9, 'showingApartment'],
  ['C-1402', 2, 54, 3_595_000, 3_290, '5', 6, 'sold'],
  ['C-1403', 3, 76, 4_690_000, 4_610, '6', 9, 'sold'],
  ['C-1404', 4, 96, 5_895_000, 5_430, '6', 14, 'forSale'],
  ['C-1501', 3, 76, 4_995_000, 4_610, '3', 9, 'forSale'],
  ['C-1502', 2, 54, 3_795_000, 3_290, '5', 6, 'preselling'],
  ['C-1503', 3, 76, 5_150_000, 4_610, '5', 9, 'preselling'],
  ['C-1504', 4, 96, 6_250_000, 5_430, '6', 22, 'forSale'],
]

/** The facts of a home of that house, which take the place of drawn ones. */
export type KnownHome = HomePrice &
  Readonly<{
    number: string
    rooms: number
    livingArea: number
    floor: number
    orientation: Direction
    status: HomeStatus
    outdoorSpaces: Home['outdoorSpaces']
  }>

const strandangen: readonly KnownHome[] = rows.map(
  ([number, rooms, livingArea, price, monthlyFee, direction, area, status]) => {
    const floor = Number(number.slice(3, 4))
    const outdoorSpaces = [{ type: floor === 1 ? 'patio' : 'balcony', area, direction }] as const
    const costs = {
      price,
      totalPrice: price,
      sharedDebt: 0,
      acquisitionCosts: 0,
      monthlyFee,
      sharedDebtFee: 0,
    }
    return { number, rooms, livingArea, floor, ...costs, orientation: direction, status, outdoorSpaces }
  },
)

/** The home of that house with this number, if there is one. */
export function knownHome(objectNumber: string): KnownHome | undefined {
  return strandangen.find(({ number }) => number === objectNumber)
}

/** Where the homes of that house are. */
export function strandangenSlots(): Slot[] {
  return strandangen.map(({ number, rooms, livingArea, floor, orientation }) => {
    const position = Number(number.slice(5))
    const corner = position === 1 || position === 4
    return { house: 'C', houseIndex: 0, floor, maxFloor: 5, position, corner, rooms, livingArea, orientation }
  })
}
