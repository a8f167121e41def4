/** Smaller differences are the way of the answer, and the header's whole seconds. */
const toleranceMs = 5000

/** How far the clock of the service is ahead of the browser's, in milliseconds. */
let ahead = 0
const listeners = new Set<() => void>()

/**
 * The time as the service has it, in milliseconds: what a page says of days and deadlines goes by it. Now, or at a time of
 * the browser's clock.
 */
export const serviceNow = (browserTime = Date.now()): number => browserTime + ahead

/**
 * Takes the time from an answer (`Date`, RFC 9110 §6.6.1). One that a cache may have kept tells when it was made, and is
 * left alone; so is one that was made since its call was sent by the clock as it is known, however late it is read: a
 * device may have slept meanwhile.
 *
 * @param sentAt when its call was sent, in milliseconds of the browser's clock
 */
export function hearTime({ headers }: Pick<Response, 'headers'>, sentAt = Date.now()): void {
  if (!/no-store|no-cache/.test(headers.get('cache-control') ?? '')) return
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  if (told > serviceNow(sentAt) - toleranceMs && told < serviceNow() + toleranceMs) return
  const now = told - Date.now()
  ahead = Math.abs(now) < toleranceMs ? 0 : now
  for (const listener of listeners) listener()
}

/** Calls back when the clock turns out to be another. Returns the way to stop. */
export function onTimeMoved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
