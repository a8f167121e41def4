import type { RateLimit } from '../../../state/accounts/access/rate-limits.ts'
import type { World } from '../../../state/world.ts'
import { fingerprintOf } from '../../shared/request/fingerprint.ts'

/** Once a day: a form that was received is sent again by whoever got no answer. */
const onceADay: RateLimit = { count: 1, windowMs: 86_400_000 }

const subjectOf = (key: string, body?: object) => `received/${key}${body ? `/${fingerprintOf(body)}` : ''}`

/** Whether the form of this key has been received, or another one with it. One without a key is each time a new one. */
export function received({ limits }: World, key: string | undefined, body: object): 'new' | 'same' | 'other' {
  const isKnown = (subject: string) => limits.pauseLeft(subject, onceADay) > 0
  if (key === undefined || !isKnown(subjectOf(key))) return 'new'
  return isKnown(subjectOf(key, body)) ? 'same' : 'other'
}

/** Notes that the form of this key has been received. */
export function noteReceived({ limits }: World, key: string | undefined, body: object): void {
  if (key === undefined) return
  limits.count(subjectOf(key), onceADay)
  limits.count(subjectOf(key, body), onceADay)
}
