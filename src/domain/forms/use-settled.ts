import { useEffect, useState } from 'react'

const pauseMs = 300

/** What is typed, once typing has paused for 300 ms, as everywhere in the portal (K-017, K-019). */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
