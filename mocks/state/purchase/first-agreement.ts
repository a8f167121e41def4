import type { SiteKey } from '#src/sites/site.ts'
import { countryOf } from '../../catalogue/site-of.ts'
import type { Account } from '../accounts/account.ts'

export type FirstAgreement = 'preliminary-agreement' | 'purchase-agreement'

type Purchase = Pick<NonNullable<Account['activeObject']>, 'timeline'>

/**
 * The agreement that makes a purchase binding. In Sweden a preliminary one is about a grant to come: where the home was
 * as good as ready when it was booked, with nothing left to choose, the grant itself is written at once.
 */
export function firstAgreementOf({ timeline }: Purchase, site: SiteKey): FirstAgreement {
  const isNearlyReady = timeline.some(({ step, date }) => step === 'interior' && date === undefined)
  return isNearlyReady && countryOf(site) === 'se' ? 'purchase-agreement' : 'preliminary-agreement'
}

/**
 * A preliminary agreement that was never signed gives way to the grant on the day of payment. In Norway and Finland the
 * first agreement is the purchase itself: nobody becomes the owner without it.
 */
export const isReplaced = (site: SiteKey, first: FirstAgreement): boolean =>
  first === 'preliminary-agreement' && countryOf(site) === 'se'
