import { useSyncExternalStore } from 'react'

/** Whether list and errand have room side by side; otherwise an errand is a page of its own. */
export const useWide = () => useSyncExternalStore(subscribe, () => room.matches)

// the breakpoint lg of tailwind.css
const room = matchMedia('(min-width: 68.8125rem)')

function subscribe(tell: () => void) {
  room.addEventListener('change', tell)
  return () => room.removeEventListener('change', tell)
}
