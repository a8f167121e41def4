import { useRef } from 'react'
import { dropSecondHalf } from './double-click.ts'

/**
 * Lets some work through once: while it runs, and after it has reached its end, another press does nothing. The work
 * says whether it did; what failed or was refused can be tried again.
 */
export function useOnce<Given extends unknown[]>(work: (...given: Given) => Promise<'done' | 'again'>) {
  // a ref counts before React has drawn again
  const isHeld = useRef(false)
  return async (...given: Given): Promise<void> => {
    if (isHeld.current) return
    isHeld.current = true
    dropSecondHalf()
    let end: 'done' | 'again' = 'again'
    try {
      end = await work(...given)
    } finally {
      isHeld.current = end === 'done'
    }
  }
}
