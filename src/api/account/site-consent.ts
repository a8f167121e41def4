import type { User } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'

/** Whether a person has agreed to the terms of this site (P-029, S-019). */
export const hasSiteConsent = ({ consents }: Pick<User, 'consents'>, { key }: Site): boolean =>
  consents.some(({ site }) => site === key)
