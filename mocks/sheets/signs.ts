import { ownValue } from '../engine/own-value.ts'
import type { LogEntry } from '../engine/worlds/log.ts'
import type { Account } from '../state/accounts/account.ts'
import type { Booking } from '../state/bookings/booking.ts'
import type { World } from '../state/world.ts'
import type { SheetStep } from './sheet.ts'

/** A step that is done when one of these operations was answered well. */
export const called = (id: string, ...operationIds: string[]): SheetStep => ({
  id,
  isCall: ({ operationId }) => operationId !== null && operationIds.includes(operationId),
})

/** A step that is done when the page at a path was opened. */
export const opened = (
  id: string,
  path: string | null,
  when: (world: World) => boolean = () => true,
): SheetStep => ({
  id,
  isCall: (call: LogEntry, world) => call.path === `${path}GetViewModel` && when(world),
})

/** A step that is done when it is so of an account. */
export const ofAccount = (
  id: string,
  userId: string,
  isSo: (account: Account, world: World) => boolean,
): SheetStep => ({
  id,
  isSo: (world) => {
    const account = world.accounts.byId(userId)
    return account !== undefined && isSo(account, world)
  },
})

/** A step that is done when it is so of a booking that somebody has made. */
export const ofBooking = (id: string, userId: string, isSo: (booking: Booking) => boolean): SheetStep => ({
  id,
  isSo: ({ bookings }) => bookings.ofUser(userId).some(isSo),
})

/** A step that is done when a payment was begun, of whatever. */
export const paymentBegun = (id: string): SheetStep => ({
  id,
  isSo: ({ providerPayments }) => providerPayments.count > 0,
})

/** Whether somebody has looked at the page of a home in this world. */
export const hasSeenHome = ({ data }: World, userId: string): boolean =>
  (ownValue(data.saved.visits.homes, userId) ?? []).length > 0
