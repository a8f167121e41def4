import type { Site } from '#src/sites/site.ts'
import type { BookingWords } from './booking-words.ts'
import { wordsFi } from './words-fi.ts'
import { wordsNb } from './words-nb.ts'
import { wordsSv } from './words-sv.ts'

/** What bookings say on a site. */
export function wordsOf({ language }: Site): BookingWords {
  if (language === 'nb') return wordsNb
  return language === 'fi' ? wordsFi : wordsSv
}
