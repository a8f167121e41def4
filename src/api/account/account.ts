import { queryOptions, useMutation } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getLoginWithEmailMutationOptions } from '#gen/account_service/calls/login-with-email.ts'
import { selectBoardMember } from '#gen/account_service/calls/select-board-member.ts'
import { getStartLoginMutationOptions } from '#gen/account_service/calls/start-login.ts'
import { getSubmitLoginStatusQueryOptions } from '#gen/account_service/calls/submit-login-status.ts'
import type {
  EmailLoginRequest,
  LoginStartRequest,
  LoginStatusReply,
  LoginType,
} from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { accountClient, answerOf } from './account-client.ts'
import { composeMutation } from '../compose-mutation.ts'
import { composeQuery } from '../compose-query.ts'
import { environment } from '../environment.ts'
import { AppError } from '../errors.ts'
import { beginSession } from '../session/change-session.ts'
import { loginMeta } from '../session/session.ts'

/** Starts a login by the e-ID of the site (C-003). Not retried. */
export function useStartLogin({ idType }: Site) {
  return useMutation(
    composeMutation(getStartLoginMutationOptions(), (request: Omit<LoginStartRequest, 'environment'>) => ({
      idType,
      data: { ...request, environment: environment() },
    })),
  )
}

/** Asks about an e-ID each second until it is no longer pending (K-053), never again after an error (S-023), never from a cache. */
export const untilEnded = {
  refetchInterval: ({ state }: { state: { error: Error | null; data?: LoginStatusReply | undefined } }) =>
    state.error || (state.data && state.data.status !== 'Pending') ? false : 1000,
  refetchIntervalInBackground: true,
  retry: false,
  staleTime: 0,
  gcTime: 0,
  meta: loginMeta,
} as const

/**
 * How far a login by an e-ID app has come (C-004, C-007). Once it answers with a token, the person is logged in.
 */
export const loginStatusQuery = (session: string, loginType: LoginType) =>
  queryOptions({
    queryKey: ['loginStatus', session, loginType] as string[],
    queryFn: async ({ signal, client }) => {
      const asked =
        loginType === 'board'
          ? accountClient.GET('/account_service/login/{idType}/status/board_member/{id}', {
              params: { path: { idType: 'bank_id', id: session } },
              signal,
            })
          : accountClient.GET('/account_service/login/bank_id/status/{session}', {
              params: { path: { session } },
              signal,
            })
      return begun(client, await answerOf(asked))
    },
    ...untilEnded,
  })

/**
 * What the code comes to that an identity provider sent the person back with (C-005). A code is good once, so it is a
 * query: however often it is asked for, it is handed in once.
 */
export const loginCodeQuery = ({ idType }: Site, { code, session }: { code: string; session?: string }) =>
  composeQuery(
    getSubmitLoginStatusQueryOptions(
      idType,
      { code, session, environment: environment() },
      { query: { queryKey: ['submitLoginStatus', code] } },
    ),
    async (answer, { client }) => begun(client, await answer),
    { retry: false, staleTime: Infinity, meta: loginMeta },
  )

/** Logs in by e-mail and password (C-006). */
export function useEmailLogin({ siteId }: Site) {
  return useMutation(
    composeMutation(
      getLoginWithEmailMutationOptions(),
      (request: Omit<EmailLoginRequest, 'siteId'>) => ({ data: { ...request, siteId } }),
      async (answer, { client }) => begun(client, await answer),
    ),
  )
}

/** Logs in as one of several associations (C-008); the token of the question is sent, not one of a login. */
export function useSelectAssociation() {
  return useMutation({
    mutationFn: async ({ id, choiceToken }: { id: string; choiceToken: string }, { client }) =>
      begun(client, await selectBoardMember(id, { headers: { authorization: `Bearer ${choiceToken}` } })),
  })
}

/** A reply with a token has logged the person in by the time it is shown. An empty one counts as a failure. */
export async function begun(
  client: QueryClient,
  reply: LoginStatusReply | undefined,
): Promise<LoginStatusReply> {
  if (typeof reply !== 'object' || !('result' in reply)) throw new AppError('server')
  if ('token' in reply) await beginSession(client, reply.token)
  return reply
}
