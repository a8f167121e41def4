import { idnr } from '@navikt/fnrvalidator'
import { badControl, badFormat, calendarDay, weightedSum } from './verdict.ts'
import type { Identity, Verdict } from './verdict.ts'

export type NorwegianIdentity = Identity &
  Readonly<{
    kind: 'birthNumber' | 'dNumber'
    /** Made for tests: `tenor` adds 80 to the month, `nav` 40 (as real H-numbers also do). */
    synthetic?: 'tenor' | 'nav'
  }>

/** What each type of the validator is; its functions `fnr`, `dnr` and `tnr` are one and take all of them. */
const traits = {
  fnr: { kind: 'birthNumber' },
  hnr: { kind: 'birthNumber', synthetic: 'nav' },
  tnr: { kind: 'birthNumber', synthetic: 'tenor' },
  dnr: { kind: 'dNumber' },
  'dnr-and-hnr': { kind: 'dNumber', synthetic: 'nav' },
  'dnr-and-tnr': { kind: 'dNumber', synthetic: 'tenor' },
} as const

/** The weights of the first control digit, up to 2031 with a sum that 11 divides. */
const first = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]

/**
 * Reads a Norwegian birth or D-number of 11 digits. From 2032 the first control digit may leave a remainder of 1, 2 or
 * 3 as well; such a number tells neither century nor sex, and is refused where `rule` is `before2032`.
 */
export function readNorwegianIdentityNumber(
  text: string,
  rule: 'from2032' | 'before2032' = 'from2032',
): Verdict<NorwegianIdentity> {
  const value = text.trim().replace(/^(\d{6}) (\d{5})$/, '$1$2')
  const result = idnr(value)
  if (result.status === 'invalid' && result.reasons.some((reason) => reason !== "checksums don't match"))
    return badFormat
  const classic = weightedSum(value, first) % 11 === 0
  const birthDate = classic ? birthDateOf(value) : undefined
  if (classic && !birthDate) return badFormat
  if (result.status === 'invalid' || (!classic && rule === 'before2032')) return badControl
  const sex = Number(value[8]) % 2 === 1 ? 'male' : 'female'
  return { ok: true, identity: { value, ...traits[result.type], ...(birthDate && { birthDate, sex }) } }
}

/** The day in a number of the series up to 2031; nothing where the individual number was never handed out. */
function birthDateOf(value: string): string | undefined {
  const year = birthYear(Number(value.slice(4, 6)), Number(value.slice(6, 9)))
  return year === undefined
    ? undefined
    : calendarDay(year, Number(value.slice(2, 4)) % 40, Number(value.slice(0, 2)) % 40)
}

/** The century that the individual number stands for. */
function birthYear(yy: number, individual: number): number | undefined {
  if (individual < 500) return 1900 + yy
  if (individual < 750 && yy >= 54) return 1800 + yy
  if (yy < 40) return 2000 + yy
  return individual >= 900 ? 1900 + yy : undefined
}
