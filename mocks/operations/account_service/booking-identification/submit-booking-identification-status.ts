import { replyToCode } from '../shared/booking-identification-order.ts'
import type { AccountOperation } from '../shared/types.ts'

export const submitBookingIdentificationStatus: AccountOperation<'submitBookingIdentificationStatus'> = ({
  path,
  body,
  user,
  world,
}) => replyToCode(path.idType, body, user, world)
