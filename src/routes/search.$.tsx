import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router'
import type { SearchSchemaInput } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadPage } from '#src/app/loading/load-page.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { parseSearchState } from '#src/features/search/search-state.ts'
import type { SearchState } from '#src/features/search/search-state.ts'
import type { SearchChange } from '#src/screens/search/filters/search-control.ts'
import { prefetchHomes } from '#src/screens/search/results/prefetch-homes.ts'
import type { SearchView } from '#src/screens/search/results/view-switch.tsx'
import { SearchPage } from '#src/screens/search/search-page.tsx'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { placeInHistory } from '#src/lib/address/place-in-history.ts'
import { hashParts } from '#src/lib/address/modal-hash.ts'
import { DeferredBlocks } from '#src/screens/deferred-blocks.tsx'
import { searchParts } from '#src/screens/search/page-parts.tsx'

export const Route = createFileRoute('/search/$')({
  validateSearch: (raw: Partial<SearchState> & SearchSchemaInput): SearchState => parseSearchState(raw),
  loader: async ({ context, location, params }) => {
    const homes = prefetchHomes(context, { ...location, path: segments(params._splat) })
    await Promise.all([loadPage(context, location), homes, loadTexts('search')])
  },
  component: SearchRoute,
})

function SearchRoute() {
  useStaysWhileLoading()
  const { content } = usePage(Route.useMatch())
  const entry = useRouterState({
    select: (state) => placeInHistory((state.resolvedLocation ?? state.location).state),
  })
  const path = Route.useParams({ select: ({ _splat }) => segments(_splat), structuralSharing: true })
  // the router keeps what the search does not know, such as a campaign
  const state = Route.useSearch({ select: parseSearchState, structuralSharing: true })
  const view = useRouterState({ select: ({ location }) => viewOf(location.hash) })
  const navigate = Route.useNavigate()

  const onChange = ({ state: search, dropsPath, replaces = false }: SearchChange) => {
    const options = { search, hash: true as const, replace: replaces, resetScroll: false }
    void (dropsPath
      ? navigate({ ...options, to: '/search/$', params: { _splat: undefined } })
      : navigate({ ...options, to: '.' }))
  }
  const onView = (next: SearchView) =>
    void navigate({ to: '.', search: true, hash: next === 'map' ? next : '', resetScroll: next === 'map' })
  return (
    <SearchPage texts={content} {...{ state, path, entry, onChange, view, onView }} parts={searchParts}>
      <DeferredBlocks blocks={content.blocks} />
    </SearchPage>
  )
}

/**
 * A place that leaves the path is a page of its own to the router. While that is on its way the search stays, with the
 * popover in which the place was unchecked.
 */
function useStaysWhileLoading() {
  const { routesById, options } = useRouter()
  useEffect(() => {
    const route = routesById['/search/$']
    route.update({ pendingMs: Infinity })
    return () => void route.update({ pendingMs: options.defaultPendingMs ?? 1000 })
  }, [routesById, options])
}

const viewOf = (hash: string): SearchView => (hashParts(hash).includes('map') ? 'map' : 'list')

function segments(splat: string | undefined): string[] {
  return splat?.split('/').filter(Boolean) ?? []
}
