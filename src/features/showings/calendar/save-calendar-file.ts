import { saveFile } from '#src/lib/browser/save-file.ts'
import type { CalendarEntry } from './calendar-file.ts'

/** Hands the visitor a showing for the own calendar; what writes the file is loaded now. */
export async function saveCalendarFile(entry: CalendarEntry): Promise<void> {
  const { calendarFile } = await import('./calendar-file.ts')
  saveFile(new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }), `${entry.id}.ics`)
}
