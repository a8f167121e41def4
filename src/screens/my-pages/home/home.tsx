import { useToday } from '#src/domain/use-service-time.ts'
import { MyHomePage } from './my-home-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** The home that somebody has bought (R-013, T-042). */
export function MyHomeTemplate({ page }: TemplateProps) {
  const content = contentOf(page, 'myObject')
  const { heading, preamble, blocks } = content
  const { timeZone } = useSite()
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <MyHomePage content={content} today={useToday(timeZone)} />
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}
