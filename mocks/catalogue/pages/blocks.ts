import type { Language, SiteKey } from '#src/sites/site.ts'
import { areaPicture, stageViews } from '../images/pictures.ts'
import { roomPicture } from '../images/room-picture.ts'
import { required } from '../lib/index-by-id.ts'
import { areaPath } from '../paths.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { Area, ImageRef } from '../types.ts'
import type { BlockData, FilmData, PictureData } from './block-data.ts'
import { companyFile } from './files/company-files.ts'
import { resolveLink } from './links.ts'
import type { PageNames } from './links.ts'
import type { Block, Card, Film } from './page.ts'
import type { PageSources } from './page-sources.ts'

/** Where films play: the page of a demonstration that stands in for a film service of others (P-034). */
const filmHost = '/film-provider/?film='

/** What a block is filled in with. */
export type BlockContext = Readonly<{
  site: SiteKey
  names: PageNames
  sources: PageSources
  /** The page's own picture. */
  own: ImageRef
  /** A card for the page at a path. */
  card: (path: string) => Card
}>

/** A block with its links, pictures, cards and files filled in. */
export function resolveBlock(block: BlockData, context: BlockContext): Block {
  const { site, names, sources } = context
  switch (block.type) {
    case 'text':
    case 'list':
    case 'steps':
    case 'table':
    case 'contacts':
    case 'form':
      return block
    case 'quote': {
      const { picture, ...rest } = block
      return picture ? { ...rest, image: pictureOf(picture, context) } : rest
    }
    case 'image':
      return { type: 'image', image: pictureOf(block.picture, context), caption: block.caption }
    case 'gallery':
      return {
        type: 'gallery',
        heading: block.heading,
        images: block.pictures.map((one) => pictureOf(one, context)),
      }
    case 'film':
      return { type: 'film', film: filmOf(block.film, context) }
    case 'links':
      return {
        type: 'links',
        heading: block.heading,
        links: block.paths.map((path) => resolveLink(path, names)),
      }
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(([label, cell]) => ({
          label,
          ...(typeof cell === 'string' ? { value: cell } : cell),
        })),
      }
    case 'faq':
      return { ...block, items: block.items.map(([question, answer]) => ({ question, answer })) }
    case 'pages':
      return {
        type: 'cards',
        heading: block.heading,
        ...(block.link && { link: resolveLink(block.link, names) }),
        cards: block.paths.map(context.card),
      }
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
    case 'downloads': {
      const files = block.files.map((key) => companyFile(site, key, sources.referenceDate))
      return { type: 'downloads', heading: block.heading, files }
    }
  }
}

/** A film with its address and picture. */
export function filmOf(
  { film, title, description, words, picture, inPage = false }: FilmData,
  context: BlockContext,
): Film {
  return { url: filmHost + film, title, description, words, image: pictureOf(picture, context), inPage }
}

function pictureOf(picture: PictureData, { sources, own, card, site }: BlockContext): ImageRef {
  if (picture === 'own') return own
  if (picture[0] === 'room') return roomPicture(picture[1], siteOf(site).language)
  if (picture[0] === 'view')
    return required(stageViews(byId(sources.stages, picture[1]))[picture[2]], picture[1])
  const [kind, id] = picture
  if (kind === 'page') return required(card(id).image, id)
  return kind === 'stage' ? byId(sources.stages, id).image : areaPicture(byId(sources.areas, id))
}

function byId<T extends Readonly<{ id: string }>>(items: readonly T[], id: string): T {
  return required(
    items.find((item) => item.id === id),
    id,
  )
}

const homesWord: Readonly<Record<Language, string>> = { sv: 'hem', nb: 'hjem', fi: 'kotia', en: 'homes' }

/** Homes of an area that are not sold. */
export const homesLeft = ({ id }: Pick<Area, 'id'>, { stages }: Pick<PageSources, 'stages'>): number =>
  stages.filter(({ areaId }) => areaId === id).reduce((sum, { summary }) => sum + summary.available, 0)

function areaCard(area: Area, site: SiteKey, sources: PageSources): Card {
  const { language } = siteOf(site)
  return {
    heading: `${area.name}, ${area.municipalityName}`,
    text: area.shortDescription,
    meta: `${homesLeft(area, sources)} ${homesWord[language]}`,
    url: areaPath(site, slug(area.municipalityName), area.slug),
    image: areaPicture(area),
  }
}
