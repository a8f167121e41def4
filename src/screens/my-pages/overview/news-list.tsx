import { useTranslations } from 'use-intl'
import type { PageListItem } from '#gen/content/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { imageUrl } from '#src/lib/pictures/image-url.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** What is new in the house. */
export function NewsList({ items }: { items: readonly PageListItem[] }) {
  const t = useTranslations('my-pages.news')
  const site = useSite()
  const { longDate } = useFormats()
  const all = site.paths.myNews && isOpen(site, 'myNews') && (
    <LocalLink href={site.paths.myNews} className={textLinkClass({ look: 'quiet' })}>
      {t('all')}
    </LocalLink>
  )
  return (
    <section aria-labelledby="my-news">
      <SectionHeading id="my-news" title={t('title')} link={all} />
      <ul>
        {items.map(({ id, heading, url, image, publishedOn }) => (
          <li
            key={id}
            className="group relative flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-4"
          >
            {image && (
              <img
                src={imageUrl(apiBase(), image.url, 300, 4 / 3)}
                alt=""
                width={132}
                height={99}
                loading="lazy"
                className="aspect-4/3 w-26 shrink-0 rounded-s object-cover sm:w-33"
              />
            )}
            <div className="min-w-0 flex-1 basis-36">
              {publishedOn && <p className="text-micro text-ink-2">{longDate(publishedOn)}</p>}
              <h3 className="font-text text-h4 wrap-anywhere">
                <LocalLink href={url} className="group-hover:underline after:absolute after:inset-0">
                  {heading}
                </LocalLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
