/** A home is held for thirty minutes (G-100); a clock that is wrong makes it no longer. */
const maxSeconds = 30 * 60

/** How long a hold still runs, in whole seconds. */
export function secondsLeft(expires: string, now: number): number {
  const left = Math.ceil((Date.parse(expires) - now) / 1000)
  return Math.min(maxSeconds, Math.max(0, left))
}

/** When the last half hour of a hold begins. What a demonstration starts with is held for a week. */
export const lastHalfHourOf = (expires: string): Date => new Date(Date.parse(expires) - maxSeconds * 1000)

/** What is shown of it: minutes as long as there are some, then seconds. */
export const shownTime = (seconds: number): { unit: 'minutes' | 'seconds'; count: number } =>
  seconds > 60 ? { unit: 'minutes', count: Math.ceil(seconds / 60) } : { unit: 'seconds', count: seconds }

/** Minutes left at which it is told that time runs out. */
const told = [1, 5, 10] as const

/** The last of the moments to tell that has come; undefined while there is plenty of time. */
export const toldMinutes = (seconds: number): (typeof told)[number] | undefined =>
  told.find((minutes) => seconds <= minutes * 60)
