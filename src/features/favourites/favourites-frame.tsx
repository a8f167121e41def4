import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { hashParts } from '#src/lib/address/modal-hash.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** What links name the section by (R-011, F-047). */
const anchor = 'favorites'

/** The homes and projects that somebody has saved, where the link of the header leads to. */
export function FavouritesFrame({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('favourites')
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // it comes after its page, so that the browser has looked for it in vain
    if (hashParts(location.hash).includes(anchor)) section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} id={anchor} aria-labelledby="favourites-title" className="scroll-mt-28">
      <SectionHeading
        id="favourites-title"
        title={t('title')}
        link={count > 0 && <span className="text-ink-2">{t('count', { count })}</span>}
      />
      <div className="pt-8">{children}</div>
    </section>
  )
}

/** Nothing has been saved: how it is done, and the way to the search. */
export function NoFavourites() {
  const t = useTranslations('favourites')
  const site = useSite()
  const href = isOpen(site, 'residenceSearch') ? site.paths.residenceSearch : undefined
  return (
    <EmptyState
      action={
        href && (
          <LocalLink href={href} className={buttonClass()}>
            {t('search')}
          </LocalLink>
        )
      }
    >
      {t('empty')}
    </EmptyState>
  )
}
