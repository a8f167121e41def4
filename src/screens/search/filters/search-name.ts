import { filterNames, isSet } from '../address/active-filters.ts'
import { chipText } from './filter-text.ts'
import type { Writer, WrittenSearch } from './filter-text.ts'

/** As long as the name of a saved search may be. */
const maxLength = 100

/** A search in a few words, such as "Nacka, Minst 3 rok": what its chips say; without any filter the page's own name. */
export function searchName(writer: Writer, search: WrittenSearch): string {
  const { state, hasPlaceInPath } = search
  const set = filterNames.filter((name) => isSet(writer.site, state, name, hasPlaceInPath))
  const texts = set.map((name) => chipText(writer, name, search))
  return (texts.join(', ') || writer.t('heading')).slice(0, maxLength)
}
