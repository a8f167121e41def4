import { readCookie, writeCookie } from '#src/lib/cookies.ts'

const cookieName = 'world'
const lifetimeSeconds = 30 * 24 * 60 * 60

/** Joins a world from now on, on every page of this host. */
export const joinWorld = (id: string): void => writeCookie(cookieName, id, lifetimeSeconds)

/** The world that this browser has joined; undefined for the one that everybody is in. */
export const joinedWorld = (): string | undefined => readCookie(cookieName) || undefined
