import { useRef } from 'react'
import { useSite } from '#src/sites/use-site.ts'
import { reset } from '../address/active-filters.ts'
import type { SearchControl } from './search-control.ts'

/**
 * While filters are open the first change is a step in the history, and the later ones take that step's place; where what
 * holds the filters is a step itself, all do.
 */
export function useOneVisit(control: SearchControl, isStep = false): SearchControl {
  const site = useSite()
  const hasChanged = useRef(isStep)
  const change: SearchControl['change'] = (next) => {
    control.change({ ...next, replaces: hasChanged.current })
    hasChanged.current = true
  }
  return {
    ...control,
    change,
    reset: () => change({ state: reset(site, control.state), dropsPath: !site.keepsTagsOnReset }),
  }
}
