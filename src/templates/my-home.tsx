import { todayIn } from '#src/features/my-pages/days.ts'
import { MyHomePage } from '#src/features/my-pages/my-home-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from './site-blocks.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** The home that somebody has bought (R-013, T-042). */
export function MyHomeTemplate({ page }: TemplateProps) {
  const content = contentOf(page, 'myObject')
  const { heading, preamble, blocks } = content
  const { timeZone } = useSite()
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <MyHomePage content={content} today={todayIn(timeZone)} />
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}
