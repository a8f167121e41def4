import { writeCookie } from '#src/lib/storage/cookies.ts'
import { randomId } from '#src/lib/values/random-id.ts'

const cookieName = 'uid'
const prefix = 'anon-'
/** Six months (K-045). */
const lifetimeSeconds = 182 * 24 * 60 * 60

/** Gives this browser a new id that says nothing about a person (K-050). */
export function giveAnonymousId(): void {
  writeCookie(cookieName, prefix + randomId(), lifetimeSeconds)
}
