import { useEffect, useRef } from 'react'

/** For the heading of a view that took the place of another: focus goes there, not lost with what was pressed. */
export function useFocusOnMount<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
