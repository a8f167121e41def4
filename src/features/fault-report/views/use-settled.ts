import { useEffect, useState } from 'react'

/** How long typing has to stop before it is searched (K-019). */
const pauseMs = 300

/** A text once typing has stopped. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
