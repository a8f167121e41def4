import type { Site } from '#src/sites/site.ts'
import { countWrite } from '../world/record-call.ts'
import type { Principal } from '../caller/principal.ts'
import type { World } from '../world.ts'

/** What an anonymous id looks like: the prefix (K-050), and as an id in an address no longer than 64. */
const anonymous = /^anon-[A-Za-z0-9._~-]{1,59}$/

/** Who visits a page: somebody logged in, or a visitor with the anonymous id of the uid cookie. */
type Visitor = { user: Principal | undefined; anonymousId?: string | undefined }

/** Counts a visit of the page at a path of a site, where it is the page of a project or a home. */
export function recordVisit(world: World, site: Site, path: string, { user, anonymousId }: Visitor): void {
  const found = world.catalogue.site(site.key).find(path)
  const visitor = user?.userId ?? (anonymousId && anonymous.test(anonymousId) ? anonymousId : undefined)
  if (found?.kind === 'stage') world.visits.note({ stageId: found.stage.id })
  else if (found?.kind === 'home') {
    const { id: homeId, stageId } = found.home
    world.visits.note({ stageId, homeId, ...(visitor ? { visitor } : {}) })
  } else return
  countWrite(world.data)
}
