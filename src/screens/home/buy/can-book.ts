import type { SaleState } from '#src/domain/sale/status/sale-state.ts'

/** Whether this visitor may book now. */
export const canBook = (sale: SaleState): boolean =>
  sale.offer === 'book' || (sale.offer === 'priority' && sale.isOpen)
