import { useRouterState } from '@tanstack/react-router'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { TextSearchPage } from './text-search-page.tsx'
import { readTextSearch } from './state/text-search-state.ts'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** What the company writes about: pages, news and jobs, but no homes. */
const categories = ['content', 'news', 'career'] as const

/** The text search of the company's own part (T-020, R-003). */
export function CorporateSearchTemplate({ page }: TemplateProps) {
  const { paths } = useSite()
  const state = useRouterState({
    select: ({ location, resolvedLocation }) => readTextSearch((resolvedLocation ?? location).search),
    structuralSharing: true,
  })
  const { heading, preamble, blocks } = contentOf(page, 'textSearch')
  return (
    <TextSearchPage
      intro={<PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />}
      path={paths.corporateSearch ?? page.seo.canonicalUrl ?? ''}
      state={state}
      categories={categories}
      popular={page.popularSearches}
    >
      <SiteBlocks blocks={blocks} isInset />
    </TextSearchPage>
  )
}
