import type { EIdStartReply, LoginStatusReply } from '#gen/account_service/model.ts'
import { eidWaitMs } from '#src/lib/time/eid-wait.ts'
import { serviceNow } from '#src/lib/time/service-clock.ts'
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

/**
 * The start of a signing by an e-ID app, as any other start is answered: the service gives the session alone, and what
 * there is to scan comes with its first status (C-019, C-082).
 */
export async function startOfSigning(session: string): Promise<EIdStartReply> {
  const first = await readEidStatus('booking', 'bank_id', { session })
  const pending = first?.result === 'Pending' ? first : undefined
  return {
    flow: 'app',
    session,
    qrData: pending?.qrData ?? '',
    autoStartToken: pending?.autoStartToken ?? '',
    expiresAt: pending?.expiresAt ?? new Date(serviceNow() + eidWaitMs).toISOString(),
  }
}
