import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'
import { SearchAlertsByLink } from './search-alerts.tsx'
import { useLinkKey } from './use-link-key.ts'

/** Stops the mails about a saved search by the link in them, without a login (F-153). */
export function SearchAlertsTemplate({ page }: TemplateProps) {
  const { heading, preamble, blocks } = contentOf(page, 'account')
  const code = useLinkKey('code')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <div className="max-w-150">
          <SearchAlertsByLink code={code} />
        </div>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
