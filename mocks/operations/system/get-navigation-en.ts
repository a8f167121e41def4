import type { operations } from '#gen/system/types.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Operation } from '../shared/operation.ts'
import { navigationReply } from './shared/navigation-reply.ts'

/** The English sub-site has menus of its own, whichever site asks (CV-014). */
export const getNavigationEn: Operation<operations['getNavigationEn']> = ({ world }) =>
  navigationReply(world, siteOf('JmseEn'))
