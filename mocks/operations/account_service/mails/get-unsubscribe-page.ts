import { findSite } from '#src/sites/find-site.ts'
import { sites } from '#src/sites/sites.ts'
import { mailsOfCode } from '../../../state/saved/mails-of-code.ts'
import { stopPage } from '../../../state/saved/stop-page.ts'
import type { AccountOperation } from '../shared/types.ts'

/** Leads whoever opens the address of List-Unsubscribe to where mails are stopped by hand; stops none (RFC 8058 §3.1). */
export const getUnsubscribePage: AccountOperation<'getUnsubscribePage'> = ({
  query: { code },
  request,
  world,
}) => {
  const asked = new URL(request.url)
  const siteId = mailsOfCode(world, code)?.search?.siteId
  const site = sites.find((one) => one.siteId === siteId) ?? findSite(asked)
  // on a host that is none of the site's, its page says which site it is of
  const named = site.hosts.includes(asked.hostname) ? '' : `&site=${site.key}`
  // from the host that was asked: it may be known by another scheme and name in front of a proxy
  const location = `${stopPage(code, site, world)}${named}`
  return { status: 303, headers: { location, 'cache-control': 'no-store' } }
}
