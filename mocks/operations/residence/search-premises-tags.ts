import { premisesTags } from '../../state/search/tags.ts'
import { reply } from '../reply.ts'
import { type ResidenceOperation, siteNumbered } from './service.ts'

export const searchPremisesTags: ResidenceOperation<'searchPremisesTags'> = ({ body, world }) => {
  const { key } = siteNumbered(body.siteId)
  const premises = world.catalogue.premises.filter(({ site }) => site === key)
  return reply(200, premisesTags(world.catalogue, premises))
}
