import { readCookie, writeCookie } from '#src/lib/storage/cookies.ts'

const cookieName = 'world'
const passName = 'world-pass'
const lifetimeSeconds = 30 * 24 * 60 * 60

/** Joins a world from now on, on every page of this host. */
export const joinWorld = (id: string): void => writeCookie(cookieName, id, lifetimeSeconds)

/** The world that this browser has joined; undefined for the one that everybody is in. */
export const joinedWorld = (): string | undefined => readCookie(cookieName) || undefined

/** Keeps what lets this browser steer the world it is in; it goes along with each call to the mock. */
export const keepPass = (pass: string): void => writeCookie(passName, pass, lifetimeSeconds)

/** The pass that this browser has. */
export const keptPass = (): string | undefined => readCookie(passName) || undefined
