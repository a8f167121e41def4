import type { AnswerCookie } from '../../../engine/operation.ts'
import type { Buy } from './types.ts'

/** The cookie of click-to-buy that says which signing a browser is in (G-075). */
const name = 'buyResidenceSign'

const id = /^[A-Za-z0-9._~-]{1,64}$/

/** Carries the signing across the e-ID. */
export const signCookie = ({ objectId, contractId, session }: Buy<'SignState'>): AnswerCookie => ({
  name,
  value: [objectId, contractId, session].join('|'),
})

export const noSignCookie: AnswerCookie = { name, value: '', maxAge: 0 }

/** The signing that a cookie carries, or false. */
export function readSignCookie(value = ''): Buy<'SignStateOrFalse'> {
  const [objectId = '', contractId = '', session = '', ...more] = value.split('|')
  const isWhole = more.length === 0 && [objectId, contractId, session].every((part) => id.test(part))
  return isWhole ? { objectId, contractId, session } : false
}
