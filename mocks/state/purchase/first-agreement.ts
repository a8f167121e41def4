import type { SiteKey } from '#src/sites/site.ts'
import { countryOf } from '../../catalogue/site-of.ts'
import type { Account } from '../accounts/account.ts'

type Purchase = Pick<NonNullable<Account['activeObject']>, 'timeline'>

/**
 * The agreement that makes a purchase binding. In Sweden a preliminary one is about a grant to come: where the home was
 * as good as ready when it was booked, with nothing left to choose, the grant itself is written at once.
 */
export function firstAgreementOf(
  { timeline }: Purchase,
  site: SiteKey,
): 'preliminary-agreement' | 'purchase-agreement' {
  const isNearlyReady = timeline.some(({ step, date }) => step === 'interior' && date === undefined)
  return isNearlyReady && countryOf(site) === 'se' ? 'purchase-agreement' : 'preliminary-agreement'
}
