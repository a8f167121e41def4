import { signCookie } from '../shared/sign-cookie.ts'
import type { BuyOperation } from '../shared/types.ts'

export const setBuyResidenceSignCookie: BuyOperation<'setBuyResidenceSignCookie'> = ({ body }) => ({
  status: 200,
  body: true,
  cookies: [signCookie(body)],
})
