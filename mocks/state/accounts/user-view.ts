import { siteOf } from '../../catalogue/site-of.ts'
import type { Association } from '../../catalogue/types.ts'
import { activeObjectOn } from '../homes/home-progress.ts'
import type { Principal } from '../caller/principal.ts'
import type { Account, User } from './account.ts'
import { favouriteIds } from '../saved/favourites.ts'
import { isRunning, isVip } from './vip/vip.ts'

/**
 * The account as its holder sees it on a day (N-003), with their home as it stands then. A board member sees the
 * association that was chosen at login; everybody else none.
 */
export function userOf(
  account: Account,
  login: Principal,
  token: User['token'],
  day: string,
  association: Association | undefined,
): User {
  const { site: _site, password, associationIds: _boards, savedSearches: _searches, ...rest } = account
  const {
    signedDocuments: _signed,
    paidOn: _paid,
    otherObjects: _others,
    favourites,
    firstLogin: _first,
    deceased: _deceased,
    eidOnly: _eidOnly,
    withoutPid: _pid,
    closed: _closed,
    alertsFrom: _alerts,
    alertCodes: _codes,
    pricesMailedUntil: _until,
    priceMailCode: _priceCode,
    ...kept
  } = rest
  const { activeObject } = account
  const acting = login.kind === 'board' ? association : undefined
  const running = account.vipMemberships.filter((one) => isRunning(one, day)).map(({ site }) => site)
  return {
    ...kept,
    favorites: favouriteIds(favourites),
    hasPassword: password !== undefined,
    vipSites: account.vipSites.filter((site) => running.includes(site)),
    ...(activeObject && { activeObject: activeObjectOn(activeObject, account, day, siteOf(account.site)) }),
    isVip: isVip(account, day),
    hasSecurityIdentifier: Boolean(account.securityNumber ?? account.pid),
    isBoardMember: acting !== undefined,
    ...(acting ? { brfAccount: brfAccountOf(acting) } : {}),
    token,
  }
}

function brfAccountOf({ id, name, activeFinancialManagement, activeTechnicalManagement }: Association) {
  return { id, name, activeFinancialManagement, activeTechnicalManagement }
}
