import { readCookie, writeCookie } from '#src/lib/storage/cookies.ts'

const cookieName = 'interest'
/** 30 days (K-046, F-155). */
const lifetimeSeconds = 30 * 24 * 60 * 60
/** A cookie has little room, and older interests are in the account of whoever has one. */
const remembered = 20
const separator = '|'

/** The ids of homes and projects that interest was signed up for on this device, the latest first. */
export const rememberedInterests = (): string[] => idsOf(readCookie(cookieName))

/** Remembers for 30 days that interest in a home or project was signed up for (F-155). */
export function rememberInterest(id: string): void {
  writeCookie(cookieName, withInterest(rememberedInterests(), id).join(separator), lifetimeSeconds)
}

/** The list with an id at its head, once. */
export const withInterest = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, remembered)

/** Reads the cookie's value; ids hold no separator. */
export const idsOf = (cookie: string | undefined): string[] => cookie?.split(separator).filter(Boolean) ?? []
