import { ChangeEmail } from './change-email.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'
import { useLinkKey } from './use-link-key.ts'

/** Confirms another e-mail address by the link of a mail (T-015). */
export function ChangeEmailTemplate({ page }: TemplateProps) {
  const { heading, preamble, blocks } = contentOf(page, 'account')
  const id = useLinkKey('id')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <div className="max-w-150">
          <ChangeEmail id={id} />
        </div>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
