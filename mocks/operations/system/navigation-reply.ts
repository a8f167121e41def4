import type { Site } from '#src/sites/site.ts'
import type { World } from '../../state/world.ts'
import { chromeOf, languagesOf } from '../content/chrome.ts'
import { reply } from '../reply.ts'

/** What the pages of a site have around them, from the same source as their view models (S-085). */
export function navigationReply({ catalogue }: World, site: Site) {
  const { navigation, footer, crisisBanner } = chromeOf(catalogue, site)
  return reply(200, {
    navigation,
    footer,
    crisisBanner,
    availableLanguages: languagesOf(catalogue, site, site.basePath),
  })
}
