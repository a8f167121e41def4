import type { Site } from '#src/sites/site.ts'
import { luhnHolds, weighted } from './control-digits.ts'

type Form = Site['organisationNumbers'][number]

/** Whether a text is an organisation number in one of these forms, control digit included (V-028, V-029, G-041). */
export const isOrganisationNumber = (text: string, forms: readonly Form[]): boolean =>
  forms.some((form) => checks[form](text))

const checks: Record<Form, (text: string) => boolean> = {
  // the third digit is at least 2, so that the number is never taken for a personal number
  'se-6-4': (text) => /^\d\d[2-9]\d{3}-\d{4}$/.test(text) && luhnHolds(text),
  'fi-7-1': (text) => /^\d{7}-\d$/.test(text) && weighted(text, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  'no-9': (text) => /^\d{9}$/.test(text) && weighted(text, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
}
