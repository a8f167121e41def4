import { badControl, badFormat, calendarDay, weightedSum } from './verdict.ts'
import type { Identity, Verdict } from './verdict.ts'

export type NorwegianIdentity = Identity &
  Readonly<{
    kind: 'birthNumber' | 'dNumber'
    /** Made for tests: `tenor` adds 80 to the month, `nav` 40 (as real H-numbers also do). */
    synthetic?: 'tenor' | 'nav'
  }>

const first = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]
const second = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]

/**
 * Reads a Norwegian birth or D-number of 11 digits. From 2032 the first control digit may leave a remainder of 1, 2 or
 * 3 as well; such a number tells neither century nor sex, and is refused where `rule` is `before2032`.
 */
export function readNorwegianIdentityNumber(
  text: string,
  rule: 'from2032' | 'before2032' = 'from2032',
): Verdict<NorwegianIdentity> {
  const value = text.trim().replace(/^(\d{6}) (\d{5})$/, '$1$2')
  if (!/^\d{11}$/.test(value)) return badFormat
  const { day, month, ...traits } = unmarked(Number(value.slice(0, 2)), Number(value.slice(2, 4)))
  const yy = Number(value.slice(4, 6))
  const remainder = weightedSum(value, first) % 11
  const classic = remainder === 0
  const year = classic ? birthYear(yy, Number(value.slice(6, 9))) : 2000 + yy
  const birthDate = year === undefined ? undefined : calendarDay(year, month, day)
  if (!birthDate) return badFormat
  if (weightedSum(value, second) % 11 !== 0) return badControl
  if (!classic && (rule === 'before2032' || remainder > 3)) return badControl
  const sex = Number(value[8]) % 2 === 1 ? 'male' : 'female'
  return { ok: true, identity: { value, ...traits, ...(classic && { birthDate, sex }) } }
}

function unmarked(dd: number, mm: number) {
  const kind = dd > 40 ? ('dNumber' as const) : ('birthNumber' as const)
  const day = dd > 40 ? dd - 40 : dd
  if (mm > 80) return { day, month: mm - 80, kind, synthetic: 'tenor' as const }
  if (mm > 40) return { day, month: mm - 40, kind, synthetic: 'nav' as const }
  return { day, month: mm, kind }
}

/** The century that the individual number stands for; nothing where the series was never handed out. */
function birthYear(yy: number, individual: number): number | undefined {
  if (individual < 500) return 1900 + yy
  if (individual < 750 && yy >= 54) return 1800 + yy
  if (yy < 40) return 2000 + yy
  return individual >= 900 ? 1900 + yy : undefined
}
