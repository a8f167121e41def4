import type { Country } from '../../../catalogue/codes.ts'

/** National numbers, without spaces and hyphens (V-018, G-023). */
const national: Readonly<Record<Country, RegExp>> = {
  se: /^0\d{7,10}$/,
  no: /^\d{8}$/,
  fi: /^0\d{5,11}$/,
}

/** Whether a phone number can be dialled from a country: one of its own, or any with a country code (V-018). */
export function isPhoneNumber(text: string, country: Country): boolean {
  const number = text.replaceAll(/[-\s]/g, '')
  return national[country].test(number) || /^\+\d{8,15}$/.test(number)
}
