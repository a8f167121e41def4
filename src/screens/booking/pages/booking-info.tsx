import { useTranslations } from 'use-intl'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { Html } from '#src/ui/content/html.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** How booking a home works, before one books (T-009). */
export function BookingInfoTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const { heading, preamble, terms, documents = [], blocks } = contentOf(page, 'booking')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <SiteBlocks blocks={blocks} />
      {terms && (
        <PageWidth className="py-12">
          <Html html={terms} />
        </PageWidth>
      )}
      {documents.length > 0 && (
        <PageSection title={t('section.documents')}>
          <Documents documents={documents} />
        </PageSection>
      )}
    </>
  )
}
