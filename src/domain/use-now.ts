import { useMemo, useSyncExternalStore } from 'react'
import { onTimeMoved, serviceNow } from '#src/lib/time/service-clock.ts'

const minuteMs = 60_000

/** The time by the service's clock, to the minute; another one when that clock turns out to be moved. */
export function useNow(): Date {
  const minute = useSyncExternalStore(onTimeMoved, minuteNow)
  return useMemo(() => new Date(minute), [minute])
}

const minuteNow = () => Math.floor(serviceNow() / minuteMs) * minuteMs
