import type { Site } from '#src/sites/site.ts'
import { luhnHolds, weighted } from './control-digits.ts'

/** The digits and signs that tell numbers apart; a Swedish number may be written with its century or without. */
function core(number: string): string {
  const plain = number.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^\d{12}$/.test(plain) ? plain.slice(2) : plain
}

/** Whether two personal numbers are one person's (V-052). */
export const isSameNumber = (one: string, other: string): boolean => core(one) === core(other)

/** What is wrong with a personal number as the people of a site have them (V-017, V-021), or undefined. */
export function personalNumberError(
  text: string,
  { personalNumber }: Pick<Site, 'personalNumber'>,
): 'wrong' | 'pnrControl' | undefined {
  const { shape, holds } = kinds[personalNumber]
  const number = core(text)
  if (!shape.test(number)) return 'wrong'
  return holds(number) ? undefined : 'pnrControl'
}

type Kind = { shape: RegExp; holds: (number: string) => boolean }

const finnishControls = '0123456789ABCDEFHJKLMNPRSTUVWXY'

const kinds: Record<Site['personalNumber'], Kind> = {
  'se-personnummer': { shape: /^\d{6}\+?\d{4}$/, holds: luhnHolds },
  'no-fodselsnummer': {
    shape: /^\d{11}$/,
    // from 2032 the first of the two may leave a remainder of up to three
    holds: (number) =>
      weighted(number, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 <= 3 &&
      weighted(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  'fi-hetu': {
    shape: /^\d{6}[-+A-FU-Y]?\d{3}[0-9A-Z]$/,
    holds: (number) => {
      const digits = number.slice(0, 6) + number.slice(-4, -1)
      return finnishControls[Number(digits) % 31] === number.at(-1)
    },
  },
}
