import { queryOptions, useMutation } from '@tanstack/react-query'
import { getBookingIdentificationStatus, startBookingIdentification } from '#gen/account_service/hooks.ts'
import type { EIdStartReply } from '#gen/account_service/model.ts'
import { signContract } from '#gen/buyresidence/hooks.ts'
import type { SignContractRequest } from '#gen/buyresidence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { eidWaitMs } from '#src/lib/eid-wait.ts'
import { bookingCall } from './booking-error.ts'
import { keepSigning, keptSigning } from './booking-hold.ts'
import { environment } from './environment.ts'
import { personalMeta } from './session.ts'

/** Starts the identification of a buyer (C-018). Not retried. */
export function useStartIdentification({ idType }: Site) {
  return useMutation({
    mutationFn: (about: { objectId: string; returnUrl: string }) =>
      bookingCall(startBookingIdentification(idType, { ...about, environment: environment() })),
    retry: false,
  })
}

/**
 * Starts the signing of the agreement (C-082). The answer is the address of an identity provider, or the session of an
 * e-ID app: then what there is to scan comes with its first status (C-019).
 */
export function useStartSigning({ idType }: Site) {
  return useMutation({
    mutationFn: (request: SignContractRequest) => bookingCall(started(idType, request)),
    retry: false,
  })
}

async function started(idType: Site['idType'], request: SignContractRequest): Promise<EIdStartReply> {
  const { contractId, objectId } = request
  const reply = await signContract(request)
  if (idType !== 'bank_id') return { flow: 'redirect', session: contractId, redirectUrl: reply }
  const [first] = await Promise.all([
    getBookingIdentificationStatus(idType, { session: reply }),
    keepSigning({ contractId, objectId, session: reply }),
  ])
  const pending = first.result === 'Pending' ? first : undefined
  return {
    flow: 'app',
    session: reply,
    qrData: pending?.qrData ?? '',
    autoStartToken: pending?.autoStartToken ?? '',
    expiresAt: pending?.expiresAt ?? new Date(Date.now() + eidWaitMs).toISOString(),
  }
}

const givenUpKey = 'given-up-signing'

/** Remembers that the person cancelled this session, which no call can end (G-080). */
export const giveUpSigning = (session: string): void => sessionStorage.setItem(givenUpKey, session)

/**
 * The session of a signing of this agreement that still waits for its e-ID app, or null: the page was loaded anew in
 * between (C-078, C-019). A signing that cannot be found, or is over, is none: the person signs anew.
 */
export const waitingSigningQuery = ({ idType }: Site, contractId: string) =>
  queryOptions({
    queryKey: ['waitingSigning', contractId],
    queryFn: async ({ signal }) => {
      const kept = await keptSigning(signal)
      if (!kept || kept.contractId !== contractId) return null
      const { session } = kept
      if (session === sessionStorage.getItem(givenUpKey)) return null
      const { result } = await bookingCall(getBookingIdentificationStatus('bank_id', { session }, { signal }))
      return result === 'Pending' ? session : null
    },
    // an identity provider has a page of its own, which leads back by itself
    enabled: idType === 'bank_id',
    retry: false,
    staleTime: Infinity,
    meta: personalMeta,
  })
