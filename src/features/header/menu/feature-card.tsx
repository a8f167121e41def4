import type { Card } from '#gen/content/model.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'

/** What the menu wants to point out: a picture, a line and a reason. */
export function FeatureCard({ card, onClick }: { card: Card; onClick: () => void }) {
  return (
    <LocalLink href={card.url} onClick={onClick} className="group block lg:col-start-4 lg:row-start-1">
      {card.image && (
        <img
          {...imageAttributes(card.image, { widths: [300, 600], sizes: '20rem', ratio: 3 / 2 })}
          alt={card.image.altText}
          loading="lazy"
          className="aspect-3/2 w-full rounded-img object-cover max-sm:hidden"
        />
      )}
      <p className="mt-3.5 font-control group-hover:underline">{card.heading}</p>
      {card.text && <p className="text-small text-ink-2">{card.text}</p>}
    </LocalLink>
  )
}
