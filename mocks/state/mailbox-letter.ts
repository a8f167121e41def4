import type { Language, Site } from '#src/sites/site.ts'
import { fill } from '../catalogue/words/words.ts'
import type { Mail } from './mailbox.ts'
import { lettersEn } from './mailbox-letters-en.ts'
import { lettersFi } from './mailbox-letters-fi.ts'
import { lettersNb } from './mailbox-letters-nb.ts'
import { lettersSv } from './mailbox-letters-sv.ts'

/** What each letter is about, and what is filled in between braces. */
type Values = {
  welcome: { name: string }
  verifyEmail: { name: string; code: string }
  setPassword: { name: string; link: string }
  eidOnly: { name: string }
  passwordChanged: { name: string }
  changeEmail: { name: string; link: string }
  emailChanged: { name: string; email: string }
  eidConnected: { name: string }
  vipFee: { name: string; amount: string; date: string }
  vipByCode: { name: string; code: string }
  interest: { name: string; project: string }
  showing: { name: string; project: string; date: string; time: string; place: string }
  contact: { name: string; message: string }
}

export type LetterKind = keyof Values
export type Letters = Readonly<Record<LetterKind, Readonly<{ subject: string; text: string }>>>

const letters: Readonly<Record<Language, Letters>> = {
  sv: lettersSv,
  en: lettersEn,
  nb: lettersNb,
  fi: lettersFi,
}

/** A letter of a site to somebody, in the site's language. */
export function letter<Kind extends LetterKind>(
  kind: Kind,
  { site, to, values, links = [] }: { site: Site; to: string; values: Values[Kind]; links?: Mail['links'] },
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
