import type { QueryClient } from '@tanstack/react-query'
import { homesPerPage, homesQuery, partsFor, tagsOfAddressQuery } from '#src/api/homes/residence.ts'
import type { Site } from '#src/sites/site.ts'
import { addressWords } from '../address/address-words.ts'
import { requestOf } from '#src/features/search/search-request.ts'
import { placeInHistory } from '#src/lib/address/place-in-history.ts'
import type { HistoryStep } from '#src/lib/address/place-in-history.ts'
import { parseSearchState } from '#src/features/search/search-state.ts'
import { readShown } from './use-shown.ts'

type Context = { site: Site; queryClient: QueryClient }
type Place = { search: Record<string, unknown>; path: string[]; state: HistoryStep }

/**
 * Asks for the homes of a search before its page is there. A new search is not waited for: the page shows itself, and
 * the homes when they come. One that is returned to is: its list must be as long as it was, or the place in it is lost.
 */
export async function prefetchHomes({ site, queryClient }: Context, place: Place): Promise<void> {
  const shown = readShown(placeInHistory(place.state))
  const loading = loadHomes({ site, queryClient }, place, shown)
  if (shown > homesPerPage) await loading
}

async function loadHomes({ site, queryClient }: Context, { search, path }: Place, shown: number) {
  const state = parseSearchState(search)
  const words = addressWords(path, state.q)
  try {
    const tags = await queryClient.query(tagsOfAddressQuery(site, words))
    const query = homesQuery(
      site,
      requestOf(
        site,
        state,
        tags.map(({ id }) => id),
      ),
    )
    await queryClient.infiniteQuery({ ...query, ...partsFor(shown) })
  } catch {
    // the page asks again and says what is wrong
  }
}
