import { signCookie } from './cookies.ts'
import type { BuyOperation } from './service.ts'

export const setBuyResidenceSignCookie: BuyOperation<'setBuyResidenceSignCookie'> = ({ body }) => ({
  status: 200,
  body: true,
  cookies: [signCookie(body)],
})
