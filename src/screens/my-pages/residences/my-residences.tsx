import { Suspense } from 'react'
import { useSession } from '#src/api/session/session.ts'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

const SavedAndBought = lazyPart(async () => (await import('./saved-and-bought.tsx')).SavedAndBought, {
  texts: ['favourites', 'showings'],
})

/** The homes that a customer has saved, bought or asked about (F-152, R-011). */
export function MyResidencesTemplate({ page }: TemplateProps) {
  const session = useSession()
  const { heading, preamble, blocks } = contentOf(page, 'account')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {session.kind === 'private' && (
        <PageWidth className="pt-12 pb-section">
          <Suspense>
            <SavedAndBought user={session.user} />
          </Suspense>
        </PageWidth>
      )}
      <SiteBlocks blocks={blocks} />
    </>
  )
}
