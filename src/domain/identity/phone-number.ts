import type { Site } from '#src/sites/site.ts'

/** National numbers by who has them, without spaces and hyphens (G-023). */
const national: Record<Site['personalNumber'], RegExp> = {
  'se-personnummer': /^0\d{7,10}$/,
  'no-fodselsnummer': /^\d{8}$/,
  'fi-hetu': /^0\d{5,11}$/,
}

/** Whether a phone number can be dialled where a site is: one of the country, or any with a country code (V-018). */
export function isPhoneNumber(text: string, { personalNumber }: Pick<Site, 'personalNumber'>): boolean {
  const number = text.replaceAll(/[-\s]/g, '')
  return national[personalNumber].test(number) || /^\+\d{8,15}$/.test(number)
}
