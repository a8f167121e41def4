import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { placesOfTextQuery } from '#src/api/homes/places-of-text.ts'
import { tagSuggestionsQuery } from '#src/api/homes/residence-places.ts'
import { homesQuery } from '#src/api/homes/residence.ts'
import { saysSomething, understand } from '#src/domain/wanted-home/understood-words.ts'
import { FoundCount } from '#src/features/search/found-count.tsx'
import { requestOf } from '#src/features/search/search-request.ts'
import type { SearchState } from '#src/features/search/search-state.ts'
import { useSite } from '#src/sites/use-site.ts'
import { suggestionCount } from './start-choices.ts'
import { meantBy } from './words-meant.ts'

/** How many homes there are for words that are no place's name; no number where some of them stand for nothing. */
export function WordsCount({ text, state }: { text: string; state: SearchState }) {
  const site = useSite()
  const said = understand(text, site.language)
  const rest = useQuery({ ...placesOfTextQuery(site, said.rest), enabled: saysSomething(said) })
  const suggestions = useQuery(tagSuggestionsQuery(site, text, suggestionCount))
  const meant = meantBy(said, rest.data, suggestions.data)
  const tagIds = meant?.places.map(({ id }) => id) ?? []
  const homes = useInfiniteQuery({
    ...homesQuery(site, requestOf(site, { ...state, ...meant?.filter }, tagIds)),
    enabled: meant?.unknown.length === 0 && !(saysSomething(said) && rest.isPending),
  })
  return <FoundCount total={meant?.unknown.length === 0 ? homes.data?.pages[0]?.total : undefined} />
}
