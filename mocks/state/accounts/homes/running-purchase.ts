import { siteOf } from '../../../catalogue/site-of.ts'
import type { Day } from '../../../catalogue/dates.ts'
import { activeObjectOn } from '../../homes/home-progress.ts'
import type { Account } from '../account.ts'
import { ownObjects } from './own-objects.ts'

/** Whether somebody is on the way into a home: a booking is being made, or the keys of one are not handed over yet. */
export function hasRunningPurchase(account: Account, day: Day): boolean {
  const site = siteOf(account.site)
  return (
    account.ongoingBusiness !== undefined ||
    ownObjects(account).some((object) =>
      activeObjectOn(object, account, day, site).timeline.some(
        ({ step, state }) => step === 'moveIn' && state !== 'done',
      ),
    )
  )
}
