import { useSession } from '#src/api/session/session.ts'
import { PaymentsPage } from './payments-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** What a customer pays and has paid (R-017, T-048). */
export function MyPaymentsTemplate({ page }: TemplateProps) {
  const session = useSession()
  const { heading, preamble, payments, homes, blocks } = contentOf(page, 'payments')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {session.kind === 'private' && <PaymentsPage notices={payments} homes={homes} user={session.user} />}
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}
