import { type Day, addMonths } from '../../../catalogue/dates.ts'

/** Nobody younger makes an account or buys a home, in years. */
const adult = 18

/** Whether somebody born on a day is of age on another; a birth date in the future is nobody's. */
export function isAdult(birthDate: Day, day: Day): boolean {
  return addMonths(birthDate, adult * 12) <= day
}
