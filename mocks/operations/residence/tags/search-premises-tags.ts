import { premisesTags } from '../../../state/search/text/tags.ts'
import { reply } from '../../shared/reply.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import type { ResidenceOperation } from '../shared/types.ts'

export const searchPremisesTags: ResidenceOperation<'searchPremisesTags'> = ({ body, world }) => {
  const { key } = siteNumbered(body.siteId)
  const premises = world.catalogue.premises.filter(({ site }) => site === key)
  return reply(200, premisesTags(world.catalogue, premises))
}
