import { defaultPremisesSort, searchPremises as search } from '../../state/search/premises.ts'
import { reply } from '../shared/reply.ts'
import { siteNumbered } from '../shared/site-numbered.ts'
import type { ResidenceOperation } from './shared/types.ts'

/** Premises that are answered with when no limit is named (K-020). */
const allPremises = 500

export const searchPremises: ResidenceOperation<'searchPremises'> = ({ body, world }) => {
  const { siteId, filter = {}, sort = defaultPremisesSort, limit = allPremises } = body
  return reply(200, {
    hits: search(world.catalogue.premises, siteNumbered(siteId), filter, sort).slice(0, limit),
  })
}
