import type { Country } from '../codes.ts'
import { luhnDigit } from './luhn.ts'
import { isOrganisationNumber } from './organisation-number.ts'

/**
 * An organisation number of the country that holds and that nobody has: from the top of the Swedish series for
 * associations, the Norwegian series for synthetic units and the top of the Finnish one. `index` from 0 to 799.
 */
export function organisationNumber(country: Country, index: number): string {
  if (country === 'se') {
    const digits = `769999${String(100 + index).padStart(3, '0')}`
    return `769999-${digits.slice(6)}${luhnDigit(digits)}`
  }
  return firstThatHolds(country, index)
}

/** Some serial numbers have no control digit; each index tries ten of its own. */
function firstThatHolds(country: Country, index: number): string {
  for (let serial = index * 10 + 100; serial < index * 10 + 110; serial++)
    for (let control = 0; control < 10; control++) {
      const digits =
        country === 'no' ? `31${String(serial).padStart(6, '0')}` : `99${String(serial).padStart(5, '0')}-`
      if (isOrganisationNumber(`${digits}${control}`, country)) return `${digits}${control}`
    }
  throw new RangeError(`No organisation number for ${index}`)
}
