import { lazy } from 'react'
import { withTexts } from '#src/i18n/feature-texts.ts'
import { useChrome } from '#src/domain/page/use-chrome.ts'

// it is loaded when somebody searches
const SearchPanel = lazy(async () => ({
  default: (await withTexts(['search-overlay'], import('./search-panel.tsx'))).SearchPanel,
}))

/** What the search action of the header unfolds, with the searches that the page's view model names. */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const { page } = useChrome()
  return <SearchPanel popular={page?.popularSearches ?? []} onClose={onClose} />
}
