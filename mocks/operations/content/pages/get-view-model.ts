import { siteOfRequest } from '../../shared/request/site-of-request.ts'
import { pageReply } from '../shared/page-reply.ts'
import type { ContentOperation } from '../shared/types.ts'

export const getViewModel: ContentOperation<'getViewModel'> = ({
  path,
  query,
  header,
  cookie,
  user,
  world,
  request,
}) => {
  const pagePath = `/${path.pagePath}/`
  const site = siteOfRequest(request, header['x-site'], pagePath)
  return pageReply({ world, site, path: pagePath, query, user, anonymousId: cookie.uid })
}
