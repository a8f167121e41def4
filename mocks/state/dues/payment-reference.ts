import type { Country } from '../../catalogue/codes.ts'
import { luhnDigit } from '../../catalogue/identity/luhn.ts'
import { hash } from '../../catalogue/lib/random.ts'

/**
 * The number that a payment is known by at the bank, always the same for the same thing: OCR in Sweden and KID in Norway
 * end in a Luhn digit, the Finnish viitenumero in one weighted 7, 3, 1.
 */
export function paymentReference(id: string, country: Country): string {
  const digits = String(5_000_000_000 + (hash(id) % 1_000_000_000))
  return `${digits}${country === 'fi' ? finnishDigit(digits) : luhnDigit(digits)}`
}

const weights = [7, 3, 1]

function finnishDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    return total + Number(digit) * (weights[at % weights.length] ?? 1)
  }, 0)
  return (10 - (sum % 10)) % 10
}
