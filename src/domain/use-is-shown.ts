import { useEffect, useRef } from 'react'

/**
 * Tells whether what asks is on the screen still. An answer may be long in coming, and leads nobody on who has gone
 * elsewhere meanwhile.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
