import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Clock } from '../../engine/worlds/clock.ts'
import type { Ids } from '../../engine/worlds/ids.ts'
import type { Random } from '../../engine/worlds/random.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { EidOrders } from '../eid/eid-orders.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { ProviderPayments, type ProviderPaymentsData } from '../payments/provider-payments.ts'
import { Bookings } from './bookings.ts'
import { BookingRecords, type BookingsData } from './records.ts'
import { seededBookings } from './seeded-bookings.ts'

type Parts = Readonly<{
  catalogue: Catalogue
  clock: Clock
  ids: Ids
  random: Random
  accounts: Accounts
  eid: EidOrders
  mailbox: Mailbox
}>

/** Bookings and the payments for them, over the data of a world. */
export function openBookings(
  data: Readonly<{ bookings: BookingsData; providerPayments: ProviderPaymentsData }>,
  parts: Parts,
): { bookings: Bookings; providerPayments: ProviderPayments } {
  const payments = new ProviderPayments(data.providerPayments, parts.clock)
  const records = new BookingRecords(data.bookings, () => seededBookings(parts.catalogue))
  return { providerPayments: payments, bookings: new Bookings({ ...parts, payments, records }) }
}
