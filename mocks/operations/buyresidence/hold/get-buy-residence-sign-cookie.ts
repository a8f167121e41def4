import { privateReply } from '../../shared/reply.ts'
import { readSignCookie } from '../shared/sign-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'

export const getBuyResidenceSignCookie: BuyOperation<'getBuyResidenceSignCookie'> = ({ cookie }) =>
  privateReply(200, readSignCookie(cookie.buyResidenceSign))
