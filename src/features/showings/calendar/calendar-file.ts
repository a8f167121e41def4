import { createEvent } from 'ics'
import type { DateTime } from 'ics'

export type CalendarEntry = {
  id: string
  title: string
  start: string
  end: string
  location: string
  /** Where the home is shown on the web. */
  url: string
}

/** A showing as a calendar file (RFC 5545), in UTC so that any calendar shows it right. */
export function calendarFile({ id, title, start, end, location, url }: CalendarEntry): string {
  const { error, value } = createEvent({
    uid: `${id}@${new URL(url).hostname}`,
    productId: 'portal/showings',
    title,
    start: timeOf(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: timeOf(end),
    endInputType: 'utc',
    endOutputType: 'utc',
    location,
    url,
    status: 'CONFIRMED',
  })
  if (error || !value) throw error ?? new Error('The calendar file could not be written')
  return value
}

function timeOf(iso: string): DateTime {
  const at = new Date(iso)
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()]
}
