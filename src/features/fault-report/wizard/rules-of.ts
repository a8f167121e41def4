import type { Site } from '#src/sites/site.ts'
import type { Reporting } from '../reporting.ts'
import type { Rules } from '../steps/form/check.ts'

/** The rules of a site for whoever reports; only a private person can change e-mail and phone here. */
export const rulesOf = (
  { housingNumber, organisationNumbers }: Site,
  { contact, isLoggedIn }: Reporting,
): Rules => ({
  country: housingNumber === 'no-unit' ? 'no' : 'se',
  organisationNumbers,
  contactLocked: isLoggedIn && !contact,
})
