import type { AnswerCookie } from '../../../engine/operation.ts'
import type { Hold } from '../../../state/bookings/booking.ts'
import type { Holder } from '../../../state/bookings/bookings.ts'
import type { Principal } from '../../../state/caller/principal.ts'

/** The cookie of click-to-buy that says which home a browser holds (G-075). */
const name = 'buyResidence'

/** Carries the home and the token of the hold. It outlives the hold, so that an expired hold can be told from none. */
export const holdCookie = ({ homeId, token = '' }: Hold): AnswerCookie => ({
  name,
  value: `${homeId}.${token}`,
})

export const noHoldCookie: AnswerCookie = { name, value: '', maxAge: 0 }

/** The home that a cookie names, and the token which proves that this browser holds it. */
export function readHoldCookie(value = ''): { homeId: string; token: string } | undefined {
  const at = value.lastIndexOf('.')
  return at > 0 ? { homeId: value.slice(0, at), token: value.slice(at + 1) } : undefined
}

/** Who may hold a home: the browser by its cookie, and the person who is logged in. */
export function holderOf(cookie: { buyResidence?: string }, user: Principal | undefined): Holder {
  return { token: readHoldCookie(cookie.buyResidence)?.token, userId: user?.userId }
}
