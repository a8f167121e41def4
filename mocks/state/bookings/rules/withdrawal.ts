import type { Site } from '#src/sites/site.ts'
import { addDays } from '../../../catalogue/dates.ts'
import { dayIn } from '../../today.ts'

/** How many days the right to withdraw from a contract made online lasts. */
const rightDays = 14

const hourMs = 3_600_000

/**
 * Until when a signed booking can be withdrawn from, in milliseconds: the end of the fourteenth day after the signature,
 * as the clocks of the site show it.
 */
export function withdrawableUntil(signedAt: number, { timeZone }: Pick<Site, 'timeZone'>): number {
  const lastDay = addDays(dayIn(timeZone, signedAt), rightDays)
  const midnight = Date.parse(`${addDays(lastDay, 1)}T00:00:00Z`)
  // Nordic clocks are one to three hours ahead of UTC, and change at night but never at midnight
  const ahead = [1, 2, 3].find((hours) => hourIn(timeZone, midnight - hours * hourMs) === 0) ?? 1
  return midnight - ahead * hourMs
}

const hourIn = (timeZone: string, at: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
