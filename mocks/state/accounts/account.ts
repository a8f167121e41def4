import type { components } from '#gen/account_service/types.ts'
import type { SiteKey } from '#src/sites/site.ts'
import type { Favourite } from '../saved/favourites.ts'

export type User = components['schemas']['User']
export type SavedSearch = components['schemas']['SavedSearch']
export type OngoingBusiness = components['schemas']['OngoingBusiness']

/** What follows from the rest, or from the login, and so is not kept. */
type Derived = 'token' | 'isBoardMember' | 'brfAccount' | 'favorites' | 'isVip' | 'hasSecurityIdentifier'

/** A person as the backend keeps them; plain data. */
export type Account = Omit<User, Derived> & {
  /** The site whose customer the person is first of all. */
  site: SiteKey
  /** Absent when the person logs in by e-ID only. */
  password?: string
  /** Associations whose board the person sits on. */
  associationIds: string[]
  /** The latest first. */
  favourites: Favourite[]
  savedSearches: SavedSearch[]
  /** From when on, in milliseconds, what is new in a search has yet to be mailed, by its id; of others since they were saved. */
  alertsFrom?: Record<string, number>
  /** The code by which the mails about a search are stopped, by the id of the search; of those that have mailed. */
  alertCodes?: Record<string, string>
  /** Until when, in milliseconds, mails about the prices of saved homes have been sent or were not wanted. */
  pricesMailedUntil?: number
  /** The code by which those mails are stopped; there once one was sent. */
  priceMailCode?: string
  /** Their other homes on the site whose customer they are, as `activeObject` is the first. */
  otherObjects?: NonNullable<User['activeObject']>[]
  /** When documents of their home were signed or approved here, by their ids; others follow the steps of the purchase. */
  signedDocuments?: Record<string, string>
  /** When fees and instalments were paid here, by their ids; others were on the day they were due. */
  paidOn?: Record<string, string>
  /** A purchase that the person has begun and not finished. */
  ongoingBusiness?: OngoingBusiness
  /** The session in which the person first logged in by e-ID, where that was not long ago. */
  firstLogin?: string
  /** The population register says so; every identification ends in the general error. */
  deceased?: boolean
  /** The account takes e-ID only, although it has a password. */
  eidOnly?: boolean
  /** The Norwegian e-ID gives no pid yet: it must be activated in the app first. */
  withoutPid?: boolean
  /** Its holder has closed it: nobody finds it any more, and what the law has kept is all that is left. */
  closed?: boolean
}
