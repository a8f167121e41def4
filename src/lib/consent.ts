import { readCookie, writeCookie } from './storage/cookies.ts'

/** What a visitor has said about cookies (N-032). Before an answer everything is no. */
export type Consent = { answered: boolean; statistics: boolean; marketing: boolean; thirdParty: boolean }

/** The kinds of cookies that a visitor chooses about (E-080). */
export type ConsentChoices = Omit<Consent, 'answered'>

const cookieName = 'consent'
/** Six months (K-045). */
const lifetimeSeconds = 182 * 24 * 60 * 60
const kinds = ['statistics', 'marketing', 'thirdParty'] as const

export const nothingChosen: ConsentChoices = { statistics: false, marketing: false, thirdParty: false }
export const everythingChosen: ConsentChoices = { statistics: true, marketing: true, thirdParty: true }

const unanswered: Consent = { answered: false, ...nothingChosen }
const onChange = new Set<() => void>()
let known: { cookie: string | undefined; consent: Consent } = { cookie: undefined, consent: unanswered }

/** What this visitor has said so far (S-004). */
export function readConsent(): Consent {
  const cookie = readCookie(cookieName)
  // the same answer is the same object, as a store of React has it
  if (cookie !== known.cookie) known = { cookie, consent: consentOf(cookie) }
  return known.consent
}

/** Keeps an answer for six months, and tells everybody who asked (S-009, K-045). */
export function saveConsent(choices: ConsentChoices): void {
  const chosen = kinds.filter((kind) => choices[kind])
  writeCookie(cookieName, ['answered', ...chosen].join('.'), lifetimeSeconds)
  for (const tell of onChange) tell()
}

/** Calls back on every new answer; gives the way to stop that. */
export function onConsent(tell: () => void): () => void {
  onChange.add(tell)
  return () => void onChange.delete(tell)
}

function consentOf(cookie: string | undefined): Consent {
  const words = new Set(cookie?.split('.'))
  if (!words.has('answered')) return unanswered
  const chosen = (kind: (typeof kinds)[number]) => words.has(kind)
  return {
    answered: true,
    statistics: chosen('statistics'),
    marketing: chosen('marketing'),
    thirdParty: chosen('thirdParty'),
  }
}
