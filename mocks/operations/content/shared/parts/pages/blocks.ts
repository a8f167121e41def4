import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import type { Block, Film, Link } from '../../../../../catalogue/pages/page.ts'
import { cardOf } from '../../../../shared/page/card.ts'
import type { Shape } from '../../types.ts'
import { numbered, paragraphs, points, table } from '../html.ts'
import { membersOf } from '../contacts.ts'

/** Blocks as the contract has them; their ids say at which place they stand, as the hash of an address does. */
export function blocksOf(blocks: readonly Block[], catalogue: Catalogue, site: Site): Shape<'Block'>[] {
  return blocks.map((block, index) => blockOf(block, `block-${index + 1}`, catalogue, site))
}

function blockOf(block: Block, id: string, catalogue: Catalogue, site: Site): Shape<'Block'> {
  const headed = 'heading' in block && block.heading ? { heading: block.heading } : {}
  switch (block.type) {
    case 'text':
      return { type: 'richText', id, html: paragraphs(block.paragraphs, block.heading) }
    case 'list':
      return { type: 'richText', id, html: points(block.items, block.heading) }
    case 'steps':
      return { type: 'richText', id, html: numbered(block.steps, block.heading) }
    case 'table':
      return { type: 'richText', id, html: table(block.head, block.rows, block.heading) }
    case 'image':
      return { type: 'image', id, image: { ...block.image, description: block.caption } }
    case 'gallery':
      return { type: 'gallery', id, ...headed, images: [...block.images] }
    case 'film':
      return { type: 'video', id, video: videoOf(block.film) }
    case 'downloads':
      return { type: 'downloads', id, ...headed, documents: [...block.files] }
    case 'form':
      return { type: 'form', id, ...headed, text: block.text, formType: block.formType }
    case 'links':
      return { type: 'links', id, ...headed, links: block.links.map(pageLink) }
    case 'facts':
      return { type: 'factList', id, ...headed, facts: [...block.facts] }
    case 'faq': {
      const items = block.items.map(({ question, answer }, at) => {
        return { id: `${id}-${at + 1}`, question, answer: paragraphs([answer]) }
      })
      return { type: 'faq', id, ...headed, items }
    }
    case 'cards':
      return {
        type: 'cards',
        id,
        ...headed,
        ...linked(block.link),
        cards: block.cards.map((card, at) => cardOf(card, `${id}-${at + 1}`)),
      }
    case 'stages':
      return {
        type: 'residences',
        id,
        ...headed,
        ...linked(block.link),
        of: 'stage',
        ids: [...block.stageIds],
        display: 'list',
      }
    case 'feature':
      return {
        type: 'feature',
        id,
        heading: block.heading,
        text: block.text,
        image: block.image,
        ...linked(block.link),
      }
    case 'quote':
      return {
        type: 'quote',
        id,
        text: block.text,
        author: block.author,
        ...(block.image ? { image: block.image } : {}),
      }
    case 'contacts':
      return { type: 'contacts', id, ...headed, contacts: membersOf(catalogue, block.staffIds, site) }
  }
}

/** A film as the contract has it; its words are the alternative for whoever cannot hear or see it. */
export function videoOf({ url, title, description, words, image, inPage }: Film): Shape<'VideoBlock'> {
  return {
    videoUrl: url,
    title,
    description,
    scriptText: words,
    image,
    renderOnPage: inPage,
    hideDescriptionOnPage: false,
  }
}

const pageLink = ({ name, url }: Link): Shape<'PageLink'> => ({ name, url })

const linked = (link: Link | undefined) => (link ? { link: pageLink(link) } : {})
