import { useState } from 'react'
import type { User } from '#gen/account_service/model.ts'
import type { WithdrawalReceipt } from '#gen/buyresidence/model.ts'
import { useSite } from '#src/sites/use-site.ts'
import { BookingRight } from './booking-right.tsx'
import { WithdrawalDone } from '../payments/withdrawal-done.tsx'

type Done = { name: string; receipt: WithdrawalReceipt }

/**
 * The bookings of a customer that can still be withdrawn from, as a contract made online has to let one. The proof of a
 * withdrawal stays when its booking has gone from the account.
 */
export function BookingRights({ bookings }: Pick<User, 'bookings'>) {
  const { siteId } = useSite()
  const [done, setDone] = useState<readonly Done[]>([])
  const withdrawn = new Set(done.map(({ receipt }) => receipt.bookingId))
  return (
    <>
      {done.map(({ name, receipt }) => (
        <WithdrawalDone key={receipt.bookingId} name={name} receipt={receipt} />
      ))}
      {bookings.map(
        ({ objectId, siteId: ofSite, bookingId }) =>
          bookingId !== undefined &&
          ofSite === siteId &&
          !withdrawn.has(bookingId) && (
            <BookingRight
              key={bookingId}
              booked={{ objectId, bookingId }}
              onWithdrawn={(name, receipt) => setDone((before) => [...before, { name, receipt }])}
            />
          ),
      )}
    </>
  )
}
