import type { ErrandFilter } from './errand-filter.ts'
import type { ErrandItem } from '../errand-item.ts'

/** What the parts of the filter share: all errands, what they are narrowed to, and how to change that. */
export type FilterControl = {
  items: readonly ErrandItem[]
  filter: ErrandFilter
  onChange: (filter: ErrandFilter) => void
}
