import { getGetBookingStatusQueryOptions } from '#gen/buyresidence/calls/get-booking-status.ts'
import type { BookingStatusReply } from '#gen/buyresidence/model.ts'
import { bookingCall, noStore } from './booking-error.ts'
import { composeQuery } from '../compose-query.ts'
import { personalMeta } from '../session/session.ts'

/** How far a started booking has come: still being prepared, there, or asked about too often (G-057). */
export type BookingProgress =
  | { at: 'preparing'; polls: number }
  | { at: 'timeout' }
  | { at: 'there'; booking: BookingStatusReply }

const pollMs = 2000
const maxPolls = 60

/**
 * Asks how far a booking has come, by the id of its start or its own (C-081). 202 is asked about again every two
 * seconds, at most sixty times (S-076, K-070, G-057); asking anew counts from the beginning.
 */
export const bookingStatusQuery = (id: string) =>
  composeQuery(
    getGetBookingStatusQueryOptions(id, { request: noStore }),
    async (answer, { client, queryKey }): Promise<BookingProgress> => {
      const booking = await bookingCall(answer)
      if (booking) return { at: 'there', booking }
      const before = client.getQueryData<BookingProgress>(queryKey)
      const polls = before?.at === 'preparing' ? before.polls + 1 : 1
      return polls < maxPolls ? { at: 'preparing', polls } : { at: 'timeout' }
    },
    {
      refetchInterval: ({ state }) => (state.data?.at === 'preparing' && !state.error ? pollMs : false),
      refetchIntervalInBackground: true,
      retry: false,
      staleTime: 0,
      meta: personalMeta,
    },
  )
