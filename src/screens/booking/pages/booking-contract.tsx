import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { DocumentList } from '../steps/documents/document-list.tsx'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { Html } from '#src/ui/content/html.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** The booking agreement (R-007, T-012): its terms, and to whom books the one of their booking. */
export function BookingContractTemplate({ page }: TemplateProps) {
  const t = useTranslations('booking')
  const { paths } = useSite()
  const session = useSession()
  const { heading, preamble, terms, documents = [], withdrawalDays, blocks } = contentOf(page, 'booking')
  const bookingId = useRouterState({
    select: ({ location }) => (location.search as Record<string, unknown>)['bookingId'],
  })
  const own = session.kind === 'private' && typeof bookingId === 'string' ? bookingId : undefined
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="grid gap-12 pt-10 pb-section">
        {(own !== undefined || documents.length > 0) && (
          <section aria-labelledby="own-agreement" className="max-w-175">
            <h2 id="own-agreement" className="mb-5 text-h3">
              {t('contract.own')}
            </h2>
            {own === undefined ? <Documents documents={documents} /> : <DocumentList bookingId={own} />}
            <LocalLink
              href={`${paths.booking ?? '/'}${stringifySearch({ bookingId: own })}`}
              className={`${buttonClass({ look: 'secondary' })} mt-8`}
            >
              {t('outcome.again')}
            </LocalLink>
          </section>
        )}
        {terms && (
          <section aria-labelledby="agreement-terms">
            <h2 id="agreement-terms" className="sr-only">
              {t('contract.terms')}
            </h2>
            <Html html={terms} />
          </section>
        )}
        {withdrawalDays !== undefined && <p>{t('contract.withdraw', { days: withdrawalDays })}</p>}
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
