import { findSite } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { linkPath } from '../../state/accounts/link-path.ts'
import { mailsOfCode } from '../../state/saved/mails-of-code.ts'
import type { AccountOperation } from './shared/types.ts'

/** Leads whoever opens the address of List-Unsubscribe to where mails are stopped by hand; stops none (RFC 8058 §3.1). */
export const getUnsubscribePage: AccountOperation<'getUnsubscribePage'> = ({
  query: { code },
  request,
  world,
}) => {
  const asked = new URL(request.url)
  const here = findSite(asked)
  const mails = mailsOfCode(world, code)
  const arePrices = mails !== undefined && !mails.search
  const site = sites.find(({ siteId }) => siteId === mails?.search?.siteId) ?? here
  const path = arePrices ? site.paths.mySettings : linkPath('searchAlerts', site, world)
  const query = new URLSearchParams([...(arePrices ? [] : [['code', code]]), ...namedAt(site, asked)])
  // from the host that was asked: it may be known by another scheme and name in front of a proxy
  const location = `${path ?? '/'}${query.size > 0 ? `?${query}` : ''}`
  return { status: 303, headers: { location, 'cache-control': 'no-store' } }
}

/** On a host that is none of the site's, its page says which site it is of. */
const namedAt = ({ hosts, key }: Site, { hostname }: URL): [string, string][] =>
  hosts.includes(hostname) ? [] : [['site', key]]
