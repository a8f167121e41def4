import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** A list of pages, such as news, jobs, places or finished projects. */
export function PageListTemplate({ page }: TemplateProps) {
  const { heading, preamble, image, items, categories, blocks } = contentOf(page, 'pageList')
  return (
    <div className="pb-12">
      <PageIntro {...{ heading, preamble, image, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <PageList items={items} categories={categories} label={heading} />
      </PageWidth>
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </div>
  )
}
