import { useSyncExternalStore } from 'react'

/** Whether the window is as wide as the breakpoint lg: three cards stand in a row, and an errand beside its list. */
export const useWide = () => useSyncExternalStore(subscribe, () => room.matches)

const room = matchMedia('(min-width: 68.8125rem)')

function subscribe(tell: () => void) {
  room.addEventListener('change', tell)
  return () => room.removeEventListener('change', tell)
}
