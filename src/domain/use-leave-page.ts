import { useEffect, useRef } from 'react'
import { leavePage } from '#src/lib/browser/leave-page.ts'

/**
 * Goes to an address outside this document, unless whoever asked for it is elsewhere by then: an address may be long in
 * coming, and a step back or a closed dialog meanwhile is not to be undone.
 */
export function useLeavePage(): (url: string) => void {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (url) => {
    if (isShown.current) leavePage(url)
  }
}
