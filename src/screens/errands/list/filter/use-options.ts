import { useSite } from '#src/sites/use-site.ts'
import { toggleStatus, togglePlace, toggleType } from './errand-filter.ts'
import type { Choice, ErrandFilter } from './errand-filter.ts'
import { placeOf } from '../errand-item.ts'
import { inOrder, statusOptions, valueOptions } from './errand-options.ts'
import type { FilterControl } from './filter-control.ts'
import { useStatusText } from '../use-status-text.ts'
import { useTypeText } from '../use-type-text.ts'

/** A line of a filter, ready to be shown. */
export type ShownOption = {
  id: string
  name: string
  count: number
  isChosen: boolean
  isBelow: boolean
  /** The filter once it is ticked or unticked. */
  next: ErrandFilter
}

/** What one can tick in a filter; types and places by their names, as the language of the site orders them. */
export function useOptions(choice: Choice, { items, filter }: FilterControl): ShownOption[] {
  const statusText = useStatusText()
  const typeText = useTypeText()
  const { locale } = useSite()
  switch (choice) {
    case 'status':
      return statusOptions(items, filter).map(({ value, isBelow = false, ...rest }) => {
        const { group, more } = statusText(value)
        return { ...rest, id: String(value), name: more ?? group, isBelow, next: toggleStatus(filter, value) }
      })
    case 'type':
      return inOrder(
        valueOptions(items, filter.type, ({ caseTypeName }) => caseTypeName).map(({ value, ...rest }) => ({
          ...rest,
          id: value,
          name: typeText(value),
          isBelow: false,
          next: toggleType(filter, value),
        })),
        locale,
      )
    case 'place':
      return inOrder(
        valueOptions(items, filter.place, placeOf).map(({ value, ...rest }) => ({
          ...rest,
          id: value,
          name: value,
          isBelow: false,
          next: togglePlace(filter, value),
        })),
        locale,
      )
  }
}
