import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getSubmitBookingIdentificationStatusQueryOptions } from '#gen/account_service/calls/submit-booking-identification-status.ts'
import { getSubmitRegisterStatusQueryOptions } from '#gen/account_service/calls/submit-register-status.ts'
import { getSubmitUpdateStatusQueryOptions } from '#gen/account_service/calls/submit-update-status.ts'
import { getValidateBookingIdentificationQueryOptions } from '#gen/account_service/calls/validate-booking-identification.ts'
import type { EIdStatusRequest, LoginStatusReply } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { begun, untilEnded } from '../account/account.ts'
import { composeQuery } from '../compose-query.ts'
import { readEidStatus } from './eid-status.ts'
import type { EidFlow } from './eid-status.ts'
import { environment } from '../environment.ts'
import { AppError } from '../errors.ts'
import { renewSession } from '../session/change-session.ts'
import { loginMeta } from '../session/session.ts'

export type { EidFlow } from './eid-status.ts'

type IdType = Site['idType']

const submissions = {
  register: getSubmitRegisterStatusQueryOptions,
  update: getSubmitUpdateStatusQueryOptions,
  booking: (idType: IdType, request: EIdStatusRequest) =>
    idType === 'signicat'
      ? getValidateBookingIdentificationQueryOptions(idType, request)
      : getSubmitBookingIdentificationStatusQueryOptions('eident', request),
}

/**
 * How far an identification by an e-ID app has come (C-011, C-016, C-019). Once it answers with a token, that is the one in use.
 */
export const eidStatusQuery = (flow: EidFlow, { idType }: Site, session: string) =>
  queryOptions({
    queryKey: ['eidStatus', flow, session],
    queryFn: async ({ signal, client }) =>
      ended(flow, client, await readEidStatus(flow, idType, { session, signal })),
    ...untilEnded,
  })

/**
 * What the code comes to that an identity provider sent the person back with (C-012, C-017, C-020, C-021). A code is good once, so it
 * is a query: however often it is asked for, it is handed in once.
 */
export const eidCodeQuery = (
  flow: EidFlow,
  { idType }: Site,
  { code, session }: { code: string; session?: string },
) => {
  const { queryFn } = submissions[flow](idType, { code, session, environment: environment() })
  return composeQuery(
    { queryKey: ['eidCode', flow, code], queryFn },
    async (answer, { client }) => ended(flow, client, await answer),
    { retry: false, staleTime: Infinity, meta: loginMeta },
  )
}

/** A new account begins a session; the account that has got an e-ID goes on with its own. */
async function ended(
  flow: EidFlow,
  client: QueryClient,
  reply: LoginStatusReply | undefined,
): Promise<LoginStatusReply> {
  if (flow === 'register') return begun(client, reply)
  // an empty reply counts as a failure
  if (typeof reply !== 'object' || !('result' in reply)) throw new AppError('server')
  if ('token' in reply) {
    await renewSession(client, reply.token)
    // what was refused without an e-ID may be seen now
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.['login'] !== true })
  }
  return reply
}
