import { createFileRoute } from '@tanstack/react-router'
import type { SearchSchemaInput } from '@tanstack/react-router'
import { loadPage } from '#src/app/loading/load-page.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { TextSearchPage } from '#src/screens/text-search/text-search-page.tsx'
import { readTextSearch } from '#src/screens/text-search/state/text-search-state.ts'
import type { TextSearchState } from '#src/screens/text-search/state/text-search-state.ts'
import { toLocal } from '#src/i18n/paths/path-map.ts'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'

export const Route = createFileRoute('/text-search')({
  validateSearch: (raw: Partial<TextSearchState> & SearchSchemaInput): TextSearchState => readTextSearch(raw),
  loader: async ({ context, location }) => {
    await Promise.all([loadPage(context, location), loadTexts('text-search', 'search', 'page-content')])
  },
  component: TextSearchRoute,
})

function TextSearchRoute() {
  const site = useSite()
  const match = Route.useMatch()
  const { content, breadcrumbs, popularSearches } = usePage(match)
  const { heading, preamble, blocks } = content
  return (
    <TextSearchPage
      intro={<PageIntro {...{ heading, preamble, breadcrumbs }} />}
      path={toLocal(site, match.pathname)}
      state={Route.useSearch()}
      popular={popularSearches}
    >
      <SiteBlocks blocks={blocks} isInset />
    </TextSearchPage>
  )
}
