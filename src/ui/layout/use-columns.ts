import { useSyncExternalStore } from 'react'

/** The breakpoints sm and lg, from which two and three cards stand in a row (`CardGrid`). */
const breakpoints = [39.125, 68.8125].map((rem) => matchMedia(`(min-width: ${rem}rem)`))

/** How many cards stand in a row; with three, an errand stands beside its list. */
export const useColumns = () =>
  useSyncExternalStore(subscribe, () => breakpoints.filter(({ matches }) => matches).length + 1)

function subscribe(tell: () => void) {
  for (const one of breakpoints) one.addEventListener('change', tell)
  return () => {
    for (const one of breakpoints) one.removeEventListener('change', tell)
  }
}
