import type { ReactNode } from 'react'
import type { Card, CardsBlock } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { BlockSection } from './block-section.tsx'
import { Picture, quarter } from '../picture.tsx'

/** Pictures with a heading that lead somewhere, four in a row. */
export const Cards = ({ block }: { block: CardsBlock }) => (
  <BlockSection {...block}>
    {/* a row of them shares its lines, however long a heading is and whether or not more is said below it */}
    <ul className="-mb-9 grid grid-cols-2 gap-x-4 huge-text:grid-cols-1 sm:-mb-12 sm:gap-x-6 lg:grid-cols-4">
      {block.cards.map((card) => (
        <li key={card.id} className="group relative row-span-3 grid grid-rows-subgrid mb-9 sm:mb-12">
          <div>
            <CardPicture card={card} />
          </div>
          <div className="pt-4">
            <CardHeading level={block.heading ? 3 : 2}>
              <LocalLink href={card.url} className="card-link">
                {card.heading}
              </LocalLink>
            </CardHeading>
            {card.meta && <p className="text-small text-ink-2">{card.meta}</p>}
          </div>
          {card.text && <p className="mt-2 text-small text-ink-2 max-sm:hidden">{card.text}</p>}
        </li>
      ))}
    </ul>
  </BlockSection>
)

/** Without a heading of the block it stands right below that of the page. */
function CardHeading({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <Heading className="font-text text-body leading-[1.35] font-strong tracking-[normal]">{children}</Heading>
  )
}

const CardPicture = ({ card: { image } }: { card: Card }) =>
  image && (
    <div className="overflow-hidden rounded-img">
      <Picture
        image={image}
        {...quarter}
        ratio={4 / 5}
        className="aspect-4/5 object-cover transition-transform duration-fold group-hover:scale-102 motion-reduce:group-hover:scale-100"
      />
    </div>
  )
