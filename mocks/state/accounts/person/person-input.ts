import type { Site } from '#src/sites/site.ts'
import type { Day } from '../../../catalogue/dates.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import { isAdult } from './age.ts'
import { isPhoneNumber } from './phone-numbers.ts'

/** Whether what somebody says of themselves can be right on a site: of age, and with a phone that can be rung. */
export function isValidPersonInput(
  { phoneNumber, birthDate }: { phoneNumber?: string; birthDate?: Day },
  site: Site,
  today: Day,
): boolean {
  if (birthDate !== undefined && !isAdult(birthDate, today)) return false
  return phoneNumber === undefined || isPhoneNumber(phoneNumber, countryOf(site.key))
}
