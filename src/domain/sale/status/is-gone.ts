import type { SaleStatus } from './status-at.ts'

/** Of these nobody can buy any here, any more or yet. */
const gone: ReadonlySet<SaleStatus> = new Set([
  'booked',
  'sold',
  'soldOut',
  'notAvailable',
  'succession',
  'reference',
])

/** Nobody else can buy it here, any more or yet. */
export const isGone = (status: SaleStatus): boolean => gone.has(status)
