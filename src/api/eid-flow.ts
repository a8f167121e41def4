import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import {
  getBookingIdentificationStatus,
  getRegisterStatus,
  getUpdateStatus,
  submitBookingIdentificationStatus,
  submitRegisterStatus,
  submitUpdateStatus,
  validateBookingIdentification,
} from '#gen/account_service/hooks.ts'
import type { EIdStatusRequest, LoginStatusReply } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { begun, untilEnded } from './account.ts'
import { environment } from './environment.ts'
import { AppError } from './errors.ts'
import { loginMeta, renewSession } from './session.ts'

/** What an e-ID is shown for, beside a login (E-029): to make an account, to be connected to one, or to book a home. */
export type EidFlow = 'register' | 'update' | 'booking'

type IdType = Site['idType']

const polls = {
  register: getRegisterStatus,
  update: getUpdateStatus,
  // where a code comes back, nothing is polled
  booking: (idType: IdType, ...asked: Tail<typeof getBookingIdentificationStatus>) =>
    idType === 'signicat'
      ? Promise.reject(new AppError('notFound'))
      : getBookingIdentificationStatus(idType, ...asked),
}
const submissions = {
  register: submitRegisterStatus,
  update: submitUpdateStatus,
  booking: (idType: IdType, request: EIdStatusRequest) =>
    idType === 'signicat'
      ? validateBookingIdentification(idType, request)
      : submitBookingIdentificationStatus('eident', request),
}

type Tail<Call extends (first: never, ...rest: never[]) => unknown> =
  Parameters<Call> extends [unknown, ...infer Rest] ? Rest : never

/**
 * How far an identification by an e-ID app has come (C-011, C-016, C-019). Once it answers with a token, that is the one in use.
 */
export const eidStatusQuery = (flow: EidFlow, { idType }: Site, session: string) =>
  queryOptions({
    queryKey: ['eidStatus', flow, session],
    queryFn: async ({ signal, client }) =>
      ended(flow, client, await polls[flow](idType, { session }, { signal })),
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
) =>
  queryOptions({
    queryKey: ['eidCode', flow, code],
    queryFn: async ({ client }) =>
      ended(flow, client, await submissions[flow](idType, { code, session, environment: environment() })),
    retry: false,
    staleTime: Infinity,
    meta: loginMeta,
  })

/** A new account begins a session; the account that has got an e-ID goes on with its own. */
async function ended(flow: EidFlow, client: QueryClient, reply: LoginStatusReply): Promise<LoginStatusReply> {
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
