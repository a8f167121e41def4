import type { CalendarEntry } from './calendar-file.ts'

/** Hands the visitor a showing for the own calendar; what writes the file is loaded now. */
export async function saveCalendarFile(entry: CalendarEntry): Promise<void> {
  const { calendarFile } = await import('./calendar-file.ts')
  const url = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${entry.id}.ics`
  link.click()
  URL.revokeObjectURL(url)
}
