import { Suspense } from 'react'
import { useSession } from '#src/api/session/session.ts'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

const SavedSearchList = lazyPart(
  async () => (await import('#src/features/saved-searches/saved-search-list.tsx')).SavedSearchList,
  { texts: ['saved-searches'] },
)

/** The saved-searches page of My Pages (F-153). */
export function SavedSearchesTemplate({ page }: TemplateProps) {
  const session = useSession()
  const { heading, preamble, blocks } = contentOf(page, 'account')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {session.kind === 'private' && (
        <PageWidth className="pt-12 pb-section">
          <Suspense>
            <SavedSearchList label={heading} />
          </Suspense>
        </PageWidth>
      )}
      <SiteBlocks blocks={blocks} />
    </>
  )
}
