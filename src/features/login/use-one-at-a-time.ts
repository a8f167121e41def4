import { useRef } from 'react'

/** Lets one run of some work through at a time: the second press of a double click does nothing. */
export function useOneAtATime<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) {
  // a ref counts before React has drawn again
  const isHeld = useRef(false)
  return async (...given: Given): Promise<void> => {
    if (isHeld.current) return
    isHeld.current = true
    try {
      await work(...given)
    } finally {
      isHeld.current = false
    }
  }
}
