import { eidWaitMs } from '#src/lib/time/eid-wait.ts'

/**
 * How long a waiting e-ID still waits, in whole seconds. The clock of the service may not be known, so what counts is how
 * far the end has moved since the start: `first` is the end as the start said it, `startedAt` when that was, by the clock of
 * `now`.
 */
export function secondsLeft(
  expiresAt: number,
  { first, startedAt, now }: { first: number; startedAt: number; now: number },
) {
  const end = startedAt + eidWaitMs + (expiresAt - first)
  return Math.min(eidWaitMs / 1000, Math.max(0, Math.ceil((end - now) / 1000)))
}
