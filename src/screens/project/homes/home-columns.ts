import type { SearchHit } from '#src/api/homes/residence.ts'
import { comparedAmount, homeAmounts } from '#src/domain/sale/price/home-amounts.ts'

/** What the table of homes can say beside number and status. */
export type HomeColumn = 'floor' | 'rooms' | 'area' | 'direction' | 'price' | 'fee'

/** The columns that at least one home has something to say in. */
export function columnsOf(homes: readonly SearchHit[]): HomeColumn[] {
  const has: Record<HomeColumn, (home: SearchHit) => boolean> = {
    floor: ({ floor }) => floor !== undefined,
    rooms: ({ minRooms }) => !!minRooms,
    area: ({ minLivingArea }) => !!minLivingArea,
    direction: ({ outdoorSpaces = [] }) => outdoorSpaces.some(({ direction }) => direction),
    price: (home) => comparedAmount(home) !== undefined,
    fee: (home) => homeAmounts(home).fee !== undefined,
  }
  return (Object.keys(has) as HomeColumn[]).filter((column) => homes.some(has[column]))
}
