import { useToday } from '#src/domain/use-service-time.ts'
import { DocumentPage } from './document-page.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** The documents of a customer (R-015, T-038), and the pages where one is dealt with and is done (T-039, T-040). */
export function MyDocumentsTemplate({ page }: TemplateProps) {
  const { heading, preamble, documents, current, homes = [], blocks } = contentOf(page, 'myDocuments')
  const today = useToday(useSite().timeZone)
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {page.template === 'myDocuments' ? (
        <DocumentsPage documents={documents} homes={homes} today={today} />
      ) : (
        <DocumentPage
          documents={documents}
          current={current}
          page={page.template === 'myDocumentsDone' ? 'done' : 'action'}
          today={today}
        />
      )}
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}
