import { todayIn } from '#src/features/my-pages/days.ts'
import { DocumentPage } from '#src/features/my-pages/document-page.tsx'
import { DocumentsPage } from '#src/features/my-pages/documents-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from './site-blocks.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** The documents of a customer (R-015, T-038), and the pages where one is dealt with and is done (T-039, T-040). */
export function MyDocumentsTemplate({ page }: TemplateProps) {
  const { heading, preamble, documents, current, blocks } = contentOf(page, 'myDocuments')
  const today = todayIn(useSite().timeZone)
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {page.template === 'myDocuments' ? (
        <DocumentsPage documents={documents} today={today} />
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
