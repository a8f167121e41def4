import type { Day } from '../dates.ts'

/** What is wrong with an identity number: its form (`pnrFormat`) or its control digits (`pnrControl`) (E-050). */
export type NumberError = 'format' | 'control'

/** An identity number that holds together. */
export type Identity = Readonly<{
  /** The canonical form, without separators where the country writes none in its registers. */
  value: string
  /** Absent where the number does not tell it. */
  birthDate?: Day
  /** Absent where the number does not tell it. */
  sex?: 'female' | 'male'
}>

export type Verdict<T extends Identity = Identity> =
  | Readonly<{ ok: true; identity: T }>
  | Readonly<{ ok: false; error: NumberError }>

export const badFormat = { ok: false, error: 'format' } as const
export const badControl = { ok: false, error: 'control' } as const

/** The day as ISO text, or nothing if the calendar has no such day. */
export function calendarDay(year: number, month: number, date: number): Day | undefined {
  const day = new Date(Date.UTC(2000, month - 1, date))
  day.setUTCFullYear(year, month - 1, date)
  const real = day.getUTCFullYear() === year && day.getUTCMonth() === month - 1 && day.getUTCDate() === date
  return real ? day.toISOString().slice(0, 10) : undefined
}

/** The sum of the digits, each times its weight. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}
