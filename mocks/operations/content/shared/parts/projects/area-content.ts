import type { Area } from '../../../../../catalogue/types.ts'
import { mapPicture } from '../../../../../imagery/drawn-pictures.ts'
import type { SiteIndex } from '../../../../../state/search/index/site-index.ts'
import { hitNow } from '../../../../../state/search/filters/viewing-times.ts'
import type { World } from '../../../../../state/world.ts'
import type { Shape } from '../../types.ts'
import { areaFacts } from './facts.ts'
import { newsAbout } from '../pages/page-list.ts'
import { staffOf } from '../contacts.ts'
import { distancesOf } from './stage-content.ts'

/** What the page of an area shows, or undefined for an area that the site does not build in. */
export function areaContent(world: World, index: SiteIndex, area: Area): Shape<'AreaContent'> | undefined {
  const now = world.clock.now()
  const place = index.areas.get(area.id)
  if (!place) return undefined
  const entries = index.stages.filter(({ areaId }) => areaId === area.id)
  const [first] = entries
  const stage = first && world.catalogue.stage(first.id)
  return {
    kind: 'area',
    heading: area.name,
    preamble: area.shortDescription,
    summary: hitNow(place.hit, now),
    images: [
      ...entries.flatMap(({ id }) => world.catalogue.stage(id)?.image ?? []),
      mapPicture(area, index.site.language),
    ],
    stages: entries.map(({ hit }) => hitNow(hit, now)),
    distances: distancesOf(area.geo, area, world.catalogue),
    facts: areaFacts(
      area,
      entries.flatMap(({ id }) => world.catalogue.stage(id) ?? []),
    ),
    news: newsAbout(area.id, world.catalogue.site(index.site.key)),
    contacts: stage ? staffOf(world.catalogue, stage).slice(0, 2) : [],
    blocks: [],
  }
}
