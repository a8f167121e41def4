import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { stringifySearch } from '#src/lib/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { homeName } from '#src/domain/sale/hit-title.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/**
 * How a booking has come out: paid (T-010), not gone through (T-011) or complete (T-013). What was booked and its papers
 * are those of the visitor's own booking; whatever went wrong, there is a way back to it.
 */
export function BookingOutcomeTemplate({ page }: TemplateProps) {
  const t = useTranslations('booking')
  const { paths } = useSite()
  const { heading, preamble, object, documents = [], blocks } = contentOf(page, 'booking')
  const bookingId = useRouterState({
    select: ({ location }) => (location.search as Record<string, unknown>)['bookingId'],
  })
  const hasFailed = page.template === 'buyResidenceError'
  const goal = hasFailed
    ? { href: `${paths.booking ?? '/'}${stringifySearch({ bookingId })}`, text: t('outcome.again') }
    : { href: paths.myPages ?? '/', text: t('outcome.myPages') }
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="grid gap-10 pt-10">
        {object && (
          <p>
            {t('outcome.home')}:{' '}
            <LocalLink href={object.url} className={textLinkClass()}>
              {homeName(object)}
            </LocalLink>
          </p>
        )}
        {!hasFailed && documents.length > 0 && (
          <section aria-labelledby="booking-papers">
            <h2 id="booking-papers" className="mb-5 text-h3">
              {t('outcome.documents')}
            </h2>
            <Documents documents={documents} />
          </section>
        )}
        <p>
          <LocalLink href={goal.href} className={buttonClass()}>
            {goal.text}
          </LocalLink>
        </p>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
