import { answerToCode } from './booking-identification-order.ts'
import type { AccountOperation } from './service.ts'

export const validateBookingIdentification: AccountOperation<'validateBookingIdentification'> = ({
  path,
  body,
  user,
  world,
}) => answerToCode(path.idType, body, user, world)
