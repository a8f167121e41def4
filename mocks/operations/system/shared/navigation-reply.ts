import type { Site } from '#src/sites/site.ts'
import type { World } from '../../../state/world.ts'
import { chromeNow, languagesOf } from '../../shared/page/chrome.ts'
import { reply } from '../../shared/reply.ts'

/** What the pages of a site have around them, from the same source as their view models (S-085). */
export function navigationReply(world: World, site: Site) {
  const { navigation, footer, crisisBanner } = chromeNow(world, site)
  return reply(200, {
    navigation,
    footer,
    crisisBanner,
    availableLanguages: languagesOf(world.catalogue, site, site.basePath),
  })
}
