import { useRef } from 'react'
import type { SearchControl } from './search-control.ts'

/** While filters are open the first change is a step in the history, and the later ones take that step's place. */
export function useOneVisit(control: SearchControl): SearchControl {
  const hasChanged = useRef(false)
  const change: SearchControl['change'] = (next) => {
    control.change({ ...next, replaces: hasChanged.current })
    hasChanged.current = true
  }
  return { ...control, change }
}
