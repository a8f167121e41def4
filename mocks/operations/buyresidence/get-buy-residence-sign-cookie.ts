import { privateReply } from '../reply.ts'
import { readSignCookie } from './cookies.ts'
import type { BuyOperation } from './service.ts'

export const getBuyResidenceSignCookie: BuyOperation<'getBuyResidenceSignCookie'> = ({ cookie }) =>
  privateReply(200, readSignCookie(cookie.buyResidenceSign))
