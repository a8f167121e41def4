import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getWithdrawBookingMutationOptions } from '#gen/buyresidence/calls/withdraw-booking.ts'
import { bookingInformationQuery } from './booking.ts'
import { bookingCall } from './booking-error.ts'
import { bookingStatusQuery } from './booking-status.ts'
import { composeMutation } from '../compose-mutation.ts'
import { personalMeta } from '../session/session.ts'

/** A booking that was made in the portal. */
export type Booked = { objectId: string; bookingId: string }

/** What is booked, and until when one can withdraw from it; null when one cannot. */
export const withdrawalQuery = ({ objectId, bookingId }: Booked) =>
  queryOptions({
    queryKey: ['withdrawal', bookingId],
    queryFn: async ({ client }) => {
      const [{ name }, progress] = await Promise.all([
        client.query(bookingInformationQuery(objectId, bookingId)),
        client.query(bookingStatusQuery(bookingId)),
      ])
      return { name, until: progress.at === 'there' ? progress.booking.withdrawableUntil : null }
    },
    meta: personalMeta,
  })

/** Withdraws from a booking (contracts/buyresidence.yaml#withdrawBooking). Not retried; all that is shown is read anew. */
export function useWithdraw() {
  const client = useQueryClient()
  const readAnew = () => void client.invalidateQueries()
  const withdrawal = useMutation({
    ...composeMutation(
      getWithdrawBookingMutationOptions(),
      (bookingId: string) => ({ data: { bookingId } }),
      bookingCall,
    ),
    retry: false,
    onSuccess: readAnew,
  })
  return { ...withdrawal, readAnew }
}
