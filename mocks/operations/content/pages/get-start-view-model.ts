import { siteOfRequest } from '../../shared/request/site-of-request.ts'
import { pageReply } from '../shared/page-reply.ts'
import type { ContentOperation } from '../shared/types.ts'

/** The start page lies where the site begins, whether or not the address says so: one host serves several sites. */
export const getStartViewModel: ContentOperation<'getStartViewModel'> = ({
  header,
  cookie,
  query,
  user,
  world,
  request,
}) => {
  const site = siteOfRequest(request, header['x-site'])
  return pageReply({ world, site, path: site.basePath, query, user, anonymousId: cookie.uid })
}
