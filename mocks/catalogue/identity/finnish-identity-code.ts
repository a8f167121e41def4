import { badControl, badFormat, calendarDay } from './verdict.ts'
import type { Identity, Verdict } from './verdict.ts'

export type FinnishIdentity = Identity & Readonly<{ temporary: boolean }>

const written = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/
const controls = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/**
 * Reads a Finnish personal identity code (V-021): date, century sign, three digits and a control character. The signs
 * Y to U and B to F came with the decree of 2023; the sign is part of the identity. Numbers from 900 are temporary or
 * for tests and are never found in the population register.
 */
export function readFinnishIdentityCode(text: string): Verdict<FinnishIdentity> {
  const value = text.trim().toUpperCase()
  const parts = written.exec(value)
  if (!parts) return badFormat
  const [, dd = '', mm = '', yy = '', sign = '', serial = '', control = ''] = parts
  const birthDate = calendarDay(century(sign) + Number(yy), Number(mm), Number(dd))
  if (!birthDate || Number(serial) < 2) return badFormat
  if (controls[Number(dd + mm + yy + serial) % 31] !== control) return badControl
  const sex = Number(serial) % 2 === 1 ? 'male' : 'female'
  return { ok: true, identity: { value, birthDate, sex, temporary: Number(serial) >= 900 } }
}

function century(sign: string): number {
  if (sign === '+') return 1800
  return '-UVWXY'.includes(sign) ? 1900 : 2000
}
