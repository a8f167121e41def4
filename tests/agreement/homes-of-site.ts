import { sites } from '#src/sites/sites.ts'
import type { Site } from '#src/sites/site.ts'
import { createBackend } from '#mocks/backend.ts'
import { required } from '#mocks/catalogue/lib/index-by-id.ts'
import type { Home, Stage } from '#mocks/catalogue/types.ts'
import { objectContent } from '#mocks/operations/content/shared/parts/homes/object-content.ts'
import { hitNow } from '#mocks/state/search/filters/viewing-times.ts'
import { worldIndexOf } from '#mocks/state/search/index/world-index.ts'
import type { World } from '#mocks/state/world.ts'

const dayMs = 86_400_000

/** The sites that sell homes. */
export const selling: readonly (readonly [string, Site])[] = sites
  .filter(({ capabilities }) => capabilities.search)
  .map((site) => [site.key, site])

const worlds = new Map<number, World>()

/** A world whose clock stands so many days after its first one; the tests only read it. */
export function worldOn(daysLater: number): World {
  const known = worlds.get(daysLater) ?? openOn(daysLater)
  worlds.set(daysLater, known)
  return known
}

function openOn(daysLater: number): World {
  const world = required(createBackend({ onViolation: 'fail' }).worlds.get('default'), 'world')
  world.clock.freeze(Date.parse(`${world.data.today}T09:00:00Z`) + daysLater * dayMs)
  return world
}

const told = new WeakMap<World, Map<Site, ToldHome[]>>()

/** A home, with what a search and its own page say of it. */
type ToldHome = ReturnType<typeof tell>[number]

/** Each home of a site, with what a search and its own page say of it; told once for a world that stands still. */
export function homesOfSite(world: World, site: Site): ToldHome[] {
  const ofWorld = told.get(world) ?? new Map<Site, ToldHome[]>()
  told.set(world, ofWorld)
  const homes = ofWorld.get(site) ?? tell(world, site)
  ofWorld.set(site, homes)
  return homes
}

function tell(world: World, site: Site) {
  const index = worldIndexOf(world, site)
  const now = world.clock.now()
  return index.homes.map(({ id, hit }) => {
    const home: Home = required(world.catalogue.home(id), id)
    const stage: Stage = required(world.catalogue.stage(home.stageId), home.stageId)
    const page = required(objectContent(world, index, home, stage), id)
    return { home, stage, hit: hitNow(hit, now), page }
  })
}
