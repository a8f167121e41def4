import type { Image } from '#gen/content/model.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { titleOf } from '#src/domain/sale/hit-title.ts'
import { FactsText, FeeText, PriceText } from '#src/features/home-cards/hit-texts.tsx'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { BlockTexts } from './block-texts.tsx'
import { LinkList } from './link-list.tsx'

type Content = PageViewModel['content']
type Props = {
  page: PageViewModel
  /** What is for sale here. */
  homes: readonly SearchHit[]
  /** Heading and first picture stand above already. */
  isBegun: boolean
}

/**
 * A page in words, numbers and links, for whoever runs no script; the first lines of a page take it away. All texts are the
 * content service's own, or those of the cards.
 */
export function PlainContent({ page, homes, isBegun }: Props) {
  const { content, breadcrumbs, navigation, footer } = page
  const summary = summaryOf(content)
  return (
    <div data-plain="" className="mx-auto w-full max-w-layout px-page pt-10 pb-section [&_a]:underline">
      {!isBegun && <Beginning content={content} />}
      {summary && <Sale hit={summary} />}
      {content.kind === 'object' && <p className="mt-5 max-w-measure text-lead">{content.preamble}</p>}
      {'facts' in content && (
        <div className="mt-8 max-w-measure">
          <KeyValueList items={content.facts} />
        </div>
      )}
      {'blocks' in content && content.blocks.map((block) => <BlockTexts key={block.id} block={block} />)}
      <LinkList links={linksOf(content)} />
      {homes.length > 0 && (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {homes.map((hit) => (
            <li key={hit.id}>
              <HomeLink hit={hit} />
            </li>
          ))}
        </ul>
      )}
      <nav className="mt-12">
        <LinkList links={breadcrumbs} />
        <LinkList links={navigation.flatMap((item) => [item, ...item.children])} />
        <LinkList links={Object.values(footer).flat()} />
      </nav>
    </div>
  )
}

function Beginning({ content }: { content: Content }) {
  const { preamble } = content
  const image = pictureOf(content)
  return (
    <>
      <h1>{content.heading}</h1>
      {preamble && <p className="mt-5 max-w-measure text-lead text-ink-2">{preamble}</p>}
      {image && (
        <img
          {...imageAttributes(image, { widths: [600, 900, 1200, 1600], sizes: '100vw' })}
          alt={image.altText}
          className="mt-8 w-full"
        />
      )}
    </>
  )
}

/** Where it is and what it costs. */
function Sale({ hit }: { hit: SearchHit }) {
  const place = [...new Set([hit.area, hit.municipality])].filter(Boolean).join(', ')
  return (
    <>
      <p className="mt-5 text-lead">
        {hit.stageName && `${hit.stageName} · `}
        {place}
      </p>
      <p className="mt-2">
        <FactsText hit={hit} />
      </p>
      <p className="mt-2">
        <strong>
          <PriceText hit={hit} />
        </strong>{' '}
        <FeeText hit={hit} />
      </p>
    </>
  )
}

function HomeLink({ hit }: { hit: SearchHit }) {
  return (
    <>
      <a href={hit.url}>{titleOf(hit)}</a>
      <br />
      {[hit.area, hit.municipality].filter(Boolean).join(', ')}
      <br />
      <FactsText hit={hit} />
      <br />
      <PriceText hit={hit} />
    </>
  )
}

function summaryOf(content: Content): SearchHit | undefined {
  const { kind } = content
  return kind === 'object' || kind === 'stage' || kind === 'area' ? content.summary : undefined
}

function pictureOf(content: Content): Image | undefined {
  if ('image' in content && content.image) return content.image
  return 'images' in content ? content.images[0] : undefined
}

/** The pages that this one is about. */
function linksOf(content: Content): { name: string; url: string }[] {
  const named = (items: readonly { heading: string; url: string }[] = []) =>
    items.map(({ heading, url }) => ({ name: heading, url }))
  const titled = (hits: readonly SearchHit[]) => hits.map((hit) => ({ name: titleOf(hit), url: hit.url }))
  if (content.kind === 'object') return [content.stage, ...titled(content.similarObjects)]
  if (content.kind === 'stage') return [...named(content.news), ...titled(content.relatedStages)]
  if (content.kind === 'area') return [...titled(content.stages), ...named(content.news)]
  if (content.kind === 'pageList') return named(content.items)
  if (content.kind === 'standardPage') return named(content.related)
  return []
}
