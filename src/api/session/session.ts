import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { getGetUserQueryOptions } from '#gen/account_service/calls/get-user.ts'
import type { BrfAccount, User } from '#gen/account_service/model.ts'
import { giveAnonymousId } from './anonymous-id.ts'
import { forgetPerson, forgetIfEnded, rememberPerson } from '#src/lib/storage/person-memory.ts'
import { hasVisitorFavourites } from '#src/lib/storage/has-visitor-favourites.ts'
import { composeQuery } from '../compose-query.ts'
import { AppError } from '../errors.ts'
import { onTokenChange, readRawToken, readToken, removeToken } from './token.ts'

/** Marks queries about a person: they go with the session. */
export const personalMeta = { personal: true }

/** Marks queries of a running login: they belong to nobody yet, and are never read again. */
export const loginMeta = { login: true }

/** Who uses the portal: nobody known, a person, or a person who acts for the board of an association. */
export type Session =
  | { kind: 'visitor' }
  | { kind: 'private'; user: User }
  | { kind: 'board'; user: User; association: BrfAccount }

/**
 * The logged-in person (C-002). A token that the service refuses is dropped, so that the person can log in anew. What
 * somebody else has left in the browser is forgotten before anything is shown.
 */
export const userQuery = () =>
  composeQuery(
    getGetUserQueryOptions(),
    (answer) =>
      answer.then(
        (user) => {
          rememberPerson(user.id)
          return user.brfAccount || !hasVisitorFavourites() ? user : withVisitorFavourites(user)
        },
        (error: unknown) => {
          if (error instanceof AppError && error.kind === 'unauthorized') removeToken()
          throw error
        },
      ),
    { meta: personalMeta },
  )

const withVisitorFavourites = async (user: User) =>
  (await import('../interest/merge-favourites.ts')).mergeFavourites(user)

/** What a token and the user it brought come to; without either one is a visitor. */
export function sessionOf(hasToken: boolean, user: User | undefined): Session {
  if (!hasToken || !user) return { kind: 'visitor' }
  return user.brfAccount ? { kind: 'board', user, association: user.brfAccount } : { kind: 'private', user }
}

/** Who uses the portal now; follows login, logout and expiry. The same session is the same object. */
export function useSession(): Session {
  const hasToken = useSyncExternalStore(onTokenChange, readRawToken) !== undefined
  const { data } = useQuery({ ...userQuery(), enabled: hasToken })
  return useMemo(() => sessionOf(hasToken, data), [hasToken, data])
}

/**
 * Loads the user of a stored token before the first screen; without one, or when that fails, one is a visitor. A tab that
 * was closed before a logout and opened after it has nothing to restore.
 */
export async function restoreSession(client: QueryClient): Promise<void> {
  forgetIfEnded()
  if (readToken()) await client.query({ ...userQuery(), staleTime: 'static' }).catch(() => undefined)
}

/**
 * Ends a session: no call, the token is dropped and an anonymous id takes its place (CI-015, S-018). What somebody has
 * begun stays, since a session that has run out should cost nobody their work.
 */
export function endSession(): void {
  removeToken()
  giveAnonymousId()
}

/** Logs out whoever wants to: the session ends, and what was kept of them is forgotten, in every tab. */
export function logOut(): void {
  endSession()
  forgetPerson()
}

/** What is left to do once somebody who is gone sees no page of theirs any more. */
export function useForgetPerson(): () => void {
  const client = useQueryClient()
  return () => readAnew(client)
}

/** Forgets what belonged to somebody else and what they have sent, and reads the rest again as whoever it is now. */
export function readAnew(client: QueryClient): void {
  const sent = client.getMutationCache()
  for (const one of sent.getAll()) if (one.state.status !== 'pending') sent.remove(one)
  client.removeQueries({ predicate: ({ meta }) => meta?.['personal'] === true })
  const isPublic = ({ meta }: { meta?: Record<string, unknown> }) => meta?.['login'] !== true
  client.removeQueries({ type: 'inactive', predicate: isPublic })
  void client.invalidateQueries({ predicate: isPublic })
}
