/** The session of this tab as it is watched (S-016): when it ends, that it is about to, or that it has. */
export type SessionWatch =
  | { at: 'out' }
  | { at: 'in'; expiresAt: number }
  | { at: 'ending'; expiresAt: number }
  | { at: 'expired' }

export type WatchEvent =
  /** The token as it is stored now; undefined when there is none. Times in milliseconds. */
  | { type: 'checked'; expiresAt: number | undefined; now: number }
  /** The person logged out. */
  | { type: 'left' }
  /** The person has read that the session ended. */
  | { type: 'dismissed' }

/** Between two checks (K-044). */
export const checkMs = 30_000
/** Before the end, a person is warned this long, and can stay with one key (WCAG 2.2.1). */
export const warningMs = 120_000

/**
 * What a check comes to. A token that is gone counts as expired while somebody was logged in: its cookie ends with it,
 * and a refresh that failed drops it (S-015). Whoever logs out says so first.
 */
export function watched(watch: SessionWatch, event: WatchEvent): SessionWatch {
  if (event.type === 'left') return { at: 'out' }
  if (event.type === 'dismissed') return watch.at === 'expired' ? { at: 'out' } : watch
  const { expiresAt = 0, now } = event
  if (expiresAt <= now) return watch.at === 'in' || watch.at === 'ending' ? { at: 'expired' } : watch
  const at = expiresAt - now <= warningMs ? 'ending' : 'in'
  return watch.at === at && watch.expiresAt === expiresAt ? watch : { at, expiresAt }
}

/** Milliseconds to the next check: 30 seconds, or less where the warning or the end comes sooner. */
export function nextCheckIn(watch: SessionWatch, now: number): number {
  if (watch.at === 'out' || watch.at === 'expired') return checkMs
  const due = watch.at === 'in' ? watch.expiresAt - warningMs : watch.expiresAt
  return Math.min(checkMs, Math.max(0, due - now))
}
