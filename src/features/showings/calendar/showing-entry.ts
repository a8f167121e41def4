import type { CalendarEntry } from './calendar-file.ts'
import type { Showing, Shown } from '../showing.ts'

/** A showing for the visitor's calendar; `word` is "showing" in the page's language. */
export function entryOf(
  { id, start, end, description }: Showing,
  { name, url }: Shown,
  word: string,
): CalendarEntry {
  return {
    id,
    start,
    end,
    title: `${word}, ${name}`,
    location: description,
    url: new URL(url, location.origin).href,
  }
}
