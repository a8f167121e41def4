import type { Language, Site } from '#src/sites/site.ts'
import { fill } from '../../catalogue/words/words.ts'
import type { LetterKind, Letters, LetterValues } from './letter-kinds.ts'
import type { Mail } from './mailbox.ts'
import { lettersEn } from './letters-en.ts'
import { lettersFi } from './letters-fi.ts'
import { lettersNb } from './letters-nb.ts'
import { lettersSv } from './letters-sv.ts'

const letters: Readonly<Record<Language, Letters>> = {
  sv: lettersSv,
  en: lettersEn,
  nb: lettersNb,
  fi: lettersFi,
}

/** A letter of a site to somebody, in the site's language. */
export function letter<Kind extends LetterKind>(
  kind: Kind,
  {
    site,
    to,
    values,
    links = [],
  }: { site: Site; to: string; values: LetterValues[Kind]; links?: Mail['links'] },
): Omit<Mail, 'id' | 'sentAt'> {
  const { subject, text } = letters[site.language][kind]
  const filled = { ...values, site: site.name }
  return {
    to,
    siteKey: site.key,
    locale: site.wireLocale,
    subject: fill(subject, filled),
    text: fill(text, filled),
    links,
  }
}
