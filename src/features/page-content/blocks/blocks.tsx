import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Block, FormBlock, ResidencesBlock } from '#gen/content/model.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { BlockPlace } from './block-place.tsx'
import { BlockSection } from './block-section.tsx'
import { Cards } from './card-blocks.tsx'
import { Downloads } from './documents.tsx'
import { Feature, FilmSection, Gallery, ImageFigure } from './media-blocks.tsx'
import { Contacts } from './people.tsx'
import { Facts, Faq, Links, Quote, RichText } from './text-blocks.tsx'

type Slots = {
  /** Homes and projects belong to the search; whoever puts the page together says how they look. */
  residences: (block: ResidencesBlock) => ReactNode
  /** Forms, likewise; without them their place stays empty. */
  form?: (block: FormBlock) => ReactNode
}

type Props = Slots & {
  blocks: readonly Block[]
  /** The place of the first of them on its page, from 1 on. */
  firstPlace?: number | undefined
  /** They stand inside the width of a page already. */
  isInset?: boolean
  /** Texts have what they are called beside them, so that they and pictures use the width of a page. */
  isBeside?: boolean | undefined
}

/** What editors have built a page of. */
export const Blocks = ({ blocks, firstPlace = 1, isInset = false, isBeside, ...slots }: Props) =>
  blocks.map((block, index) => (
    <BlockPlace
      key={block.id}
      at={firstPlace + index}
      isInset={isInset}
      className={clsx(block.type === 'feature' ? 'last:pb-0' : isBeside && 'lg:py-10')}
    >
      {block.type === 'feature' || isInset ? (
        <BlockContent block={block} isBeside={isBeside} {...slots} />
      ) : (
        <PageWidth>
          <BlockContent block={block} isBeside={isBeside} {...slots} />
        </PageWidth>
      )}
    </BlockPlace>
  ))

type ContentProps = Slots & Pick<Props, 'isBeside'> & { block: Block }

function BlockContent({ block, isBeside, residences, form }: ContentProps) {
  switch (block.type) {
    case 'richText':
      return <RichText block={block} isBeside={isBeside} />
    case 'image':
      return <ImageFigure block={block} />
    case 'gallery':
      return <Gallery block={block} />
    case 'video':
      return <FilmSection block={block} />
    case 'links':
      return <Links block={block} isBeside={isBeside} />
    case 'factList':
      return <Facts block={block} isBeside={isBeside} />
    case 'faq':
      return <Faq block={block} isBeside={isBeside} />
    case 'cards':
      return <Cards block={block} />
    case 'residences':
      return <BlockSection {...block}>{residences(block)}</BlockSection>
    case 'feature':
      return <Feature block={block} />
    case 'quote':
      return <Quote block={block} isBeside={isBeside} />
    case 'contacts':
      return <Contacts block={block} />
    case 'downloads':
      return <Downloads block={block} isBeside={isBeside} />
    case 'form':
      return form?.(block)
  }
}
