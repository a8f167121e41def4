import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getGetBuyResidenceCookieQueryOptions } from '#gen/buyresidence/calls/get-buy-residence-cookie.ts'
import { getGetBuyResidenceExpireQueryOptions } from '#gen/buyresidence/calls/get-buy-residence-expire.ts'
import { getBuyResidenceSignCookie } from '#gen/buyresidence/calls/get-buy-residence-sign-cookie.ts'
import { removeBuyResidenceCookie } from '#gen/buyresidence/calls/remove-buy-residence-cookie.ts'
import { removeBuyResidenceExpire } from '#gen/buyresidence/calls/remove-buy-residence-expire.ts'
import { getSetBuyResidenceCookieMutationOptions } from '#gen/buyresidence/calls/set-buy-residence-cookie.ts'
import { setBuyResidenceSignCookie } from '#gen/buyresidence/calls/set-buy-residence-sign-cookie.ts'
import type { SignState } from '#gen/buyresidence/model.ts'
import { serviceNow } from '#src/lib/time/service-clock.ts'
import { BookingError, bookingCall, noStore, falseOnFailure } from './booking-error.ts'
import { composeMutation } from '../compose-mutation.ts'
import { composeQuery } from '../compose-query.ts'
import { personalMeta } from '../session/session.ts'

/** The hold on a home: it runs, it has run out, it was let go of elsewhere, or there never was one here. */
export type HoldState =
  | { at: 'held'; expires: string; bookingId?: string }
  | { at: 'over' | 'cancelled' | 'none' }

/** The home that this browser holds, or false (C-074, X-070). */
export const heldHomeQuery = () =>
  composeQuery(getGetBuyResidenceCookieQueryOptions(), falseOnFailure, {
    retry: false,
    staleTime: 0,
    meta: personalMeta,
  })

/**
 * Until when a home is held (C-075, F-135). Asked about each half minute: it may end elsewhere. Whoever has no cookie is
 * told no more than that there is no hold: one that was there before has been let go of when its time is not up yet.
 */
export const holdQuery = (objectId: string) =>
  composeQuery(
    getGetBuyResidenceExpireQueryOptions(objectId, { request: noStore }),
    async (answer, { client, queryKey }): Promise<HoldState> => {
      try {
        return { at: 'held', ...(await bookingCall(answer)) }
      } catch (error) {
        const kind = error instanceof BookingError ? error.kind : undefined
        if (kind === 'gone') return { at: 'over' }
        if (kind !== 'notFound') throw error
        const before = client.getQueryData<HoldState>(queryKey) ?? { at: 'none' }
        if (before.at !== 'held') return before
        return { at: Date.parse(before.expires) > serviceNow() ? 'cancelled' : 'over' }
      }
    },
    {
      refetchInterval: ({ state }) => (state.data?.at === 'held' ? 30_000 : false),
      staleTime: 0,
      meta: personalMeta,
    },
  )

/** Holds a home, or starts the time of one's own hold anew (C-077, S-078). */
export function useHoldHome() {
  const client = useQueryClient()
  return useMutation({
    ...composeMutation(
      getSetBuyResidenceCookieMutationOptions(),
      (objectId: string) => ({ objectId }),
      bookingCall,
    ),
    retry: false,
    onSuccess: (_held, objectId) => client.invalidateQueries({ queryKey: holdQuery(objectId).queryKey }),
  })
}

/** Forgets the hold on a home, once it has been let go of or has become a booking. */
export function useForgetHold(): (objectId: string) => void {
  const client = useQueryClient()
  return (objectId) => client.setQueryData(holdQuery(objectId).queryKey, { at: 'none' })
}

/** Lets go of the home that is held, and of the cookie that tells of it (C-076, C-084, S-078). */
export function useReleaseHold() {
  return useMutation({
    mutationFn: async () => {
      await bookingCall(removeBuyResidenceExpire())
      await bookingCall(removeBuyResidenceCookie())
    },
    retry: false,
  })
}

/** Keeps which signing the browser goes to the e-ID for (C-079). Nobody is told when it cannot be kept. */
export const keepSigning = (signing: SignState): Promise<boolean> =>
  falseOnFailure(setBuyResidenceSignCookie(signing))

/** The signing that was kept, or false (C-078, X-070). */
export const keptSigning = (options: { signal?: AbortSignal }): Promise<SignState | false> =>
  falseOnFailure(getBuyResidenceSignCookie(options))
