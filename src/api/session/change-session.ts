import { useMutation } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { AppError } from '../errors.ts'
import { readAnew, userQuery } from './session.ts'
import { extendToken, readRawToken, removeToken, storeToken } from './token.ts'

/**
 * Logs in with the token that a login brought; whatever was read as somebody else is read anew.
 *
 * @throws AppError `cookiesBlocked` where the browser keeps no cookie: nobody stays logged in there
 */
export async function beginSession(client: QueryClient, token: string): Promise<void> {
  storeToken(token)
  if (readRawToken() !== token) throw new AppError('cookiesBlocked')
  readAnew(client)
  try {
    await client.query(userQuery())
  } catch (error) {
    removeToken()
    throw error
  }
}

/** Goes on with a newer token of the same person, and reads anew what is known of them. */
export async function renewSession(client: QueryClient, token: string): Promise<void> {
  storeToken(token)
  await refetchUser(client)
}

/** Reads anew who is logged in; waits for it, so that what follows knows. */
export const refetchUser = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: userQuery().queryKey })

/** Reads anew what is known of the person: something of theirs was settled. */
export const readPersonAnew = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.['personal'] === true })

/** Stays logged in for another 60 minutes. Answers false when the service would not have it. */
export function useExtendSession() {
  return useMutation({ mutationFn: async () => (await extendToken()) !== undefined })
}
