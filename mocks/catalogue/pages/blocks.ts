import type { Language, SiteKey } from '#src/sites/site.ts'
import { areaPicture } from '../images/pictures.ts'
import { required } from '../index-by-id.ts'
import { areaPath } from '../paths.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../slug.ts'
import type { Area } from '../types.ts'
import { resolveLink } from './links.ts'
import type { PageNames } from './links.ts'
import type { Block, Card } from './page.ts'
import type { BlockData } from './page-data.ts'
import type { PageSources } from './pages.ts'

/** A block with its links, pictures and cards filled in. */
export function resolveBlock(block: BlockData, site: SiteKey, names: PageNames, sources: PageSources): Block {
  switch (block.type) {
    case 'text':
    case 'quote':
    case 'contacts':
      return block
    case 'links':
      return {
        type: 'links',
        heading: block.heading,
        links: block.paths.map((path) => resolveLink(path, names)),
      }
    case 'facts':
      return { ...block, facts: block.facts.map(([label, value]) => ({ label, value })) }
    case 'faq':
      return { ...block, items: block.items.map(([question, answer]) => ({ question, answer })) }
    case 'stages':
      return { ...block, link: resolveLink(block.link, names) }
    case 'places': {
      const cards = block.areaIds.map((id) => areaCard(byId(sources.areas, id), site, sources))
      const heading = block.heading ? { heading: block.heading } : {}
      return { type: 'cards', ...heading, link: resolveLink(block.link, names), cards }
    }
    case 'feature': {
      const { heading, text, stageId } = block
      const { image, url } = byId(sources.stages, stageId)
      return { type: 'feature', heading, text, image, link: { name: block.link, url } }
    }
  }
}

function byId<T extends Readonly<{ id: string }>>(items: readonly T[], id: string): T {
  return required(
    items.find((item) => item.id === id),
    id,
  )
}

const homesWord: Readonly<Record<Language, string>> = { sv: 'hem', nb: 'hjem', fi: 'kotia', en: 'homes' }

function areaCard(area: Area, site: SiteKey, sources: PageSources): Card {
  const { language } = siteOf(site)
  const available = sources.stages
    .filter(({ areaId }) => areaId === area.id)
    .reduce((sum, { summary }) => sum + summary.available, 0)
  return {
    heading: `${area.name}, ${area.municipalityName}`,
    text: area.shortDescription,
    meta: `${available} ${homesWord[language]}`,
    url: areaPath(site, slug(area.municipalityName), area.slug),
    image: areaPicture(area),
  }
}
