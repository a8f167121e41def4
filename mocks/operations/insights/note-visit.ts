import type { Site } from '#src/sites/site.ts'
import type { Principal } from '../../state/principal.ts'
import type { World } from '../../state/world.ts'

/** Who looks at a page: somebody logged in, or a visitor with the anonymous id of the uid cookie. */
type Visitor = { user: Principal | undefined; anonymousId?: string | undefined }

/** Notes that the page at a path of a site was looked at, where it is one of a project or a home. */
export function noteVisit(world: World, site: Site, path: string, { user, anonymousId }: Visitor): void {
  const found = world.catalogue.site(site.key).find(path)
  const visitor = user?.userId ?? (anonymousId?.startsWith('anon-') ? anonymousId : undefined)
  if (found?.kind === 'stage') world.visits.note({ stageId: found.stage.id })
  if (found?.kind !== 'home') return
  const { id: homeId, stageId } = found.home
  world.visits.note({ stageId, homeId, ...(visitor ? { visitor } : {}) })
}
