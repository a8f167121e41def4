import type { Country } from '../codes.ts'
import { luhnHolds } from './luhn.ts'
import { weightedSum } from './verdict.ts'

/**
 * Whether a text is an organisation number as the country writes it: Sweden six digits, hyphen, four (the Finnish form
 * is accepted there too, as V-028 has both), Norway nine digits, Finland seven digits, hyphen, one. The control digit
 * is checked.
 */
export function isOrganisationNumber(text: string, country: Country): boolean {
  if (country === 'no') return isNorwegian(text)
  if (country === 'fi') return isFinnish(text)
  return isSwedish(text) || isFinnish(text)
}

/** The third digit is at least 2, so that the number is never taken for a personal number. */
function isSwedish(text: string): boolean {
  return /^\d\d[2-9]\d{3}-\d{4}$/.test(text) && luhnHolds(text.replace('-', ''))
}

function isNorwegian(text: string): boolean {
  return /^\d{9}$/.test(text) && weightedSum(text, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
}

function isFinnish(text: string): boolean {
  return /^\d{7}-\d$/.test(text) && weightedSum(text.replace('-', ''), [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0
}
