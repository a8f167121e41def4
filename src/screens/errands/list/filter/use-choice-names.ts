import type { Choice } from './errand-filter.ts'
import type { FilterControl } from './filter-control.ts'
import { useOptions } from './use-options.ts'

/** What a chip says is chosen. Sub-statuses go without saying where Ongoing is chosen with them. */
export function useChoiceNames(choice: Choice, control: FilterControl): string[] {
  const chosen = useOptions(choice, control).filter(({ isChosen }) => isChosen)
  const hasOngoing = choice === 'status' && control.filter.status.includes(10)
  return chosen.filter(({ isBelow }) => !(isBelow && hasOngoing)).map(({ name }) => name)
}
