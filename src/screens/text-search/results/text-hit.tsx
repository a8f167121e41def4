import { useTranslations } from 'use-intl'
import type { TextSearchHit } from '#gen/textsearch/model.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { cropText } from '#src/lib/values/crop-text.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

const rowClass = 'border-t border-line py-5'

/** Something found: its picture, what it is, where it is, and how it begins (K-018). */
export function TextHit({
  hit: { title, body, url, category, imageUrl, date: day },
}: {
  hit: TextSearchHit
}) {
  const t = useTranslations('text-search')
  const { date } = useFormats()
  const notes = [t(`category.${category}`), day && date(day)]
  return (
    <li className={`${rowClass} flex flex-wrap items-start gap-4 sm:gap-6`}>
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-small text-ink-2">{notes.filter(Boolean).join('\u00a0· ')}</p>
        <h2 className="mt-1 text-h3">
          <LocalLink href={url} className="decoration-1 underline-offset-4 hover:underline">
            {title}
          </LocalLink>
        </h2>
        {body && <p className="mt-1.5 max-w-measure text-ink-2">{cropText(body)}</p>}
      </div>
      {imageUrl && (
        <img
          {...imageAttributes({ url: imageUrl, orgWidth: 3, orgHeight: 2 }, hitImage)}
          alt=""
          loading="lazy"
          className="aspect-3/2 w-20 shrink-0 rounded-s bg-surface object-cover min-[22rem]:w-24 sm:w-40"
        />
      )}
    </li>
  )
}

const hitImage = { widths: [100, 300, 400], sizes: '(width < 40rem) 6rem, 10rem', ratio: 3 / 2 } as const

/** Hits on their way; `label` is read out. */
export const HitSkeletons = ({ label }: { label: string }) => (
  <div>
    <output className="sr-only">{label}</output>
    <ul aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <li key={row} className={rowClass}>
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="mt-3 h-5.5 w-2/5" />
          <Skeleton className="mt-3.5 h-3.5 w-3/5" />
        </li>
      ))}
    </ul>
  </div>
)
