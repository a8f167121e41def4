import { isGone } from '#src/domain/sale/status/is-gone.ts'
import type { SaleStatus } from '#src/domain/sale/status/status-at.ts'

/** States that one looks at together: the entries of the legend, the best chance first. */
export const stateGroups = ['toBuy', 'vip', 'presale', 'reserved', 'gone'] as const
export type StateGroup = (typeof stateGroups)[number]

/** The legend's entry for where a home stands. */
export function groupOf(status: SaleStatus): StateGroup {
  if (isGone(status)) return 'gone'
  if (status === 'vip' || status === 'reserved') return status
  return status === 'preselling' || status === 'planned' ? 'presale' : 'toBuy'
}

/** It can be bought, by everybody or by those with priority. */
export const isOpen = (status: SaleStatus): boolean => !isGone(status) && status !== 'reserved'
