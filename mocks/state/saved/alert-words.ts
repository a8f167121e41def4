import type { Language } from '#src/sites/site.ts'
import type { News } from './search-news.ts'

/** What a mail about a search says of each home, and how often it comes. `{former}` and `{count}` are filled in. */
type AlertWords = Readonly<Record<News['what'] | 'more' | 'daily' | 'weekly', string>>

export const alertWords: Readonly<Record<Language, AlertWords>> = {
  sv: {
    new: 'ny',
    lowered: 'sänkt från {former}',
    started: 'försäljningen har startat',
    more: 'och {count} till',
    daily: 'högst en gång om dagen',
    weekly: 'högst en gång i veckan',
  },
  en: {
    new: 'new',
    lowered: 'lowered from {former}',
    started: 'sales have started',
    more: 'and {count} more',
    daily: 'at most once a day',
    weekly: 'at most once a week',
  },
  nb: {
    new: 'ny',
    lowered: 'satt ned fra {former}',
    started: 'salget har startet',
    more: 'og {count} til',
    daily: 'maks én gang om dagen',
    weekly: 'maks én gang i uken',
  },
  fi: {
    new: 'uusi',
    lowered: 'hintaa laskettu, aiemmin {former}',
    started: 'myynti on alkanut',
    more: 'ja {count} muuta',
    daily: 'enintään kerran päivässä',
    weekly: 'enintään kerran viikossa',
  },
}
