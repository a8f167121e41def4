import type { LoginStatusReply } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { accountClient, answerOf } from '../account/account-client.ts'
import { AppError } from '../errors.ts'

/** What an e-ID is shown for, beside a login (E-029): to make an account, to be connected to one, or to book a home. */
export type EidFlow = 'register' | 'update' | 'booking'

/** How far a session with an e-ID app has come (C-011, C-016, C-019). */
export function readEidStatus(
  flow: EidFlow,
  idType: Site['idType'],
  { session, signal }: { session: string; signal?: AbortSignal | undefined },
): Promise<LoginStatusReply | undefined> {
  const query = { session }
  if (flow === 'register')
    return answerOf(
      accountClient.GET('/account_service/register/{idType}/status', {
        params: { path: { idType }, query },
        signal,
      }),
    )
  if (flow === 'update')
    return answerOf(
      accountClient.GET('/account_service/update/{idType}/status', {
        params: { path: { idType }, query },
        signal,
      }),
    )
  // where a code comes back, nothing is polled
  if (idType === 'signicat') return Promise.reject(new AppError('notFound'))
  return answerOf(
    accountClient.GET('/account_service/booking/{idType}/status', {
      params: { path: { idType }, query },
      signal,
    }),
  )
}
