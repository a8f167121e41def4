import type { AssetCode, Trade } from './asset-codes.ts'
import type { RoomCode } from './room-codes.ts'

/** What rooms, details and firms are called in a country. */
export type CaseWords = Readonly<{
  rooms: Readonly<Record<RoomCode, string>>
  assets: Readonly<Record<AssetCode, string>>
  /** A firm of a trade, without its town. */
  firms: Readonly<Record<Trade, string>>
  dwelling: string
  stairs: string
  /** What stands in place of an address that nobody may see. */
  hiddenAddress: string
  hiddenCity: string
}>
