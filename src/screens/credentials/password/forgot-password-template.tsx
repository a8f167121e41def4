import { ForgotPassword } from '#src/features/login/password/forgot-password.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** Asks for a link to a new password, on a page of its own (R-023, T-025). */
export function ForgotPasswordTemplate({ page }: TemplateProps) {
  const { heading, preamble, blocks } = contentOf(page, 'account')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <div className="max-w-150">
          <ForgotPassword />
        </div>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
