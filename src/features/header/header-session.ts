import type { Session as ApiSession } from '#src/api/session/session.ts'
import type { Session } from './session.ts'

/** The user as the header shows one: by first name, or by the association a board member acts for (F-049). */
export function headerSessionOf(session: ApiSession): Session {
  if (session.kind === 'visitor') return session
  const { firstName, lastName, email, favorites } = session.user
  const fullName = `${firstName} ${lastName}`
  return session.kind === 'board'
    ? { kind: 'board', name: session.association.name, fullName, email }
    : { kind: 'private', name: firstName, fullName, email, favouriteCount: favorites.length }
}
