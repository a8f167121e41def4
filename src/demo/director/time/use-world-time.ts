import { useEffect, useState } from 'react'
import type { Control } from '../mock/control-types.ts'

/** The world's time now, in milliseconds; between two readings it goes on at the world's own speed. */
export function useWorldTime({ now, mode, speed }: Control<'Clock'>, readAt: number): number {
  const [outside, setOutside] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setOutside(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const read = Date.parse(now)
  return mode === 'frozen' ? read : read + Math.max(0, outside - readAt) * speed
}
