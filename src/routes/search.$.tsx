import { createFileRoute, useRouterState } from '@tanstack/react-router'
import type { SearchSchemaInput } from '@tanstack/react-router'
import { loadPage } from '#src/app/load-page.ts'
import { usePage } from '#src/app/use-page.ts'
import { prefetchHomes } from '#src/features/search/results/prefetch-homes.ts'
import { SearchPage } from '#src/features/search/search-page.tsx'
import type { SearchChange } from '#src/features/search/filters/search-control.ts'
import { parseSearchState } from '#src/features/search/address/search-state.ts'
import type { SearchState } from '#src/features/search/address/search-state.ts'
import { LaterBlocks } from '#src/templates/later-blocks.tsx'

export const Route = createFileRoute('/search/$')({
  validateSearch: (raw: Partial<SearchState> & SearchSchemaInput): SearchState => parseSearchState(raw),
  loader: async ({ context, location, params }) => {
    const homes = prefetchHomes(context, { ...location, path: segments(params._splat) })
    await Promise.all([loadPage(context, location), homes])
  },
  component: SearchRoute,
})

function SearchRoute() {
  const { heading, preamble, blocks } = usePage(Route.useMatch()).content
  const entry = useRouterState({
    select: (state) => (state.resolvedLocation ?? state.location).state.__TSR_key ?? '',
  })
  const path = Route.useParams({ select: ({ _splat }) => segments(_splat), structuralSharing: true })
  const state = Route.useSearch()
  const navigate = Route.useNavigate()

  const onChange = ({ state: search, dropsPath, replaces = false }: SearchChange) => {
    const options = { search, replace: replaces, resetScroll: false }
    void (dropsPath
      ? navigate({ ...options, to: '/search/$', params: {} })
      : navigate({ ...options, to: '.' }))
  }
  return (
    <SearchPage {...{ heading, preamble, state, path, entry, onChange }}>
      <LaterBlocks blocks={blocks} />
    </SearchPage>
  )
}

function segments(splat: string | undefined): string[] {
  return splat?.split('/').filter(Boolean) ?? []
}
