import { queryOptions, useMutation } from '@tanstack/react-query'
import { getStartBookingIdentificationMutationOptions } from '#gen/account_service/calls/start-booking-identification.ts'
import type { EIdStartReply } from '#gen/account_service/model.ts'
import { signContract } from '#gen/buyresidence/calls/sign-contract.ts'
import type { SignContractRequest } from '#gen/buyresidence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { bookingCall, falseOnFailure } from './booking-error.ts'
import { keepSigning, keptSigning } from './booking-hold.ts'
import { composeMutation } from '../compose-mutation.ts'
import { readEidStatus, startOfSigning } from '../eid/eid-status.ts'
import { environment } from '../environment.ts'
import { personalMeta } from '../session/session.ts'

/** Starts the identification of a buyer (C-018). Not retried. */
export function useStartIdentification({ idType }: Site) {
  return useMutation({
    ...composeMutation(
      getStartBookingIdentificationMutationOptions(),
      (about: { objectId: string; returnUrl: string }) => ({
        idType,
        data: { ...about, environment: environment() },
      }),
      bookingCall,
    ),
    retry: false,
  })
}

/**
 * Starts the signing of the agreement (C-082), or takes up the one that waits. The answer is the address of an identity
 * provider, or the session of an e-ID app: then what there is to scan comes with its first status (C-019).
 */
export function useStartSigning({ idType }: Site) {
  return useMutation({
    mutationFn: (request: SignContractRequest) => bookingCall(started(idType, request)),
    retry: false,
  })
}

async function started(idType: Site['idType'], request: SignContractRequest): Promise<EIdStartReply> {
  const { contractId, objectId } = request
  if (idType !== 'bank_id')
    return { flow: 'redirect', session: contractId, redirectUrl: await signContract(request) }
  // an app takes one signing of a person at a time
  const session = (await waitingSession(contractId)) ?? (await signContract(request))
  const [reply] = await Promise.all([startOfSigning(session), keepSigning({ contractId, objectId, session })])
  return reply
}

const givenUpKey = 'given-up-signing'

/** Remembers that the person is done with this session, which no call can end (G-080). */
export const giveUpSigning = (session: string): void => keepIn(sessionStorage, givenUpKey, session)

/** The session of a signing of this agreement that waits for its e-ID app since before the page was loaded, or null. */
export const waitingSigningQuery = ({ idType }: Site, contractId: string) =>
  queryOptions({
    queryKey: ['waitingSigning', contractId],
    queryFn: ({ signal }) => waitingSession(contractId, { signal }),
    // an identity provider has a page of its own, which leads back by itself
    enabled: idType === 'bank_id',
    retry: false,
    staleTime: Infinity,
    meta: personalMeta,
  })

/** What was kept of a signing (C-078), if it still waits (C-019). One that cannot be found is none. */
async function waitingSession(
  contractId: string,
  options: { signal?: AbortSignal } = {},
): Promise<string | null> {
  const kept = await keptSigning(options)
  if (!kept || kept.contractId !== contractId) return null
  const { session } = kept
  if (session === sessionStorage.getItem(givenUpKey)) return null
  const status = await falseOnFailure(readEidStatus('booking', 'bank_id', { session, ...options }))
  return status && status.result === 'Pending' ? session : null
}
