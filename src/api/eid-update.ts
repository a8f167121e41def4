import { queryOptions, useMutation } from '@tanstack/react-query'
import { getUpdateStatus, startUpdate } from '#gen/account_service/hooks.ts'
import type { Site } from '#src/sites/site.ts'
import { environment } from './environment.ts'
import { beginSession, loginMeta } from './session.ts'

/** Starts adding an e-ID to the account one is logged in with (C-015). Not retried. */
export function useStartUpdate({ idType }: Site) {
  return useMutation({
    mutationFn: (returnUrl: string) => startUpdate(idType, { returnUrl, environment: environment() }),
    retry: false,
  })
}

/**
 * How far adding an e-ID has come (C-016): read each second while it is pending, never retried. Once it answers with a
 * token, the account has its e-ID.
 */
export const updateStatusQuery = ({ idType }: Site, session: string) =>
  queryOptions({
    queryKey: ['getUpdateStatus', session],
    queryFn: async ({ signal, client }) => {
      const reply = await getUpdateStatus(idType, { session }, { signal })
      if ('token' in reply) await beginSession(client, reply.token)
      return reply
    },
    refetchInterval: ({ state }) =>
      state.error || (state.data && state.data.status !== 'Pending') ? false : 1000,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    meta: loginMeta,
  })
