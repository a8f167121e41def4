import type { AnswerCookie } from '../../engine/operation.ts'
import type { Principal } from '../../state/principal.ts'
import type { Hold } from '../../state/bookings/booking.ts'
import type { Holder } from '../../state/bookings/bookings.ts'
import type { Buy } from './service.ts'

/** The cookies of click-to-buy (G-075): which home a browser holds, and which signing it is in. */
const holdName = 'buyResidence'
const signName = 'buyResidenceSign'

const id = /^[A-Za-z0-9._~-]{1,64}$/

/** Carries the home and what proves the hold. It outlives the hold, so that the end of it can be told from none. */
export const holdCookie = ({ homeId, token = '' }: Hold): AnswerCookie => ({
  name: holdName,
  value: `${homeId}.${token}`,
})

/** The home that a cookie speaks of, and what proves that this browser holds it. */
export function readHoldCookie(value = ''): { homeId: string; token: string } | undefined {
  const at = value.lastIndexOf('.')
  return at > 0 ? { homeId: value.slice(0, at), token: value.slice(at + 1) } : undefined
}

/** Who asks: the browser with its cookie, and the person who is logged in. */
export function holderOf(cookie: { buyResidence?: string }, user: Principal | undefined): Holder {
  return { token: readHoldCookie(cookie.buyResidence)?.token, userId: user?.userId }
}

export const noHoldCookie: AnswerCookie = { name: holdName, value: '', maxAge: 0 }
export const noSignCookie: AnswerCookie = { name: signName, value: '', maxAge: 0 }

/** Carries the signing across the e-ID. */
export const signCookie = ({ objectId, contractId, session }: Buy<'SignState'>): AnswerCookie => ({
  name: signName,
  value: [objectId, contractId, session].join('|'),
})

/** The signing that a cookie carries, or false. */
export function readSignCookie(value = ''): Buy<'SignStateOrFalse'> {
  const [objectId = '', contractId = '', session = '', ...more] = value.split('|')
  const isWhole = more.length === 0 && [objectId, contractId, session].every((part) => id.test(part))
  return isWhole ? { objectId, contractId, session } : false
}
