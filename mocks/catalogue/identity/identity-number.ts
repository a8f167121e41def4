import type { Country } from '../codes.ts'
import type { Day } from '../dates.ts'
import { readFinnishIdentityCode } from './finnish-identity-code.ts'
import { readNorwegianIdentityNumber } from './norwegian-identity-number.ts'
import { isReservedForTests, readSwedishPersonalNumber } from './swedish-personal-number.ts'
import type { Verdict } from './verdict.ts'

/** Reads an identity number as the country writes it. */
export function readIdentityNumber(text: string, country: Country, today: Day): Verdict {
  if (country === 'no') return readNorwegianIdentityNumber(text)
  return country === 'fi' ? readFinnishIdentityCode(text) : readSwedishPersonalNumber(text, today)
}

/** Whether a number holds and cannot be a living person's: reserved in Sweden, synthetic in Norway, from 900 in Finland. */
export function isTestNumber(text: string, country: Country, today: Day): boolean {
  if (country === 'se') {
    const verdict = readSwedishPersonalNumber(text, today)
    return verdict.ok && isReservedForTests(verdict.identity.value)
  }
  if (country === 'no') {
    const verdict = readNorwegianIdentityNumber(text)
    return verdict.ok && verdict.identity.synthetic === 'tenor'
  }
  const verdict = readFinnishIdentityCode(text)
  return verdict.ok && verdict.identity.temporary
}
