import type { Day } from '../dates.ts'
import { luhnHolds } from './luhn.ts'
import { badControl, badFormat, calendarDay } from './verdict.ts'
import type { Identity, Verdict } from './verdict.ts'

export type SwedishIdentity = Identity & Readonly<{ coordination: boolean }>

const written = /^(?:(\d{2})?(\d{2})(\d{2})(\d{2}))([-+]?)(\d{3})(\d)$/

/**
 * Reads a Swedish personal or coordination number of 12 or 10 digits, with or without separator (V-017). In the short
 * form the century is the latest that is not in the future, and `+` says that the person turns 100 or more this year,
 * so the day it is read matters. A coordination number has 60 added to the day; its month may be 00 and its day 60
 * where the date is not known. `personnummer` knows neither those nor another day than that of the machine's clock, so it
 * only judges this one in its test (docs/decisions/0013-libraries-before-own-code.md).
 */
export function readSwedishPersonalNumber(text: string, today: Day): Verdict<SwedishIdentity> {
  const parts = written.exec(text.trim())
  if (!parts) return badFormat
  const [, century, yy = '', mm = '', dd = '', sign, serial = '', control = ''] = parts
  if (serial === '000' || (century && sign === '+')) return badFormat
  const coordination = Number(dd) >= 60
  const known = !coordination || (mm !== '00' && dd !== '60')
  const year = century ? Number(century + yy) : fullYear(Number(yy), `${mm}-${date(dd)}`, sign === '+', today)
  const birthDate = calendarDay(year, known ? Number(mm) : 1, known ? Number(date(dd)) : 1)
  if (!birthDate || birthDate > today || Number(dd) > 91) return badFormat
  if (!luhnHolds(yy + mm + dd + serial + control)) return badControl
  const value = `${year}${mm}${dd}${serial}${control}`
  const sex = Number(serial) % 2 === 1 ? 'male' : 'female'
  return { ok: true, identity: { value, sex, coordination, ...(known && { birthDate }) } }
}

function date(dd: string): string {
  return String(Number(dd) >= 60 ? Number(dd) - 60 : Number(dd)).padStart(2, '0')
}

function fullYear(yy: number, monthAndDate: string, plus: boolean, today: Day): number {
  const thisYear = Number(today.slice(0, 4))
  const latest = thisYear - ((((thisYear - yy) % 100) + 100) % 100)
  const started = `${latest}-${monthAndDate}` > today ? latest - 100 : latest
  return plus ? started - 100 : started
}

/** As it is written in full: `19900101-2385`. Takes the twelve digits. */
export function writtenInFull(value: string): string {
  return `${value.slice(0, 8)}-${value.slice(8)}`
}

/** The short form, with `+` from the year the person turns 100: `900101-2385`. Takes the twelve digits. */
export function writtenShort(value: string, today: Day): string {
  const sign = Number(today.slice(0, 4)) - Number(value.slice(0, 4)) >= 100 ? '+' : '-'
  return `${value.slice(2, 8)}${sign}${value.slice(8)}`
}

/**
 * Whether the number lies in the bands reserved for test environments (birth numbers 980, 981, 238 and 239), or is the
 * tax agency's own documentation example. Takes the twelve digits.
 */
export function isReservedForTests(value: string): boolean {
  return ['980', '981', '238', '239'].includes(value.slice(8, 11)) || value === '196408233234'
}
