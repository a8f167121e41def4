import type { operations } from '#gen/booking/types.ts'
import type { Registry } from '../shared/operation.ts'
import { isBookableForBooking } from './is-bookable-for-booking.ts'
import { isBookable } from './is-bookable.ts'
import { isEmailValid } from './is-email-valid.ts'

/** Who answers each operation of contracts/booking.yaml. */
export const bookingOperations = {
  isEmailValid,
  isBookable,
  isBookableForBooking,
} satisfies Registry<operations>
