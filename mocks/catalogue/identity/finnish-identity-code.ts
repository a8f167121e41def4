import { FinnishSSN } from 'finnish-ssn'
import { badControl, badFormat, calendarDay } from './verdict.ts'
import type { Identity, Verdict } from './verdict.ts'

export type FinnishIdentity = Identity & Readonly<{ temporary: boolean }>

/**
 * Reads a Finnish personal identity code (V-021). The century sign is part of the identity. Numbers below 002 are never
 * given; those from 900 are temporary or for tests and are never found in the population register.
 */
export function readFinnishIdentityCode(text: string): Verdict<FinnishIdentity> {
  const value = text.trim().toUpperCase()
  const code = parsed(value)
  const serial = Number(value.slice(7, 10))
  if (!code || serial < 2) return badFormat
  if (!code.valid) return badControl
  const { dateOfBirth: born, sex } = code
  // the library makes a day of it by the clock of the machine
  const birthDate = calendarDay(born.getFullYear(), born.getMonth() + 1, born.getDate())
  return { ok: true, identity: { value, ...(birthDate && { birthDate }), sex, temporary: serial >= 900 } }
}

/** A code whose control character may be wrong; undefined for what is written otherwise. */
function parsed(value: string) {
  try {
    return FinnishSSN.parse(value)
  } catch {
    return undefined
  }
}
