import { SetPassword } from './set-password.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'
import { useLinkKey } from './use-link-key.ts'

/** Chooses a new password by the link of a mail (T-026). */
export function SetPasswordTemplate({ page }: TemplateProps) {
  const { heading, preamble, blocks } = contentOf(page, 'account')
  const token = useLinkKey('token')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <div className="max-w-150">
          <SetPassword token={token} />
        </div>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
