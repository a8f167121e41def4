import { useEffect, useState, useSyncExternalStore } from 'react'
import { onTimeMoved, serviceNow } from '#src/lib/time/service-clock.ts'
import { todayIn } from '#src/lib/time/today-in.ts'

const minuteMs = 60_000

/** The time in milliseconds by the service's clock, anew each second as long as it runs. */
export function useSeconds({ runs = true } = {}): number {
  const [now, setNow] = useState(serviceNow)
  useEffect(() => {
    if (!runs) return undefined
    const tick = () => setNow(serviceNow())
    const ticking = setInterval(tick, 1000)
    const stop = onTimeMoved(tick)
    return () => {
      clearInterval(ticking)
      stop()
    }
  }, [runs])
  return now
}

/** Today in a time zone by the service's clock, as `2026-11-20`; a page that stays open comes to the next day. */
export function useToday(timeZone: string): string {
  return useSyncExternalStore(followDays, () => todayIn(timeZone, new Date(serviceNow())))
}

function followDays(tell: () => void): () => void {
  const ticking = setInterval(tell, minuteMs)
  const stop = onTimeMoved(tell)
  return () => {
    clearInterval(ticking)
    stop()
  }
}
