import { useChrome } from '#src/domain/page/use-chrome.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'

// it is loaded when somebody searches
const SearchPanel = lazyPart(async () => (await import('./search-panel.tsx')).SearchPanel, {
  texts: ['search-overlay'],
})

/** What the search action of the header unfolds, with the searches that the page's view model names. */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const { page } = useChrome()
  return <SearchPanel popular={page?.popularSearches ?? []} onClose={onClose} />
}
