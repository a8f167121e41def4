import type { operations } from '#gen/system/types.ts'
import type { Operation } from '../operation.ts'
import { siteOfRequest } from '../site-of-request.ts'
import { navigationReply } from './navigation-reply.ts'

export const getNavigation: Operation<operations['getNavigation']> = ({ header, world, request }) =>
  navigationReply(world, siteOfRequest(request, header['x-site']))
