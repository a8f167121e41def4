import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { InspirationList } from './inspiration-list.tsx'
import { DatedList } from './dated-list.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { ContentOf, TemplateProps } from '#src/screens/template.ts'

/** Lists to leaf through rather than to search in. */
const inspirations: readonly string[] = ['inspirationStart', 'inspirationCategory']

function ItemsOf({ template, content }: { template: string; content: ContentOf<'pageList'> }) {
  const { items, categories, heading, years, paging } = content
  if (inspirations.includes(template)) return <InspirationList content={content} />
  if (years || paging) return <DatedList content={content} />
  return <PageList items={items} categories={categories} label={heading} />
}

/** A list of pages, such as news, jobs, places or finished projects. */
export function PageListTemplate({ page }: TemplateProps) {
  const content = contentOf(page, 'pageList')
  const { heading, preamble, image, blocks } = content
  return (
    <div className="pb-12">
      <PageIntro {...{ heading, preamble, image, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <ItemsOf template={page.template} content={content} />
      </PageWidth>
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </div>
  )
}
