import { clsx } from 'clsx'
import type { FaqBlock, FactsBlock, LinksBlock, QuoteBlock, RichTextBlock } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { chevronDown } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { besideColumns } from '#src/ui/layout/beside-columns.ts'
import { BlockSection } from './block-section.tsx'
import { Film } from '../film/film.tsx'
import { Html } from '#src/ui/content/html.tsx'

type Props<Block> = { block: Block; isBeside?: boolean }

/** Running text. */
export const RichText = ({ block, isBeside }: Props<RichTextBlock>) => (
  <Html html={block.html} isBeside={isBeside} />
)

/** Links to other pages. */
export const Links = ({ block, isBeside }: Props<LinksBlock>) => (
  <BlockSection {...block} isBeside={isBeside}>
    <ul className="flex flex-wrap gap-x-8 gap-y-4">
      {block.links.map(({ name, url }) => (
        <li key={url}>
          <LocalLink href={url} className={textLinkClass()}>
            {/* one thing: its parts would stand apart, as an icon and words do */}
            <span>
              <Unbroken text={name} />
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  </BlockSection>
)

/** Facts in two columns. */
export const Facts = ({ block, isBeside }: Props<FactsBlock>) => (
  <BlockSection {...block} isBeside={isBeside}>
    <div className="max-w-measure">
      <KeyValueList items={block.facts} />
    </div>
  </BlockSection>
)

/** Questions that unfold their answers; the browser's own disclosure, so that a search on the page finds the answers. */
export const Faq = ({ block, isBeside }: Props<FaqBlock>) => (
  <BlockSection {...block} isBeside={isBeside}>
    <div className="max-w-measure border-t border-line">
      {block.items.map(({ id, question, answer, video }) => (
        <details key={id} className="group border-b border-line">
          <summary className="flex list-none items-start justify-between gap-6 py-5 wrap-anywhere text-h4 [&::-webkit-details-marker]:hidden">
            {question}
            <Icon path={chevronDown} className="mt-1 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-6">
            <Html html={answer} />
            {video && <Film video={video} />}
          </div>
        </details>
      ))}
    </div>
  </BlockSection>
)

/** Somebody's words. */
export const Quote = ({ block, isBeside = false }: Props<QuoteBlock>) => (
  <div className={clsx(isBeside && besideColumns)}>
    <figure className={clsx('max-w-[28em]', isBeside && 'lg:col-start-2')}>
      <blockquote className="font-display text-h2 text-balance">{block.text}</blockquote>
      <figcaption className="mt-5 text-small text-ink-2">{block.author}</figcaption>
    </figure>
  </div>
)
