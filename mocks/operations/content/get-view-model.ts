import { siteOfRequest } from '../site-of-request.ts'
import { pageReply } from './page-reply.ts'
import type { ContentOperation } from './service.ts'

export const getViewModel: ContentOperation<'getViewModel'> = ({ path, header, user, world, request }) => {
  const pagePath = `/${path.pagePath}/`
  return pageReply(world, siteOfRequest(request, header['x-site'], pagePath), pagePath, user)
}
