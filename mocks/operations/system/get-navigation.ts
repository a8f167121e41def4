import type { operations } from '#gen/system/types.ts'
import type { Operation } from '../shared/operation.ts'
import { siteOfRequest } from '../shared/request/site-of-request.ts'
import { navigationReply } from './shared/navigation-reply.ts'

export const getNavigation: Operation<operations['getNavigation']> = ({ header, world, request }) =>
  navigationReply(world, siteOfRequest(request, header['x-site']))
