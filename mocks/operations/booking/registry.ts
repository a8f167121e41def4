import type { operations } from '#gen/booking/types.ts'
import type { Registry } from '../operation.ts'

/** Who answers each operation of contracts/booking.yaml. */
export const bookingOperations = {
  isEmailValid: 'generated',
  isBookable: 'generated',
  isBookableForBooking: 'generated',
} satisfies Registry<operations>
