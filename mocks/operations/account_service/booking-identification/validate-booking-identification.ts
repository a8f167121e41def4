import { replyToCode } from '../shared/booking-identification-order.ts'
import type { AccountOperation } from '../shared/types.ts'

export const validateBookingIdentification: AccountOperation<'validateBookingIdentification'> = ({
  path,
  body,
  user,
  world,
}) => replyToCode(path.idType, body, user, world)
