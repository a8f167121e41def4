import type { components } from '#gen/case_management/types.ts'
import type { CasePlace } from '../../../catalogue/cases/place.ts'
import { placeView } from '../../../state/cases/place-view.ts'
import { searchPlaces } from '../../../state/cases/search-places.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import { reply } from '../../shared/reply.ts'
import { caseSite } from './case-site.ts'
import { caseUserOf } from '../../shared/request/case-user.ts'
import { todayOf } from '../../../state/today.ts'

type Search = {
  operationId: string
  body: components['schemas']['CaseSearchRequest']
  user: Principal | undefined
  world: World
}

/** Places of the site's country by address; a board finds its own property only. */
export function findPlaces({ operationId, body, user, world }: Search, kinds: readonly CasePlace['kind'][]) {
  const caseUser = caseUserOf({ user, world })
  if ('status' in caseUser) return caseUser
  const found = caseSite(body.site)
  if ('status' in found) return found
  const day = todayOf(world)
  const query = {
    text: body.text,
    country: found.country,
    kinds,
    associationId: caseUser.association?.id,
    day,
  }
  const hits = world.errands.findsNothing(operationId) ? [] : searchPlaces(world.catalogue, query)
  return reply(
    200,
    hits.map((place) => placeView(place, world.errands.guaranteeEnd(place))),
  )
}
