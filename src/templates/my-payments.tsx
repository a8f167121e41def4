import { useSession } from '#src/api/session.ts'
import { PaymentsPage } from '#src/features/my-pages/payments-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { SiteBlocks } from './site-blocks.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** What a customer pays and has paid (R-017, T-048). */
export function MyPaymentsTemplate({ page }: TemplateProps) {
  const session = useSession()
  const { heading, preamble, payments, blocks } = contentOf(page, 'payments')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {session.kind === 'private' && <PaymentsPage notices={payments} fees={session.user.payments} />}
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}
